/* What ncurses' own drawing makes of the same frames: the measure for Tessera's encoder.
 *
 * Only tests call this. A child process draws, since newterm takes over signals and the terminal
 * of the process; it writes to a file without a name, whose offset tells the bytes of each frame. */
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "CNcursesComparison.h"

/* 16 colours and the terminal's own, which is number 0. */
enum { CHOICES = 17 };

static int pair_of(int foreground, int background) {
  return (foreground < 16 ? foreground + 1 : 0) * CHOICES + (background < 16 ? background + 1 : 0);
}

static void make_pairs(void) {
  for (int foreground = 0; foreground <= 16; foreground++) {
    for (int background = 0; background <= 16; background++) {
      if (foreground == 16 && background == 16) continue;
      init_extended_pair(pair_of(foreground, background), foreground < 16 ? foreground : -1,
                         background < 16 ? background : -1);
    }
  }
}

static attr_t attributes_of(const struct cnc_compare_cell *cell) {
  attr_t attributes = A_NORMAL;
  if (cell->attributes & CNC_COMPARE_BOLD) attributes |= A_BOLD;
  if (cell->attributes & CNC_COMPARE_UNDERLINE) attributes |= A_UNDERLINE;
  if (cell->attributes & CNC_COMPARE_INVERSE) attributes |= A_REVERSE;
  return attributes;
}

static void draw(const struct cnc_compare_cell *cells, int width, int height) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const struct cnc_compare_cell *cell = &cells[y * width + x];
      wchar_t text[2] = {(wchar_t)cell->text, 0};
      cchar_t wide;
      int pair = pair_of(cell->foreground, cell->background);
      setcchar(&wide, text, attributes_of(cell), 0, &pair);
      mvadd_wch(y, x, &wide);
    }
  }
  refresh();
}

static int run(int width, int height, const struct cnc_compare_cell *cells, int frames, int result) {
  char size[16];
  snprintf(size, sizeof size, "%d", width);
  setenv("COLUMNS", size, 1);
  snprintf(size, sizeof size, "%d", height);
  setenv("LINES", size, 1);
  FILE *out = tmpfile();
  FILE *in = fopen("/dev/null", "r");
  if (!out || !in || !newterm("xterm-256color", out, in)) return 1;
  typeahead(-1);
  idlok(stdscr, TRUE);
  curs_set(0);
  start_color();
  use_default_colors();
  make_pairs();
  off_t before = 0;
  for (int frame = 0; frame < frames; frame++) {
    draw(cells + (size_t)frame * width * height, width, height);
    off_t after = lseek(fileno(out), 0, SEEK_CUR);
    int bytes = (int)(after - before);
    before = after;
    if (write(result, &bytes, sizeof bytes) != sizeof bytes) return 1;
  }
  return 0;
}

int cnc_compare_frames(int width, int height, const struct cnc_compare_cell *cells, int frames,
                       int *bytes) {
  int ends[2];
  if (pipe(ends)) return 0;
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    _exit(run(width, height, cells, frames, ends[1]));
  }
  close(ends[1]);
  int count = 0;
  while (child > 0 && count < frames
         && read(ends[0], bytes + count, sizeof *bytes) == sizeof *bytes)
    count++;
  close(ends[0]);
  if (child > 0) waitpid(child, NULL, 0);
  return count;
}
