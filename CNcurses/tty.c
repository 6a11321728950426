#include "CNcurses.h"
#include <unistd.h>
int cnc_isatty(int fd) { return isatty(fd); }
