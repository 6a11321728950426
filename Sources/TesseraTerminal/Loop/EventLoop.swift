import CNcurses
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What an event loop drives.
///
/// All calls come on the main thread, from ``EventLoop/run()``.
@MainActor package protocol EventLoopClient: AnyObject {
  /// The terminal sent `bytes`, which are valid during the call.
  func receive(_ bytes: UnsafeRawBufferPointer)
  /// A signal came.
  func receive(_ signal: LoopSignal)
  /// The terminal's size may have changed; at most once in 16 ms. The same size again means that
  /// somebody wants a repaint (dtach and its like ask so).
  func terminalDidResize()
  /// The terminal takes bytes again. Only while ``EventLoop/watchesOutput`` is true.
  func terminalHasRoom()
  /// The moment in ``EventLoop/deadline`` has come; it is nil again.
  func deadlineDidPass()
  /// All events are handled and the loop is about to wait: the place for one frame.
  func prepareToWait()
}

/// Waits for the terminal, signals, a deadline and the main queue, all on the main thread.
///
/// One `poll` watches everything, and none of it ticks: with nothing to do the process sleeps until
/// something happens. The main dispatch queue is run here as Core Foundation runs it, so that
/// `Task { @MainActor in }`, `DispatchQueue.main.async` and key presses share the main thread.
///
///     let loop = EventLoop(device: session.device, wakeUp: session.wakeUp)
///     loop.client = runtime
///     let reason = loop.run()
@MainActor package final class EventLoop {
  /// Who is told; the loop does not keep it alive.
  package weak var client: (any EventLoopClient)?
  /// When ``EventLoopClient/deadlineDidPass()`` is to be called next, or nil for never.
  package var deadline: ContinuousClock.Instant?
  /// Whether the terminal is watched for room; true only while a frame waits.
  package var watchesOutput = false
  /// Whether the client has more to do: the loop looks at what has come, without waiting.
  package var hasMoreToDo = false
  /// How often the loop has woken up.
  package private(set) var wakeUps = 0

  private let device: TerminalDevice?
  private let wakeUp: WakeUp
  private let mainQueue: Int32
  private var reason: ExitReason?
  /// When the next change of size may be told; a storm of SIGWINCH is worth few layouts.
  private var nextResize: ContinuousClock.Instant?
  private var resizeIsDue = false
  private var emptyReads = 0
  /// A terminal line holds 4,096 bytes at a time on Linux.
  private var buffer = [UInt8](repeating: 0, count: 8192)

  /// The shortest time between two changes of size.
  private static let resizeInterval = Duration.milliseconds(16)

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - device: The terminal, or nil when there is none.
  ///   - wakeUp: What ends its wait from elsewhere.
  package init(device: TerminalDevice?, wakeUp: WakeUp) {
    self.device = device
    self.wakeUp = wakeUp
    mainQueue = cnc_main_queue_open()
  }

  /// Ends the wait from any thread; the client's `prepareToWait` follows.
  nonisolated package func wake() { wakeUp.wake() }

  /// Makes ``run()`` return `reason` as soon as the current event is handled.
  ///
  /// The first reason counts.
  package func stop(_ reason: ExitReason = .finished) {
    if self.reason == nil { self.reason = reason }
  }

  /// Runs until ``stop(_:)`` is called or the terminal is gone, and tells which.
  package func run() -> ExitReason {
    // Work that was queued before the handle existed has not made it readable.
    runMainQueue()
    while true {
      // A signal that came while an event was handled goes before the frame: it may say that the
      // terminal is no longer ours.
      handleSignals()
      if let reason { return reason }
      client?.prepareToWait()
      if let reason { return reason }
      wait()
    }
  }

  private func wait() {
    let nothing: Int16 = 0
    let output = watchesOutput ? Int16(POLLOUT) : 0
    // A negative descriptor is skipped by poll.
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { items in
      items[0] = pollfd(fd: wakeUp.reader, events: Int16(POLLIN), revents: nothing)
      items[1] = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: nothing)
      items[2] = pollfd(
        fd: device?.descriptor ?? -1, events: Int16(POLLIN) | output, revents: nothing)
      _ = cnc_poll(items.baseAddress, 3, nanosecondsToWait())
      wakeUps += 1
      // Text that is printed for days must not fill the memory; now and then is often enough.
      if wakeUps % 256 == 0 { cnc_capture_trim() }
      if items[0].revents != 0 { wakeUp.drain() }
      handleSignals()
      handleTerminal(items[2].revents)
      if items[1].revents != 0 { runMainQueue() }
      handleDeadline()
    }
  }

  private func nanosecondsToWait() -> Int64 {
    if hasMoreToDo { return 0 }
    let resize = resizeIsDue ? nextResize : nil
    let next: ContinuousClock.Instant
    switch (deadline, resize) {
    case (nil, nil): return -1
    case (let one?, nil), (nil, let one?): next = one
    case (let one?, let other?): next = min(one, other)
    }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: next).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    // Rounded up: a wait that ends too early would need another one.
    return min(seconds, 86_400) * 1_000_000_000 + attoseconds / 1_000_000_000 + 1
  }

  private func handleSignals() {
    let bits = cnc_signals_take()
    if bits != 0 {
      if bits & UInt32(CNC_WINDOW_CHANGED) != 0 { resizeIsDue = true }
      for signal in LoopSignal.all(in: bits) where reason == nil { client?.receive(signal) }
    }
    guard resizeIsDue else { return }
    let now = ContinuousClock.now
    if let nextResize, now < nextResize { return }
    resizeIsDue = false
    nextResize = now + Self.resizeInterval
    client?.terminalDidResize()
  }

  private func handleTerminal(_ events: Int16) {
    guard events != 0, let device else { return }
    let isGone = events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    if events & Int16(POLLIN) != 0 || isGone {
      switch buffer.withUnsafeMutableBytes({ device.read(into: $0) }) {
      case .bytes(let count):
        emptyReads = 0
        buffer.withUnsafeBytes { client?.receive(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      case .nothing:
        // Readable and yet empty, again and again, is how some systems say that it has ended.
        emptyReads += 1
        if isGone || emptyReads > 16 { stop(.terminalLost) }
      case .lost: stop(.terminalLost)
      }
    }
    if events & Int16(POLLOUT) != 0, !isGone { client?.terminalHasRoom() }
  }

  private func handleDeadline() {
    guard let deadline, ContinuousClock.now >= deadline else { return }
    self.deadline = nil
    client?.deadlineDidPass()
  }

  private func runMainQueue() {
    if mainQueue >= 0 { cnc_main_queue_run(mainQueue) }
  }
}
