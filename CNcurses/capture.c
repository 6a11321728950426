/* Where print goes while the screen is ours.
 *
 * A file, not a pipe: nobody has to read it for the writer to go on, and what a dying process wrote
 * is still there. Only descriptors that are terminals are taken: `app 2>log` keeps its log.
 */

#include "CNcurses.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SHOWN_AT_MOST = 64 * 1024, KEPT_AT_MOST = 1024 * 1024 };

static int capture = -1;
static int original[2] = {-1, -1}; /* what descriptors 1 and 2 were, while they are taken */
static off_t shown;                /* everything before this offset has been on the terminal */
static off_t trimmed;              /* everything before this offset has been given back */

static int open_nameless(void) {
#ifdef __linux__
  int fd = memfd_create("output", MFD_CLOEXEC);
#else
  char path[] = "/tmp/output.XXXXXX";
  int fd = mkstemp(path);
  if (fd >= 0) {
    unlink(path);
    fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
#endif
  /* Both descriptors, and children, add at the end. */
  if (fd >= 0) fcntl(fd, F_SETFL, O_APPEND);
  return fd;
}

int cnc_capture_begin(void) {
  if (capture < 0) capture = open_nameless();
  if (capture < 0) return -1;
  fflush(stdout);
  for (int i = 0; i < 2; i++) {
    if (original[i] >= 0 || !isatty(i + 1)) continue;
    original[i] = fcntl(i + 1, F_DUPFD_CLOEXEC, 3);
    if (original[i] < 0) return -1;
    dup2(capture, i + 1);
  }
  /* A file would be buffered fully, and a crash would take the last lines with it. */
  if (original[0] >= 0) setvbuf(stdout, NULL, _IOLBF, 0);
  return 0;
}

void cnc_capture_end(int flush) {
  if (flush) fflush(stdout);
  for (int i = 0; i < 2; i++) {
    if (original[i] < 0) continue;
    dup2(original[i], i + 1);
    close(original[i]);
    original[i] = -1;
  }
}

static off_t size(void) {
  struct stat status;
  return capture >= 0 && fstat(capture, &status) == 0 ? status.st_size : 0;
}

void cnc_capture_show(int fd) {
  static const char cut[] = "[earlier output was dropped]\n";
  off_t end = size();
  if (end - shown > SHOWN_AT_MOST) {
    shown = end - SHOWN_AT_MOST;
    cnc_tty_write(fd, cut, sizeof cut - 1, 500);
  }
  char buffer[4096];
  while (shown < end) {
    ssize_t count = pread(capture, buffer, sizeof buffer, shown);
    if (count <= 0) break;
    if (cnc_tty_write(fd, buffer, (size_t)count, 500) < (size_t)count) break;
    shown += count;
  }
  shown = end;
}

size_t cnc_capture_recent(void *out, size_t capacity) {
  fflush(stdout);
  off_t end = size();
  off_t start = end > (off_t)capacity ? end - (off_t)capacity : 0;
  ssize_t count = end > start ? pread(capture, out, (size_t)(end - start), start) : 0;
  return count > 0 ? (size_t)count : 0;
}

void cnc_capture_trim(void) {
#if defined(__linux__) && defined(FALLOC_FL_PUNCH_HOLE)
  off_t old = size() - SHOWN_AT_MOST;
  if (old - trimmed < KEPT_AT_MOST) return;
  old -= old % 4096;
  fallocate(capture, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, trimmed, old - trimmed);
  trimmed = old;
#else
  (void)trimmed;
#endif
}
