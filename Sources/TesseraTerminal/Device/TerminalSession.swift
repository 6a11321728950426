import CNcurses
package import TesseraScreen

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

  let options: TerminalOptions
  private(set) var modes = TerminalModes()
  var query = CapabilityQuery()
  private var title: String?

  /// Opens the terminal and reads its description. Nothing is written and no mode is changed.
  ///
  /// - Throws: A ``TerminalError`` whose description tells the user what is missing.
  package convenience init(
    _ options: TerminalOptions = TerminalOptions(), environment: TerminalEnvironment = .current()
  ) throws(TerminalError) {
    // Before the terminal is opened: on a dumb one the answer is the same with and without.
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
    guard cnc_tty_save(device.descriptor) == 0 else { throw .unusable(lastError) }
    cnc_signals_install(wakeUp.writer)
    prepareRestoration()
    cnc_restore_arm(device.descriptor)
    isActive = true
    guard cnc_tty_raw(device.descriptor) == 0 else {
      let error = lastError
      leave()
      throw .unusable(error)
    }
    device.afterEachAct?()
    // Without a file for it, stray output reaches the screen: bad, and better than no program.
    if options.capturesOutput { try? capture.begin() }
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

  /// Lends the terminal to `body`, an editor that it starts and waits for, and takes it back. The
  /// screen must be drawn anew.
  ///
  /// What `print` sent so far stays for the end. Ctrl-C while the editor runs is the editor's, and
  /// reaches the loop as a signal afterwards.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isActive else { return try body() }
    release(showingOutput: false)
    defer { retake() }
    return try body()
  }

  /// Stops the process as Ctrl-Z does in a shell, and returns when it is continued and the terminal
  /// is ours again. The screen must be drawn anew.
  ///
  /// - Parameter group: Stops the whole process group, as the terminal does for the key; false for a
  ///   SIGTSTP, which whoever sent it has already sent to whom it was meant for.
  package func suspend(group: Bool = true) {
    guard isActive else { return }
    release(showingOutput: true)
    cnc_stop(group ? 1 : 0)
    retake()
  }

  /// Sets all modes again, after somebody else used the terminal while SIGSTOP held the process. The
  /// screen must be drawn anew.
  package func reassert() {
    guard isActive else { return }
    cnc_tty_raw(device.descriptor)
    let active = modes.active
    modes = TerminalModes()
    write(modes.set(active))
  }

  // MARK: Modes

  /// Sets `modes`, or replaces those of the same kind.
  package func set(_ modes: [TerminalModes.Mode]) {
    guard isActive else { return }
    let bytes = self.modes.set(modes)
    prepareRestoration()
    write(bytes)
  }

  /// Undoes the mode of the same kind as `mode`, if it is set.
  package func undo(_ mode: TerminalModes.Mode) {
    guard isActive else { return }
    write(modes.undo(mode))
    prepareRestoration()
  }

  /// Names the window, or with nil gives it its old name back.
  ///
  /// Control characters are left out, so no title can drive the terminal (OSC 2, xterm's ctlseqs).
  package func setTitle(_ title: String?) {
    guard isActive, capabilities.isXtermLike, title != self.title else { return }
    self.title = title
    guard let title else { return undo(.savedTitle) }
    set([.savedTitle])
    let clean = String(String.UnicodeScalarView(title.unicodeScalars.filter(isPrintable)))
    write(Array("\u{1B}]2;\(clean)\u{1B}\\".utf8))
  }

  // MARK: Between the parts

  /// Sends the bytes of a mode or a question, in order with the frames.
  func write(_ bytes: [UInt8]) {
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
    if capabilities.scrollsRegions { text += "\u{1B}[r" }
    return Array((text + "\u{1B}[m").utf8) + modes.undoBytes
  }

  private func release(showingOutput: Bool) {
    let isWhole = output.finish(waiting: 100)
    var bytes = Array("\u{1B}[m".utf8) + modes.undoBytes
    if !capabilities.isANSI { bytes = modes.undoBytes }
    if !isWhole { bytes = emergencyBytes }
    // A reply to DA1 marks the end of what the terminal sends for us. It is asked only of a terminal
    // that is known to answer, and only when something may be under way.
    var expected = query.outstanding
    if expectsInput, query.isAnswered {
      bytes += Array("\u{1B}[c".utf8)
      expected += 1
    }
    let left = device.write(bytes, waiting: 250)
    modes = TerminalModes()
    title = nil
    if left { prepareRestoration() }
    if left, expected > 0 { drainReplies(expected) }
    query.forgetOutstanding()
    // A shell in the foreground has its own settings, which are not ours to change.
    if cnc_tty_is_foreground(device.descriptor) == 1 { cnc_tty_restore(device.descriptor) }
    device.afterEachAct?()
    capture.end()
    if showingOutput { capture.show(on: device) }
    cnc_restore_disarm()
    isActive = false
  }

  /// Enters again after the terminal was away, unless the process has been told to end meanwhile.
  private func retake() {
    let ending = UInt32(CNC_TERMINATE | CNC_HANG_UP | CNC_QUIT)
    guard cnc_signals_pending() & ending == 0 else { return }
    try? enter()
    if capabilities.kittyKeyboard { set([.kittyKeyboard(flags: options.keyboardFlags)]) }
  }

  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
  }
}
