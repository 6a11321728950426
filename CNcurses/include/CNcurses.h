/* The thin C shim over ncursesw and the libc calls that Swift cannot see.
 *
 * Every function is prefixed cnc_. curses.h and term.h are included by the .c files only, never
 * here: their macros and mutable globals must not reach Swift.
 *
 * Unless said otherwise a function returns 0 (or a descriptor) when it worked and -1 with errno set
 * when it did not, and is safe to call from any thread.
 */
#ifndef CNCURSES_H
#define CNCURSES_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

/* ---- pty.c: programs on pseudo-terminals, and what they cost ------------------------------- */

/* Opens both ends of a new pseudo-terminal, close-on-exec. Returns the master. */
int cnc_pty_open(int columns, int rows, int *slave);

/* Starts `path` on a new pseudo-terminal of `columns` x `rows` cells and stores its process id.
 * The child leads a new session whose controlling terminal is the pty (also its descriptors 0, 1
 * and 2; no other descriptor is inherited), with default signal dispositions and an empty mask.
 * `argv` and `envp` end in NULL. Returns the close-on-exec master descriptor, or -1; a program that
 * cannot be executed ends with status 127. */
int cnc_pty_spawn(const char *path, char *const argv[], char *const envp[], int columns, int rows,
                  int *pid);

/* Tells the pty behind `master` its new size; the program on it gets SIGWINCH. */
int cnc_pty_resize(int master, int columns, int rows);

/* A pipe whose ends no program that is started inherits. Returns 0, or -1. */
int cnc_pipe(int ends[2]);

/* What a finished process used. */
struct cnc_usage {
  int64_t user_microseconds;
  int64_t system_microseconds;
  int64_t peak_resident_kilobytes;
};

/* Waits for `pid` and stores its wait status and what it used (either may be NULL). With `nohang`
 * it returns 0 at once while the process still runs. Returns `pid` when it has ended. */
int cnc_wait(int pid, int *status, struct cnc_usage *usage, int nohang);

/* A wait status read: 1 if the process exited / was killed by a signal / was stopped. */
int cnc_status_exited(int status);
int cnc_status_signaled(int status);
int cnc_status_exit_code(int status);
int cnc_status_signal(int status);

/* CPU time in nanoseconds used so far by the calling thread, by this process (all threads), and the
 * monotonic clock. */
int64_t cnc_thread_cpu_ns(void);
int64_t cnc_process_cpu_ns(void);
int64_t cnc_monotonic_ns(void);

/* ---- terminfo.c: the capability database -------------------------------------------------- */

/* Reads the description of `term` for the terminal at `fd`. On -1 `*error` is 1 for a terminal that
 * prints on paper, 0 for an unknown name and -1 when no database was found. Not thread-safe, like
 * all of terminfo. It neither writes to the terminal nor changes its modes. */
int cnc_setup(const char *term, int fd, int *error);

/* A capability by its terminfo name, extended names included: the string or NULL, the number or -1,
 * the flag as 0 or 1. The string belongs to terminfo and lives as long as the description. */
const char *cnc_string(const char *name);
int cnc_number(const char *name);
int cnc_flag(const char *name);

/* Writes `capability` with up to nine parameters filled in and without its padding to `out`.
 * Returns the number of bytes, 0 when it would not fit into `capacity`. */
size_t cnc_expand(const char *capability, const int *parameters, int count, char *out,
                  size_t capacity);

/* ---- tty.c: the terminal as a device ------------------------------------------------------- */

/* 1 when `fd` is a terminal. */
int cnc_isatty(int fd);

/* The size in cells that the terminal reports; 0 x 0 when it does not know. */
int cnc_window_size(int fd, int *columns, int *rows);

/* Opens the terminal behind `fd` once more, close-on-exec and without blocking: O_NONBLOCK belongs
 * to the open file, which the shell shares, so it must not be set on `fd` itself. Where the
 * terminal cannot be opened again (another user's, after su) the answer is a plain duplicate and
 * `*blocks` is 1: writes to it must be small and follow a poll. */
int cnc_tty_reopen(int fd, int *blocks);

/* Opens the controlling terminal the same way, whatever descriptors 0 to 2 are. */
int cnc_tty_controlling(void);

/* Sets or clears O_NONBLOCK on the open file behind `fd`, for all who share it. */
int cnc_set_nonblocking(int fd, int on);

/* Remembers the line settings that the shell left; the first call after start-up or cnc_tty_forget
 * counts. */
int cnc_tty_save(int fd);
void cnc_tty_forget(void);

/* Every byte arrives at once and as it is: no echo, no line editing, no signals from keys, no
 * translation either way, and a read never waits (VMIN 0, VTIME 0). */
int cnc_tty_raw(int fd);

/* Puts the remembered settings back. Async-signal-safe. Nothing that was typed is flushed. */
int cnc_tty_restore(int fd);

/* 1 while this process's group owns the terminal. */
int cnc_tty_is_foreground(int fd);

/* Throws away what the terminal has sent and nobody has read (input), or what was written and not
 * yet taken (output). */
int cnc_tty_flush_input(int fd);

/* Gives a byte back as if it had been typed. Many systems forbid it: then -1. */
int cnc_tty_unread(int fd, uint8_t byte);

/* Writes all bytes, waiting for room up to `milliseconds` in all. Returns the number of bytes that
 * left. Async-signal-safe; for a descriptor that blocks it writes a little at a time. */
size_t cnc_tty_write(int fd, const void *bytes, size_t count, int milliseconds);

/* Writes bytes that must arrive. If the terminal does not read, what it has not taken yet gives way
 * to them, so they should begin by ending whatever sequence may be cut off. Async-signal-safe. */
void cnc_tty_write_last(int fd, const void *bytes, size_t count);

/* poll(2) with a time limit in nanoseconds, rounded up; negative waits for ever. */
int cnc_poll(struct pollfd *items, int count, int64_t nanoseconds);

/* ---- signals.c: signals as events ---------------------------------------------------------- */

/* What a wake-up descriptor may be told, by bit. */
enum {
  CNC_WINDOW_CHANGED = 1 << 0, /* SIGWINCH */
  CNC_INTERRUPT = 1 << 1,      /* SIGINT */
  CNC_TERMINATE = 1 << 2,      /* SIGTERM */
  CNC_HANG_UP = 1 << 3,        /* SIGHUP */
  CNC_QUIT = 1 << 4,           /* SIGQUIT */
  CNC_STOP = 1 << 5,           /* SIGTSTP */
  CNC_CONTINUE = 1 << 6,       /* SIGCONT */
};

/* A descriptor that becomes readable when cnc_wake is called: an eventfd on Linux, else a pipe.
 * `*writer` is the end to hand to cnc_wake (on Linux the same). */
int cnc_wake_open(int *writer);
/* Async-signal-safe; any number of calls before a drain make one wake-up. */
void cnc_wake(int writer);
void cnc_wake_drain(int reader);

/* Installs the handlers: the signals above are noted and wake `writer`; SIGPIPE becomes an error of
 * write; whatever else would end the process (faults, traps, abort, alarms) restores the terminal
 * first and then takes the course that it took before. Signals that were ignored stay ignored. */
void cnc_signals_install(int writer);
/* Puts the handlers back that were there. */
void cnc_signals_remove(void);
/* The bits noted since the last call. */
uint32_t cnc_signals_take(void);
/* The bits noted, without taking them. */
uint32_t cnc_signals_pending(void);
/* While another program has the terminal, keys that send signals are its business: the stop key stops
 * us along with it, interrupt and quit pass us by. */
void cnc_signals_yield(void);
void cnc_signals_reclaim(void);
/* Stops this process (with `group` its whole process group) by SIGTSTP's own action. Returns when
 * it is continued, at once where nobody would continue it. */
void cnc_stop(int group);
/* Ends the process by the default action of `signal`. */
_Noreturn void cnc_end_by_signal(int signal);

/* ---- restore.c: how the terminal comes back ------------------------------------------------ */

/* From now on every way out of this process restores the terminal at `fd`: exit, faults, signals. */
void cnc_restore_arm(int fd);
/* The bytes that undo the modes which are set now, or about to be: told before they are set. At
 * most CNC_RESTORE_CAPACITY; `replies_expected` says that the terminal may still be sending. */
enum { CNC_RESTORE_CAPACITY = 512 };
void cnc_restore_prepare(const void *bytes, size_t count, int replies_expected);
/* The terminal has been restored in order: nothing is left to do. */
void cnc_restore_disarm(void);

/* ---- capture.c: where print goes while the screen is ours ---------------------------------- */

/* Sends descriptors 1 and 2, as far as they are terminals, to a file without a name. */
int cnc_capture_begin(void);
/* Gives the descriptors back; the text stays readable. Async-signal-safe without `flush`, which
 * also pushes out what C's stdout holds. */
void cnc_capture_end(int flush);
/* Writes what was captured and not yet shown to the terminal at `fd`, at most the last 64 KiB. */
void cnc_capture_show(int fd);
/* Copies the newest captured bytes, shown or not, to `out`; returns how many. */
size_t cnc_capture_recent(void *out, size_t capacity);
/* Gives the memory of text too old to be shown back to the system. */
void cnc_capture_trim(void);

/* ---- locale.c: names of months and days ---------------------------------------------------- */

/* The user's name for a month (0 is January) or a weekday (0 is Sunday), "" out of range. The string
 * is never freed. */
const char *cnc_month_name(int month, int abbreviated);
const char *cnc_weekday_name(int weekday, int abbreviated);
/* The weekday on which the user's week begins, 0 for Sunday. */
int cnc_first_weekday(void);

/* ---- dispatch.c: the main queue, driven as Core Foundation drives it ------------------------ */

/* A descriptor that is readable while the main dispatch queue has work, and what runs that work on
 * the main thread. Both stand on entry points that libdispatch exports for Core Foundation. */
#ifdef __APPLE__
int cnc_main_queue_open(void);
void cnc_main_queue_run(int descriptor);
#else
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* Inline, so that only a program that links libdispatch refers to it. */
static inline int cnc_main_queue_open(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void cnc_main_queue_run(int descriptor) {
  /* An eventfd stays readable until its count has been read: without this the loop spins. */
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) count = 0;
  _dispatch_main_queue_callback_4CF(NULL);
}
#endif

#endif
