/* The main dispatch queue on Darwin: a Mach port, seen through a kqueue so that poll can wait for it
 * beside the terminal. On Linux the handle is an eventfd and two inline functions suffice. */

#include "CNcurses.h"

#ifdef __APPLE__
#include <fcntl.h>
#include <mach/mach.h>
#include <sys/event.h>

unsigned int _dispatch_get_main_queue_port_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

int cnc_main_queue_open(void) {
  int queue = kqueue();
  if (queue < 0) return -1;
  fcntl(queue, F_SETFD, FD_CLOEXEC);
  struct kevent change;
  EV_SET(&change, _dispatch_get_main_queue_port_4CF(), EVFILT_MACHPORT, EV_ADD, 0, 0, NULL);
  if (kevent(queue, &change, 1, NULL, 0, NULL) == 0) return queue;
  close(queue);
  return -1;
}

void cnc_main_queue_run(int descriptor) {
  (void)descriptor;
  struct {
    mach_msg_header_t header;
    char body[512];
  } message = {0};
  mach_msg_return_t result =
      mach_msg(&message.header, MACH_RCV_MSG | MACH_RCV_TIMEOUT, 0, sizeof message,
               _dispatch_get_main_queue_port_4CF(), 0, MACH_PORT_NULL);
  if (result == MACH_MSG_SUCCESS) _dispatch_main_queue_callback_4CF(&message.header);
}
#endif
