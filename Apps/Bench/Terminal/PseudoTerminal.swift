import CNcurses
import Glibc

/// A program on a pseudo-terminal that reads, counts and answers as a modern terminal does.
final class PseudoTerminal {
  /// How a program ended, and what it used.
  struct Ending {
    /// Its exit status; 128 and the number when a signal ended it, as a shell says it.
    var status: Int
    /// User and system time of all its threads.
    var cpuMicroseconds: Double
  }

  /// The process on the terminal.
  let process: ProcessFacts

  /// Bytes that the program has written and that have been read.
  private(set) var byteCount = 0

  /// Nanoseconds from before the fork to the first printed character.
  private(set) var firstPaint: Int64?

  /// The most memory seen, in kilobytes.
  private(set) var peakKilobytes = 0

  /// Whether the program's side is gone.
  private(set) var hasClosed = false

  private let master: Int32
  private let started: Int64
  private let replies: TerminalReplies
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 18)
  private var scanner = OutputScanner()
  private var probeTime: Int64 = 0

  /// Answers are looked for in this much of the output; past it a program only draws, and looking
  /// closer would cost more than drawing does.
  private static let scanned = 300_000

  /// Starts the program, or returns nil when it cannot be started.
  init?(_ command: Command, columns: Int, rows: Int) {
    started = cnc_monotonic_ns()
    replies = TerminalReplies(columns: columns, rows: rows)
    var identifier: Int32 = 0
    let variables = command.environment.map { "\($0.key)=\($0.value)" }
    master = withCStrings(command.arguments) { arguments in
      withCStrings(variables) { environment in
        cnc_pty_spawn(
          command.path, arguments, environment, Int32(columns), Int32(rows), &identifier)
      }
    }
    process = ProcessFacts(identifier: identifier)
    guard master >= 0 else { return nil }
    _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    buffer.deallocate()
    if master >= 0 { close(master) }
  }

  /// Whether the program has printed anything yet.
  var hasPainted: Bool { firstPaint != nil }

  /// The bytes of the Down key in the mode that the program has set.
  var downKey: [UInt8] {
    Array((scanner.sendsApplicationCursorKeys ? "\u{1b}OB" : "\u{1b}[B").utf8)
  }

  // MARK: Output

  /// Reads what is there, waiting for it at most that long.
  ///
  /// The bytes are valid until the next call; there are none on a time-out or when the program has
  /// gone.
  @discardableResult
  func pump(milliseconds: Int) -> UnsafeBufferPointer<UInt8> {
    let limit = cnc_monotonic_ns() + Int64(milliseconds) * 1_000_000
    while !hasClosed {
      let left = max(0, limit - cnc_monotonic_ns())
      var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, Int32((left + 999_999) / 1_000_000)) > 0 else { break }
      let count = read(master, buffer.baseAddress, buffer.count)
      if count > 0 {
        let bytes = UnsafeBufferPointer(rebasing: buffer[..<count])
        take(bytes)
        return bytes
      }
      // A pty may be called readable and then have nothing; one whose other side is closed reports
      // EIO (Linux) or end of file.
      hasClosed = !(count < 0 && (errno == EAGAIN || errno == EINTR))
    }
    probeMemory()
    return UnsafeBufferPointer(rebasing: buffer[..<0])
  }

  private func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    let now = cnc_monotonic_ns()
    if byteCount < Self.scanned {
      scanner.read(bytes)
      if firstPaint == nil && scanner.hasPainted { firstPaint = now - started }
      for question in scanner.takeQuestions() {
        if let reply = replies.reply(to: question) { send(Array(reply.utf8)) }
      }
    }
    byteCount += bytes.count
    if now > probeTime { probeMemory() }
  }

  private func probeMemory() {
    probeTime = cnc_monotonic_ns() + 20_000_000
    peakKilobytes = max(peakKilobytes, process.peakKilobytes ?? 0)
  }

  // MARK: Input

  /// Types the bytes, reading meanwhile so that neither side waits for the other.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty && !hasClosed {
      let count = offer(rest)
      rest = rest.dropFirst(count)
      if count == 0 { pump(milliseconds: 1) }
    }
  }

  /// Types as many of the bytes as the terminal takes now, reading nothing, and says how many.
  func offer(_ bytes: ArraySlice<UInt8>) -> Int {
    let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    if count < 0 && errno != EAGAIN && errno != EINTR { hasClosed = true }
    return max(count, 0)
  }

  // MARK: Waiting

  /// Reads until `marker` is in what was written from now on; without one, until anything is.
  ///
  /// Returns the nanoseconds that it took, or nil after `seconds` in vain.
  func wait(for marker: [UInt8]?, seconds: Double) -> Int64? {
    let begun = cnc_monotonic_ns()
    let limit = begun + Int64(seconds * 1e9)
    var seen: [UInt8] = []
    while !hasClosed {
      let now = cnc_monotonic_ns()
      guard now < limit else { return nil }
      let bytes = pump(milliseconds: max(1, Int((limit - now) / 1_000_000)))
      guard !bytes.isEmpty else { continue }
      guard let marker else { return cnc_monotonic_ns() - begun }
      seen = seen.suffix(marker.count) + bytes
      if seen.contains(marker) { return cnc_monotonic_ns() - begun }
    }
    return nil
  }

  /// Reads until something has been printed; false after `seconds` without.
  func waitForPaint(seconds: Double = 5) -> Bool {
    let limit = cnc_monotonic_ns() + Int64(seconds * 1e9)
    while !hasPainted && !hasClosed && cnc_monotonic_ns() < limit { pump(milliseconds: 20) }
    return hasPainted
  }

  /// Reads until nothing has been written for that long and the program sleeps, at most 60 seconds.
  ///
  /// On a busy machine a program may be silent only because it gets no processor.
  func waitUntilQuiet(milliseconds: Int = 150) {
    let limit = cnc_monotonic_ns() + 60_000_000_000
    while !hasClosed && cnc_monotonic_ns() < limit {
      if pump(milliseconds: milliseconds).isEmpty && !process.isRunning { return }
    }
  }

  /// Reads until the program has written all that it has and sleeps, without any pause, at most a
  /// second.
  func waitUntilAsleep() {
    let limit = cnc_monotonic_ns() + 1_000_000_000
    while !hasClosed && cnc_monotonic_ns() < limit {
      // In this order: what it wrote before it fell asleep is there to be read.
      let isAsleep = !process.isRunning
      if pump(milliseconds: 0).isEmpty && isAsleep { return }
    }
  }

  /// Reads for that long.
  func drain(seconds: Double) {
    let limit = cnc_monotonic_ns() + Int64(seconds * 1e9)
    while !hasClosed {
      let left = limit - cnc_monotonic_ns()
      guard left > 0 else { return }
      pump(milliseconds: max(1, Int(left / 1_000_000)))
    }
  }

  /// Reads until the program is gone; one that takes longer than `seconds` is killed.
  func finish(seconds: Double = 60) -> Ending {
    drain(seconds: seconds)
    if !hasClosed { kill(process.identifier, SIGKILL) }
    var status: Int32 = 0
    var usage = cnc_usage()
    cnc_wait(process.identifier, &status, &usage, 0)
    let code =
      cnc_status_exited(status) != 0
      ? cnc_status_exit_code(status) : 128 + cnc_status_signal(status)
    return Ending(
      status: Int(code),
      cpuMicroseconds: Double(usage.user_microseconds + usage.system_microseconds))
  }
}

/// Calls `body` with the strings as C wants them: an array of pointers that ends in NULL.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
