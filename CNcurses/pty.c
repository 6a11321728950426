/* Programs on pseudo-terminals: what the tests and the benchmark stand on. */

#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int set_size(int fd, int columns, int rows) {
  struct winsize size = {0};
  size.ws_col = (unsigned short)(columns < 0 ? 0 : columns > 65535 ? 65535 : columns);
  size.ws_row = (unsigned short)(rows < 0 ? 0 : rows > 65535 ? 65535 : rows);
  return ioctl(fd, TIOCSWINSZ, &size);
}

/* Both ends of a new pty, each close-on-exec, so that a program started at the same time by another
 * thread cannot keep one open. */
int cnc_pty_open(int columns, int rows, int *slave) {
#ifdef __APPLE__
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master >= 0) fcntl(master, F_SETFD, FD_CLOEXEC);
#else
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#endif
  if (master < 0) return -1;
  char path[128];
  int usable = grantpt(master) == 0 && unlockpt(master) == 0 &&
               ptsname_r(master, path, sizeof path) == 0;
  *slave = usable ? open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
  if (*slave < 0) {
    int error = errno;
    close(master);
    errno = error;
    return -1;
  }
  set_size(*slave, columns, rows);
  return master;
}

static void close_from(int first) {
#if defined(__linux__) && defined(_GNU_SOURCE)
  if (close_range((unsigned)first, ~0U, 0) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 65536) limit = 65536;
  for (int fd = first; fd < limit; fd++) close(fd);
}

/* The child's half: between fork and exec only async-signal-safe calls, since the parent may have
 * had threads that held locks. */
_Noreturn static void run_child(const char *path, char *const argv[], char *const envp[],
                                int slave) {
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  for (int fd = 0; fd < 3; fd++) dup2(slave, fd);
  close_from(3);
  struct sigaction standard = {0};
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, argv, envp);
  _exit(127);
}

int cnc_pty_spawn(const char *path, char *const argv[], char *const envp[], int columns, int rows,
                  int *pid) {
  int slave;
  int master = cnc_pty_open(columns, rows, &slave);
  if (master < 0) return -1;
  /* A signal handler of the parent must not run in the child before exec. */
  sigset_t every, before;
  sigfillset(&every);
  sigprocmask(SIG_SETMASK, &every, &before);
  pid_t child = fork();
  if (child == 0) run_child(path, argv, envp, slave);
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(slave);
  if (child < 0) {
    close(master);
    errno = error;
    return -1;
  }
  *pid = child;
  return master;
}

int cnc_pty_resize(int master, int columns, int rows) { return set_size(master, columns, rows); }

int cnc_wait(int pid, int *status, struct cnc_usage *usage, int nohang) {
  struct rusage used;
  int raw = 0;
  pid_t ended;
  do ended = wait4(pid, &raw, nohang ? WNOHANG : 0, &used);
  while (ended < 0 && errno == EINTR);
  if (ended <= 0) return (int)ended;
  if (status) *status = raw;
  if (usage) {
    usage->user_microseconds = (int64_t)used.ru_utime.tv_sec * 1000000 + used.ru_utime.tv_usec;
    usage->system_microseconds = (int64_t)used.ru_stime.tv_sec * 1000000 + used.ru_stime.tv_usec;
#ifdef __APPLE__
    usage->peak_resident_kilobytes = used.ru_maxrss / 1024;
#else
    usage->peak_resident_kilobytes = used.ru_maxrss;
#endif
  }
  return (int)ended;
}

int cnc_status_exited(int status) { return WIFEXITED(status) ? 1 : 0; }
int cnc_status_signaled(int status) { return WIFSIGNALED(status) ? 1 : 0; }
int cnc_status_exit_code(int status) { return WEXITSTATUS(status); }
int cnc_status_signal(int status) { return WTERMSIG(status); }

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t cnc_thread_cpu_ns(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
int64_t cnc_process_cpu_ns(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }
int64_t cnc_monotonic_ns(void) { return nanoseconds(CLOCK_MONOTONIC); }

int cnc_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}
