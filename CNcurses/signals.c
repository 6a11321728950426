/* Signals as events, and the signals after which nothing comes.
 *
 * Handlers and a wake-up descriptor rather than a signalfd: a signalfd needs the signals blocked in
 * every thread, those that were started before us included, and a blocked mask is inherited by
 * every child that the program starts, whose editor then ignores Ctrl-C. A handler works on any
 * thread and is gone after exec.
 */

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/eventfd.h>
#endif

/* ---- The wake-up descriptor ---------------------------------------------------------------- */

int cnc_wake_open(int *writer) {
#ifdef __linux__
  return *writer = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
#else
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  *writer = ends[1];
  return ends[0];
#endif
}

void cnc_wake(int writer) {
  int before = errno;
  uint64_t one = 1;
  ssize_t written;
  do written = write(writer, &one, sizeof one);
  while (written < 0 && errno == EINTR);
  errno = before;
}

void cnc_wake_drain(int reader) {
  uint64_t buffer[8];
  while (read(reader, buffer, sizeof buffer) == (ssize_t)sizeof buffer) continue;
}

/* ---- Signals that the program hears -------------------------------------------------------- */

static const struct {
  int signal;
  uint32_t bit;
} heard[] = {
    {SIGWINCH, CNC_WINDOW_CHANGED}, {SIGINT, CNC_INTERRUPT}, {SIGTERM, CNC_TERMINATE},
    {SIGHUP, CNC_HANG_UP},          {SIGQUIT, CNC_QUIT},     {SIGTSTP, CNC_STOP},
    {SIGCONT, CNC_CONTINUE},
};
static const uint32_t deadly = CNC_INTERRUPT | CNC_TERMINATE | CNC_HANG_UP | CNC_QUIT;

/* ---- Signals that end it ------------------------------------------------------------------- */

/* Faults have a handler to chain to, Swift's backtracer; the others are taken only where they would
 * have killed. */
static const int faults[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS};
static const int killers[] = {SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct sigaction previous[NSIG];
static char installed[NSIG];
static atomic_uint pending;
static int wake_writer = -1;

/* Inside a handler, `signal` is blocked: raised again, it waits until the handler returns, and then
 * its default action runs at the instruction that was interrupted, so that a core file tells the
 * truth. */
static void die_on_return(int signal) {
  struct sigaction standard = {0};
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, NULL);
  raise(signal);
}

static void on_heard(int signal) {
  uint32_t bit = 0;
  for (size_t i = 0; i < COUNT(heard); i++)
    if (heard[i].signal == signal) bit = heard[i].bit;
  uint32_t before = atomic_fetch_or(&pending, bit);
  if (before & bit & deadly) {
    /* Asked a second time before the first was heard: the main thread is stuck. */
    cnc_restore_now();
    die_on_return(signal);
    return;
  }
  if (before == 0) cnc_wake(wake_writer);
}

static void on_fault(int signal, siginfo_t *information, void *context) {
  int before = errno;
  cnc_restore_now();
  struct sigaction *chained = &previous[signal];
  if (chained->sa_flags & SA_SIGINFO)
    chained->sa_sigaction(signal, information, context);
  else if (chained->sa_handler != SIG_DFL && chained->sa_handler != SIG_IGN)
    chained->sa_handler(signal);
  die_on_return(signal);
  errno = before;
}

static void ignore(int signal) { (void)signal; }

static struct sigaction heard_action(void) {
  struct sigaction action = {0};
  action.sa_handler = on_heard;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  return action;
}

static void install(int signal, const struct sigaction *action) {
  if (installed[signal]) return;
  installed[signal] = sigaction(signal, action, &previous[signal]) == 0;
}

static int has_disposition(int signal, void (*disposition)(int)) {
  struct sigaction now;
  return sigaction(signal, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO) &&
         now.sa_handler == disposition;
}

/* A stack overflow leaves no stack to run a handler on. The alternate one serves the thread that
 * installs the handlers, the main thread; another thread that overflows its stack without one of its
 * own is killed by the kernel before any handler runs, and the terminal stays as it was. */
static void install_stack(void) {
  static char stack[64 * 1024] __attribute__((aligned(16)));
  stack_t now;
  if (sigaltstack(NULL, &now) == 0 && !(now.ss_flags & SS_DISABLE) && now.ss_size >= sizeof stack)
    return;
  stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&ours, NULL);
}

void cnc_signals_install(int writer) {
  wake_writer = writer;
  install_stack();
  struct sigaction fault = {0};
  fault.sa_sigaction = on_fault;
  fault.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&fault.sa_mask);
  for (size_t i = 0; i < COUNT(faults); i++) install(faults[i], &fault);
  for (size_t i = 0; i < COUNT(killers); i++)
    if (has_disposition(killers[i], SIG_DFL)) install(killers[i], &fault);

  struct sigaction action = heard_action();
  for (size_t i = 0; i < COUNT(heard); i++)
    if (!has_disposition(heard[i].signal, SIG_IGN)) install(heard[i].signal, &action);
  action.sa_handler = ignore;
  if (has_disposition(SIGPIPE, SIG_DFL)) install(SIGPIPE, &action);
}

static int is_ours(int signal) {
  struct sigaction now;
  if (sigaction(signal, NULL, &now) != 0) return 0;
  if (now.sa_flags & SA_SIGINFO) return now.sa_sigaction == on_fault;
  return now.sa_handler == on_heard || now.sa_handler == ignore;
}

void cnc_signals_remove(void) {
  for (int signal = 1; signal < NSIG; signal++) {
    /* A handler that the program has put over ours meanwhile is the program's. */
    if (installed[signal] && is_ours(signal)) sigaction(signal, &previous[signal], NULL);
    installed[signal] = 0;
  }
}

uint32_t cnc_signals_take(void) { return atomic_exchange(&pending, 0); }
uint32_t cnc_signals_pending(void) { return atomic_load(&pending); }

void cnc_signals_yield(void) {
  struct sigaction action = {0};
  action.sa_handler = SIG_DFL;
  if (installed[SIGTSTP]) sigaction(SIGTSTP, &action, NULL);
  /* A handler, where the child must not inherit that they are ignored. */
  action.sa_handler = ignore;
  if (installed[SIGINT]) sigaction(SIGINT, &action, NULL);
  if (installed[SIGQUIT]) sigaction(SIGQUIT, &action, NULL);
}

void cnc_signals_reclaim(void) {
  static const int yielded[] = {SIGTSTP, SIGINT, SIGQUIT};
  struct sigaction action = heard_action();
  for (size_t i = 0; i < COUNT(yielded); i++)
    if (installed[yielded[i]]) sigaction(yielded[i], &action, NULL);
  /* The stop and its end are over, and not news. */
  atomic_fetch_and(&pending, ~(uint32_t)(CNC_STOP | CNC_CONTINUE));
}

void cnc_stop(int group) {
  struct sigaction standard = {0}, ours;
  standard.sa_handler = SIG_DFL;
  /* Whoever started us without job control ignores it: nobody would continue us. */
  if (has_disposition(SIGTSTP, SIG_IGN)) return;
  sigaction(SIGTSTP, &standard, &ours);
  /* The terminal would have sent it to the whole group: a shell script that runs us must stop too,
   * or nobody gets the prompt back. */
  if (group)
    kill(0, SIGTSTP);
  else
    raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  atomic_fetch_and(&pending, ~(uint32_t)(CNC_STOP | CNC_CONTINUE));
}

_Noreturn void cnc_end_by_signal(int signal) {
  struct sigaction standard = {0};
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal);
  _exit(128 + signal);
}
