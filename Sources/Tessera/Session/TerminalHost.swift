import TesseraGraph
import TesseraScreen
import TesseraTerminal

/// Runs an app on a terminal: bytes in, events to the views; frames out, bytes to the terminal.
///
/// A frame is made when all that happened has been handled and the last frame has left. A terminal that
/// does not read holds back frames, never keys: what changes meanwhile is one frame later.
@MainActor
final class TerminalHost: EventLoopClient {
  private let app: AppSession
  private let session: TerminalSession
  private let loop: EventLoop
  private let encoder: FrameEncoder
  private var decoder: InputDecoder
  private var decoded: [DecodedInput] = []
  private var buffer = ByteBuffer(capacity: 16 * 1024)
  private var pacing = FramePacing()
  private var log = FrameLog()
  private var recording: Recording?
  private var overlay = DebugOverlay()
  private var escapeDeadline: ContinuousClock.Instant?
  /// Damage of frames that were made and not yet encoded.
  private var hasUnsentFrame = false
  private var isFirstFrame = true
  private var hasReceivedInput = false

  init<Content: View>(_ content: Content, session: TerminalSession) {
    self.session = session
    let terminfo = session.terminfo
    decoder = InputDecoder { name in terminfo.string(name).map { Array($0.utf8) } }
    var environment = EnvironmentValues()
    environment.colorScheme = session.capabilities.colorScheme
    app = AppSession(content, size: session.size, environment: environment)
    encoder = FrameEncoder(
      capabilities: EncoderCapabilities(session.capabilities), size: app.tree.size)
    loop = EventLoop(device: session.device, wakeUp: session.wakeUp)
    loop.client = self
    app.onRequest = { [unowned self] in answer($0) }
    app.tree.onWarning = { ProcessEnvironment.write("Tessera: \($0)\n", to: 2) }
  }

  /// Runs the app until it ends, and gives the terminal back.
  func run() throws(TerminalError) -> ExitReason {
    try session.enter()
    encoder.screenWasEntered()
    recording = Recording(size: app.tree.size)
    let reason = loop.run()
    app.tree.close()
    session.leave()
    recording?.finish()
    log?.write()
    return reason
  }

  // MARK: Input

  func receive(_ bytes: UnsafeRawBufferPointer) {
    decoder.decode(bytes, into: &decoded)
    deliver()
  }

  private func deliver() {
    let inputs = decoded
    decoded.removeAll(keepingCapacity: true)
    for input in inputs {
      switch input {
      case .event(let event):
        if !hasReceivedInput {
          hasReceivedInput = true
          session.ask(.second)
        }
        pacing.inputArrived()
        if case .focus(let isFocused) = event { change(to: isFocused ? .active : .inactive) }
        app.receive(event)
      case .reply(let reply): learn(reply)
      }
    }
    let now = ContinuousClock.now
    if decoder.isWaiting {
      escapeDeadline = now + (session.environment.isRemote ? .milliseconds(100) : .milliseconds(25))
    } else {
      escapeDeadline = decoder.isUnfinished ? now + .seconds(1) : nil
    }
    updateDeadline()
  }

  private func learn(_ reply: TerminalReply) {
    let scheme = session.capabilities.colorScheme
    guard session.receive(reply) else { return }
    encoder.capabilities = EncoderCapabilities(session.capabilities)
    decoder.reportsKeysUnambiguously = session.capabilities.kittyKeyboard
    if session.capabilities.colorScheme != scheme {
      let now = session.capabilities.colorScheme
      app.changeEnvironment { $0.colorScheme = now }
    }
  }

  func deadlineDidPass() {
    let now = ContinuousClock.now
    if let deadline = escapeDeadline, now >= deadline {
      escapeDeadline = nil
      if decoder.isWaiting {
        decoder.timeout(into: &decoded)
      } else if decoder.isUnfinished {
        decoder.abandon(into: &decoded)
      }
      deliver()
    }
    updateDeadline()
  }

  private func updateDeadline() {
    loop.deadline = [escapeDeadline, pacing.deadline].compactMap { $0 }.min()
  }

  // MARK: Signals and requests

  func receive(_ signal: LoopSignal) {
    switch signal {
    case .stop: suspend(group: false)
    case .resume:
      session.reassert()
      repaint()
    case .interrupt, .terminate, .hangUp, .quit:
      if let number = signal.endingNumber { loop.stop(.signal(number)) }
    }
  }

  private func answer(_ request: AppSession.Request) {
    switch request {
    case .quit: loop.stop(.finished)
    case .interrupt: loop.stop(.signal(LoopSignal.interrupt.endingNumber ?? 2))
    case .abort: loop.stop(.signal(LoopSignal.quit.endingNumber ?? 3))
    case .suspend: suspend(group: true)
    }
  }

  /// Gives the terminal to the shell until the user comes back.
  private func suspend(group: Bool) {
    change(to: .background)
    session.suspend(group: group)
    change(to: .active)
    repaint()
  }

  /// Tells the views whether the user sees and uses them; at once, since the process may stop.
  private func change(to phase: ScenePhase) {
    guard app.environment.scenePhase != phase else { return }
    app.changeEnvironment { $0.scenePhase = phase }
    if phase == .background, app.tree.needsFrame {
      app.tree.runFrame()
      hasUnsentFrame = true
    }
  }

  func terminalDidResize() {
    app.tree.resize(to: session.size)
    repaint()
  }

  /// Draws everything anew, since nobody knows what the terminal shows.
  private func repaint() {
    if session.size != app.tree.size { app.tree.resize(to: session.size) }
    encoder.invalidate()
    hasUnsentFrame = true
  }

  // MARK: Frames

  func terminalHasRoom() {
    session.output.handleWritable()
  }

  func prepareToWait() {
    if session.output.state == .lost { return loop.stop(.terminalLost) }
    if app.tree.needsFrame || hasUnsentFrame, session.output.isIdle, pacing.mayDraw() {
      drawFrame()
    }
    loop.watchesOutput = !session.output.isIdle
    loop.hasMoreToDo = app.tree.needsFrame && session.output.isIdle && pacing.mayDraw()
    updateDeadline()
  }

  private func drawFrame() {
    let tree = app.tree
    if tree.needsFrame {
      overlay?.willDraw(tree)
      tree.runFrame()
      overlay?.draw(on: tree)
    }
    hasUnsentFrame = false
    buffer.removeAll()
    let sent = encoder.encode(
      tree.surface, damage: tree.damage, shifts: tree.shifts,
      cursor: tree.caret.map { CursorState(position: $0) },
      into: &buffer)
    tree.report.cellsChanged = sent.cellsChanged
    tree.report.bytesWritten = sent.bytes
    tree.takeDamage()
    if !buffer.isEmpty {
      _ = buffer.withUnsafeBytes { session.output.write($0) }
      recording?.add(buffer, size: tree.size)
    }
    pacing.didDraw()
    log?.add(tree.report)
    tree.framePresented()
    if isFirstFrame {
      isFirstFrame = false
      session.ask(.first)
    }
  }
}
