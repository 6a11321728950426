/* The terminal as a device: opening it, its line settings, its size, writing to it. */

#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int cnc_isatty(int fd) { return isatty(fd); }

int cnc_window_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

static int open_terminal(const char *path) {
  int fd = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd >= 0 && !isatty(fd)) {
    close(fd);
    errno = ENOTTY;
    return -1;
  }
  return fd;
}

int cnc_tty_controlling(void) { return open_terminal("/dev/tty"); }

int cnc_tty_reopen(int fd, int *blocks) {
  *blocks = 0;
  char path[128];
#ifdef __linux__
  /* Works even where the name of the terminal means nothing, as in a container. */
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  int again = open_terminal(path);
  if (again >= 0) return again;
#else
  int again = -1;
#endif
  if (ttyname_r(fd, path, sizeof path) == 0) again = open_terminal(path);
#ifdef __linux__
  /* Darwin cannot poll /dev/tty, so it is no way out there. */
  if (again < 0) again = cnc_tty_controlling();
#endif
  if (again >= 0) return again;
  *blocks = 1;
  return fcntl(fd, F_DUPFD_CLOEXEC, 3);
}

int cnc_set_nonblocking(int fd, int on) {
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0) return -1;
  return fcntl(fd, F_SETFL, on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

/* Written before the handlers that read them are armed. */
static struct termios shell_settings;
static volatile sig_atomic_t shell_settings_known;

int cnc_tty_save(int fd) {
  if (shell_settings_known) return 0;
  if (tcgetattr(fd, &shell_settings) != 0) return -1;
  shell_settings_known = 1;
  return 0;
}

void cnc_tty_forget(void) { shell_settings_known = 0; }

/* TCSANOW throughout: TCSADRAIN waits for a terminal that has stopped reading, for ever, and
 * TCSAFLUSH throws away what was typed ahead. */
static int apply(int fd, const struct termios *settings) {
  int result;
  do result = tcsetattr(fd, TCSANOW, settings);
  while (result != 0 && errno == EINTR);
  return result;
}

int cnc_tty_raw(int fd) {
  struct termios raw = shell_settings;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  return apply(fd, &raw);
}

int cnc_tty_restore(int fd) { return shell_settings_known ? apply(fd, &shell_settings) : 0; }

int cnc_tty_is_foreground(int fd) {
  pid_t owner = tcgetpgrp(fd);
  /* A terminal that is not our controlling one has no foreground that concerns us. */
  return owner < 0 || owner == getpgrp();
}

int cnc_tty_flush_input(int fd) { return tcflush(fd, TCIFLUSH); }

int cnc_tty_unread(int fd, uint8_t byte) {
#ifdef TIOCSTI
  return ioctl(fd, TIOCSTI, &byte);
#else
  (void)fd, (void)byte;
  errno = ENOSYS;
  return -1;
#endif
}

size_t cnc_tty_write(int fd, const void *bytes, size_t count, int milliseconds) {
  int64_t deadline = cnc_monotonic_ns() + (int64_t)milliseconds * 1000000;
  int blocks = !(fcntl(fd, F_GETFL) & O_NONBLOCK);
  size_t done = 0;
  while (done < count) {
    struct pollfd item = {.fd = fd, .events = POLLOUT};
    int64_t left = deadline - cnc_monotonic_ns();
    int ready = poll(&item, 1, left <= 0 ? 0 : (int)((left + 999999) / 1000000));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || !(item.revents & POLLOUT) || item.revents & (POLLERR | POLLHUP)) break;
    size_t chunk = count - done;
    if (blocks && chunk > 256) chunk = 256;
    ssize_t written = write(fd, (const char *)bytes + done, chunk);
    if (written > 0)
      done += (size_t)written;
    else if (written < 0 && errno != EAGAIN && errno != EINTR)
      break;
  }
  return done;
}

void cnc_tty_write_last(int fd, const void *bytes, size_t count) {
  if (cnc_tty_write(fd, bytes, count, 250) == count) return;
  tcflush(fd, TCOFLUSH);
  cnc_tty_write(fd, bytes, count, 50);
}

int cnc_poll(struct pollfd *items, int count, int64_t nanoseconds) {
#ifdef __linux__
  struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(items, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL);
#else
  int64_t milliseconds = nanoseconds < 0 ? -1 : (nanoseconds + 999999) / 1000000;
  return poll(items, (nfds_t)count, milliseconds > 86400000 ? 86400000 : (int)milliseconds);
#endif
}
