/* Between the files of the shim. */
#ifndef CNCURSES_INTERNAL_H
#define CNCURSES_INTERNAL_H

#include "CNcurses.h"

/* Restores the terminal if it is armed, once, whoever comes first. Async-signal-safe. */
void cnc_restore_now(void);

#endif
