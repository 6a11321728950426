import CNcurses
import Glibc

/// The terminal around a program: what a test sees of it and does to it.
///
/// The program is `TerminalProbe`, or a shell that starts it. All waiting is for something to appear
/// or to end, with a limit that only a failure reaches.
final class ProbeTerminal {
  /// How the program ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    case stillRunning
  }

  /// Where the probe was built: beside the test bundle, which an argument names.
  static let probePath: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "."
    return String(bundle.reversed().drop { $0 != "/" }.reversed()) + "TerminalProbe"
  }()

  let pid: Int32
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []
  private let master: Int32
  private var isOpen = true
  private var mark = 0

  /// Starts the probe.
  convenience init(_ environment: [String: String] = [:]) {
    self.init(path: Self.probePath, ["TerminalProbe"], environment)
  }

  /// Starts a shell that runs `script`, in which `$PROBE` is the probe.
  convenience init(script: String, _ environment: [String: String] = [:]) {
    self.init(path: "/bin/sh", ["sh", "-c", script], environment)
  }

  private init(path: String, _ arguments: [String], _ extra: [String: String]) {
    var environment = [
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PROBE": Self.probePath,
      // The backtracer would wait for a key, and print what no test wants to read.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    environment.merge(extra) { $1 }
    let pairs = environment.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
    var pid: Int32 = -1
    master = withStrings(arguments) { argv in
      withStrings(pairs) { envp in cnc_pty_spawn(path, argv, envp, 80, 24, &pid) }
    }
    self.pid = pid
    precondition(master >= 0, "No pseudo-terminal could be opened.")
  }

  deinit {
    hangUp()
    kill(pid, SIGKILL)
    cnc_wait(pid, nil, nil, 1)
  }

  // MARK: Seeing

  /// Everything that the program has written, as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Reads until `text` appears after what was awaited before; false when the program ended or the
  /// limit was reached without it.
  @discardableResult
  func waits(for text: String) -> Bool {
    let pattern = Array(text.utf8)
    var start = mark
    repeat {
      if let index = output.index(of: pattern, from: start) {
        mark = index + pattern.count
        return true
      }
      // What was searched is not searched again, but for a beginning at its end.
      start = max(mark, output.count - pattern.count + 1)
    } while read(waiting: 20_000)
    return false
  }

  /// Whether nothing at all arrives for a while.
  func staysQuiet() -> Bool {
    let before = output.count
    _ = read(waiting: 250)
    return output.count == before
  }

  /// Waits until something can be read, without reading it.
  func waitsForOutput() -> Bool {
    var item = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&item, 1, 20_000) > 0
  }

  /// Reads all there is until the program ends, and tells how it ended.
  func end(reading: Bool = true) -> End {
    if reading { while read(waiting: 20_000) {} }
    var status: Int32 = 0
    for _ in 0..<2000 where cnc_wait(pid, &status, nil, 1) == 0 {
      poll(nil, 0, 10)
    }
    while isOpen, read(waiting: 0) {}
    if cnc_status_exited(status) != 0 { return .exit(cnc_status_exit_code(status)) }
    if cnc_status_signaled(status) != 0 { return .signal(cnc_status_signal(status)) }
    return .stillRunning
  }

  /// The line settings, as text that can be compared.
  var lineSettings: String {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return "none" }
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return
      "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \(characters)"
  }

  /// The line settings that a new terminal has.
  static let newLineSettings: String = ProbeTerminal(path: "/bin/true", ["true"], [:]).lineSettings

  // MARK: Doing

  /// Types `keys`.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(pid, signal) }

  /// Whether `signal` has been sent to the program and has not reached it yet.
  func signalIsWaiting(_ signal: Int32) -> Bool {
    guard let file = fopen("/proc/\(pid)/status", "r") else { return false }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 16384)
    let count = fread(&buffer, 1, buffer.count, file)
    let status = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return status.split(separator: "\n").contains { line in
      guard line.hasPrefix("ShdPnd:") || line.hasPrefix("SigPnd:") else { return false }
      let mask = UInt64(line.dropFirst(7).drop { $0 == "\t" }, radix: 16) ?? 0
      return mask & (1 << UInt64(signal - 1)) != 0
    }
  }

  /// Gives the terminal a size.
  func resize(columns: Int32, rows: Int32) { cnc_pty_resize(master, columns, rows) }

  /// Closes the terminal's window.
  func hangUp() {
    if isOpen { close(master) }
    isOpen = false
  }

  private func read(waiting milliseconds: Int32) -> Bool {
    var item = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard isOpen, poll(&item, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }
}

extension [UInt8] {
  /// Where `pattern` begins at or after `start`.
  func index(of pattern: [UInt8], from start: Int) -> Int? {
    guard count >= pattern.count, start <= count - pattern.count else { return nil }
    return withUnsafeBytes { bytes in
      var rest = bytes[start...]
      while rest.count >= pattern.count {
        let place = memchr(bytes.baseAddress! + rest.startIndex, Int32(pattern[0]), rest.count)
        guard let place else { return nil }
        let index = UnsafeRawPointer(place) - bytes.baseAddress!
        guard index + pattern.count <= bytes.count else { return nil }
        if memcmp(place, pattern, pattern.count) == 0 { return index }
        rest = bytes[(index + 1)...]
      }
      return nil
    }
  }
}

extension String {
  /// How often `text` occurs.
  func occurrences(of text: String) -> Int {
    let (bytes, pattern) = (Array(utf8), Array(text.utf8))
    var count = 0
    var start = 0
    while let index = bytes.index(of: pattern, from: start) {
      count += 1
      start = index + pattern.count
    }
    return count
  }
}

/// Lends `strings` as a C vector that ends in NULL.
func withStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = strings.map { strdup($0) } + [nil]
  defer { pointers.forEach { free($0) } }
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
