/* How the terminal comes back when the program does not get to say good-bye.
 *
 * Everything that a dying process needs is prepared while it is well: the bytes that undo the modes,
 * the line settings, the descriptors. The last act only calls async-signal-safe functions, so it may
 * run in a handler on an alternate stack, on any thread, with any lock held.
 */

#include "internal.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { IDLE, ARMED, RESTORING };

/* The undo bytes are replaced as a whole: written to the next of four places, then named current. A
 * handler on another thread reads a place that is not rewritten before three more changes. */
enum { PLACES = 4 };
static struct {
  size_t count;
  int replies_expected;
  char bytes[CNC_RESTORE_CAPACITY];
} undo[PLACES];
static atomic_uint current;

static atomic_int state = IDLE;
static int terminal = -1;
static pid_t owner;

void cnc_restore_prepare(const void *bytes, size_t count, int replies_expected) {
  unsigned next = (atomic_load(&current) + 1) % PLACES;
  if (count > CNC_RESTORE_CAPACITY) count = CNC_RESTORE_CAPACITY;
  if (count > 0) memcpy(undo[next].bytes, bytes, count);
  undo[next].count = count;
  undo[next].replies_expected = replies_expected;
  atomic_store(&current, next);
}


void cnc_restore_now(void) {
  int armed = ARMED;
  /* A child between fork and exec shares all this and owns none of it. */
  if (getpid() != owner) return;
  if (!atomic_compare_exchange_strong(&state, &armed, RESTORING)) {
    /* Another thread is at it: the process must not die before it has finished. */
    for (int i = 0; i < 1000 && atomic_load(&state) == RESTORING; i++) poll(NULL, 0, 1);
    return;
  }
  unsigned now = atomic_load(&current);
  cnc_tty_write_last(terminal, undo[now].bytes, undo[now].count);
  if (undo[now].replies_expected) cnc_tty_flush_input(terminal);
  if (cnc_tty_is_foreground(terminal)) cnc_tty_restore(terminal);
  cnc_capture_end(0);
  cnc_capture_show(terminal);
  atomic_store(&state, IDLE);
}

static void at_exit(void) {
  if (atomic_load(&state) != ARMED || getpid() != owner) return;
  cnc_capture_end(1);
  cnc_restore_now();
}

void cnc_restore_arm(int fd) {
  static int registered;
  if (!registered) registered = atexit(at_exit) == 0;
  terminal = fd;
  owner = getpid();
  atomic_store(&state, ARMED);
}

void cnc_restore_disarm(void) { atomic_store(&state, IDLE); }
