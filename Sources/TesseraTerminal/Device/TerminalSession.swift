import CNcurses
package import TesseraScreen

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Owns the terminal from the first mode that is set to the last that is undone.
///
/// A process has one session at a time, since a process has one terminal to give back. Whatever ends
/// the process, the terminal comes back as it was: the modes in ``TerminalModes``, the line settings,
/// descriptors 1 and 2. ``leave()`` does it in order; exit, faults (`fatalError` and traps among
/// them), abort and signals do it from a handler with what was prepared before each change. Two ways
/// out cannot be caught: SIGKILL, and a stack overflow on a thread other than the main one, for which
/// the kernel finds no stack to run a handler on; `reset` or `stty sane` helps then.
///
/// Swift's backtracer, where it is on, runs after the terminal is back; on a terminal it asks for a
/// key before the process ends (`SWIFT_BACKTRACE=interactive=no` stops that).
///
///     let session = try TerminalSession()
///     try session.enter()
///     defer { session.leave() }
@MainActor package final class TerminalSession {
  /// The terminal.
  package let device: TerminalDevice
  /// What its frames leave by.
  package let output: OutputWriter
  /// What signals wake; the event loop's too.
  package let wakeUp = WakeUp()
  /// What the environment said at the start.
  package let environment: TerminalEnvironment
  /// The terminal's description.
  package let terminfo: Terminfo
  /// What the terminal can do, as far as is known now.
  package internal(set) var capabilities: Capabilities
  /// Text that `print` sent meanwhile.
  package let capture = OutputCapture()
  /// Whether the terminal is ours just now.
  package private(set) var isActive = false

  /// How long replies are waited for at the end, when some are still to come.
  package var replyLimit: Duration

  let options: TerminalOptions
  var modes = TerminalModes()
  var query = CapabilityQuery()
  var title: String?

  /// Opens the terminal and reads its description; writes nothing and changes no mode.
  ///
  /// - Throws: A ``TerminalError`` whose description tells the user what is missing.
  package convenience init(
    _ options: TerminalOptions = TerminalOptions(), environment: TerminalEnvironment = .current()
  ) throws(TerminalError) {
    try self.init(TerminalDevice(), options, environment: environment)
  }

  /// Uses a terminal that is already open.
  ///
  /// - Throws: A ``TerminalError`` when `TERM` names no usable description.
  package init(
    _ device: TerminalDevice, _ options: TerminalOptions = TerminalOptions(),
    environment: TerminalEnvironment
  ) throws(TerminalError) {
    self.device = device
    self.options = options
    self.environment = environment
    output = OutputWriter(device)
    replyLimit = .milliseconds(environment.isRemote ? 300 : 100)
    terminfo = try Terminfo(environment, descriptor: device.descriptor)
    capabilities = Capabilities(terminfo, environment)
  }

  /// The size in cells, asked of the terminal now; see ``TerminalDevice/size(_:)``.
  package var size: Size { device.size(environment) }

  // MARK: In and out

  /// Takes the terminal: handlers first, then the line settings, then the modes.
  ///
  /// - Throws: ``TerminalError/unusable(_:)`` when the line settings cannot be changed.
  package func enter() throws(TerminalError) {
    guard !isActive else { return }
    guard cnc_tty_save(device.descriptor) == 0 else { throw .unusable(errno) }
    cnc_signals_install(wakeUp.writer)
    prepareRestoration()
    cnc_restore_arm(device.descriptor)
    isActive = true
    guard cnc_tty_raw(device.descriptor) == 0 else {
      let error = errno
      leave()
      throw .unusable(error)
    }
    device.afterEachAct?()
    // Without a file for it, stray output reaches the screen: bad, and better than no program.
    if options.capturesOutput { cnc_capture_begin() }
    set(startingModes)
  }

  /// Gives the terminal back for good, or until ``enter()``: every mode undone, the last set first;
  /// late replies read; the line settings as the shell had them; captured output shown.
  package func leave() {
    guard isActive else { return }
    release(showingOutput: true)
    cnc_signals_remove()
    cnc_tty_forget()
  }

  // MARK: Modes

  /// Sets `modes`, or replaces those of the same kind.
  package func set(_ modes: [TerminalModes.Mode]) {
    guard isActive else { return }
    let bytes = self.modes.set(modes)
    prepareRestoration()
    send(bytes)
  }

  /// Undoes the mode of the same kind as `mode`, if it is set.
  package func undo(_ mode: TerminalModes.Mode) {
    guard isActive else { return }
    send(modes.undo(mode))
    prepareRestoration()
  }

  // MARK: Between the parts

  /// Sends the bytes of a mode or a question, in order with the frames.
  func send(_ bytes: [UInt8]) {
    if !bytes.isEmpty { output.write(bytes) }
  }

  /// Tells the handlers how to undo what is set, or is about to be.
  func prepareRestoration() {
    let bytes = modes.active.isEmpty ? [] : emergencyBytes
    cnc_restore_prepare(bytes, bytes.count, expectsInput ? 1 : 0)
  }

  /// Whether the terminal may be sending something that the user did not type.
  private var expectsInput: Bool {
    query.outstanding > 0 || modes.active.contains { if case .mouse = $0 { true } else { false } }
  }

  /// The undo after a frame that may have been cut off anywhere: ST ends a control string, and ESC
  /// any other sequence.
  private var emergencyBytes: [UInt8] {
    guard capabilities.isANSI else { return modes.undoBytes }
    var text = capabilities.isXtermLike ? "\u{1B}\\" : ""
    if capabilities.hyperlinks { text += "\u{1B}]8;;\u{1B}\\" }
    if capabilities.synchronizedOutput { text += "\u{1B}[?2026l" }
    // Margins move the cursor home when they go, which only a screen of our own allows.
    if options.usesAlternateScreen { text += "\u{1B}[r" }
    return Array((text + "\u{1B}[m").utf8) + modes.undoBytes
  }

  /// Undoes everything and gives the terminal to others; the handlers stay.
  func release(showingOutput: Bool) {
    let isWhole = output.finish(waiting: 100)
    // A reply to DA1 marks the end of what the terminal sends for us. It is asked only of a terminal
    // that is known to answer, and only when something may be under way.
    let fences = expectsInput && query.isAnswered
    let expected = query.outstanding + (fences ? 1 : 0)
    let undo = isWhole ? plainBytes + modes.undoBytes : emergencyBytes
    device.writeLast(undo + (fences ? Array("\u{1B}[c".utf8) : []))
    modes = TerminalModes()
    prepareRestoration()
    drainReplies(expected)
    query.forgetOutstanding()
    // Where a shell owns the terminal already, the settings are its own.
    if cnc_tty_is_foreground(device.descriptor) == 1 { cnc_tty_restore(device.descriptor) }
    device.afterEachAct?()
    cnc_capture_end(1)
    if showingOutput { cnc_capture_show(device.descriptor) }
    cnc_restore_disarm()
    title = nil
    isActive = false
  }

  /// SGR 0, for a terminal that has SGR.
  private var plainBytes: [UInt8] { capabilities.isANSI ? Array("\u{1B}[m".utf8) : [] }

  /// Reads until `count` replies to DA1 have come or the time that they may take is over.
  private func drainReplies(_ count: Int) {
    var drain = ReplyDrain(expecting: count)
    let limit =
      cnc_monotonic_ns() + replyLimit.components.attoseconds / 1_000_000_000
      + replyLimit.components.seconds * 1_000_000_000
    while drain.expected > 0 {
      var item = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
      let left = limit - cnc_monotonic_ns()
      guard left > 0, cnc_poll(&item, 1, left) > 0 else { break }
      var byte: UInt8 = 0
      let input = withUnsafeMutableBytes(of: &byte) { device.read(into: $0) }
      guard case .bytes = input else { break }
      drain.take(byte)
    }
    for byte in drain.typed { cnc_tty_unread(device.descriptor, byte) }
  }
}
