/* Names of months and days in the user's language: FoundationEssentials has none. */

#include "CNcurses.h"

#include <langinfo.h>
#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/* The user's locale for times, without touching the process's own. */
static locale_t times(void) {
  static locale_t locale;
  if (!locale) locale = newlocale(LC_TIME_MASK, "", (locale_t)0);
  if (!locale) locale = newlocale(LC_TIME_MASK, "C", (locale_t)0);
  return locale;
}

const char *cnc_month_name(int month, int abbreviated) {
  if (month < 0 || month > 11 || !times()) return "";
  return nl_langinfo_l((abbreviated ? ABMON_1 : MON_1) + month, times());
}

const char *cnc_weekday_name(int weekday, int abbreviated) {
  if (weekday < 0 || weekday > 6 || !times()) return "";
  return nl_langinfo_l((abbreviated ? ABDAY_1 : DAY_1) + weekday, times());
}

int cnc_first_weekday(void) {
#ifdef __GLIBC__
  if (!times()) return 0;
  const char *first = nl_langinfo_l(_NL_TIME_FIRST_WEEKDAY, times());
  /* Counted from the day that _NL_TIME_WEEK_1STDAY names, 19971130 for Sunday or 19971201 for
   * Monday; it is a number in a pointer's clothes. */
  unsigned origin = (unsigned)(uintptr_t)nl_langinfo_l(_NL_TIME_WEEK_1STDAY, times());
  int offset = origin == 19971201 ? 1 : 0;
  return first && *first >= 1 && *first <= 7 ? (*first - 1 + offset) % 7 : 0;
#else
  return 0;
#endif
}
