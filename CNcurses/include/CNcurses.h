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

#include <stddef.h>
#include <stdint.h>

/* ---- pty.c: programs on pseudo-terminals, and what they cost ------------------------------- */

/* Starts `path` on a new pseudo-terminal of `columns` x `rows` cells and stores its process id.
 * The child leads a new session whose controlling terminal is the pty (also its descriptors 0, 1
 * and 2; no other descriptor is inherited), with default signal dispositions and an empty mask.
 * `argv` and `envp` end in NULL. Returns the close-on-exec master descriptor, or -1; a program that
 * cannot be executed ends with status 127. */
int cnc_pty_spawn(const char *path, char *const argv[], char *const envp[], int columns, int rows,
                  int *pid);

/* Tells the pty behind `master` its new size; the program on it gets SIGWINCH. */
int cnc_pty_resize(int master, int columns, int rows);

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

/* ---- tty.c: the terminal as a device ------------------------------------------------------- */

/* 1 when `fd` is a terminal. */
int cnc_isatty(int fd);

/* The size in cells that the terminal reports; 0 x 0 when it does not know. */
int cnc_window_size(int fd, int *columns, int *rows);

/* open(2) and fcntl(2) for callers that cannot use variadics. */
int cnc_open(const char *path, int flags);
int cnc_set_nonblocking(int fd, int on);

#endif
