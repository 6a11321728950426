#ifndef CNCURSES_COMPARISON_H
#define CNCURSES_COMPARISON_H

#include <stdint.h>
#include <stddef.h>

/* ---- comparison.c: ncurses' own drawing, for tests ------------------------------------------ */

enum { CNC_COMPARE_BOLD = 1, CNC_COMPARE_UNDERLINE = 2, CNC_COMPARE_INVERSE = 4 };

/* A cell as ncurses can draw it: one narrow character, two of 16 colours (255 for the terminal's
 * own) and attributes. */
struct cnc_compare_cell {
  uint32_t text;
  uint8_t foreground;
  uint8_t background;
  uint16_t attributes;
};

/* Draws `frames` screens of width * height cells with ncurses' window API as for xterm-256color, in
 * a child process, and stores the bytes that each took. Returns how many were drawn. */
int cnc_compare_frames(int width, int height, const struct cnc_compare_cell *cells, int frames,
                       int *bytes);

#endif
