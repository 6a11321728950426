#ifndef CNCURSES_H
#define CNCURSES_H
int cnc_isatty(int fd);
#endif
