public import Tessera
public import TesseraGraph
public import TesseraScreen
import TesseraTerminal

/// Drives a view, or an app's screen, as a user would: without a terminal, on a clock that stands still.
///
/// ```swift
/// let pilot = Pilot(width: 40, height: 10) { ContentView() }
/// pilot.type("hello")
/// pilot.press(.return)
/// #expect(pilot.text.contains("hello"))
/// try pilot.find(.button, "Save").press()
/// ```
///
/// Every call runs the app until nothing waits for a frame, so that what it did can be looked at in the
/// next line. Tasks need `await pilot.settle()`.
@MainActor
public final class Pilot {
  let host: HeadlessHost
  let clock: VirtualClock
  let executor: MainQueueExecutor
  /// What the app asked of its host, the latest last: an unhandled Control-C, say.
  var requests: [AppSession.Request] = []
  /// What the screen has shown so far.
  let tape: Tape
  /// What went wrong with the pilot itself.
  var complaints: [String] = []

  /// What the engine warned the author of, each sentence once.
  public var warnings: [String] { host.app.tree.warnings + complaints }

  /// Hosts views on a screen of a size in cells; a negative size counts as zero.
  ///
  /// - Parameters:
  ///   - width: The columns.
  ///   - height: The rows.
  ///   - colorScheme: Whether the background is light or dark.
  ///   - colorDepth: How many colours the terminal shows; other colours become the nearest.
  ///   - layoutDirection: Whether the interface begins at the left or at the right.
  ///   - content: What is shown.
  public convenience init<Content: View>(
    width: Int, height: Int, colorScheme: ColorScheme = .dark,
    colorDepth: ColorDepth = .trueColor, layoutDirection: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      Hosted(content: content()), size: Size(width: width, height: height),
      colorScheme: colorScheme, colorDepth: colorDepth, layoutDirection: layoutDirection)
  }

  /// Hosts the screen of an app, as its `main()` does; the rest is as for views.
  public convenience init<A: App>(
    width: Int, height: Int, colorScheme: ColorScheme = .dark,
    colorDepth: ColorDepth = .trueColor, layoutDirection: LayoutDirection = .leftToRight,
    app: A
  ) {
    self.init(
      AppRoot(app: app), size: Size(width: width, height: height),
      colorScheme: colorScheme, colorDepth: colorDepth, layoutDirection: layoutDirection)
  }

  private init<Root: View>(
    _ root: Root, size: Size, colorScheme: ColorScheme, colorDepth: ColorDepth,
    layoutDirection: LayoutDirection
  ) {
    let clock = VirtualClock()
    let executor = MainQueueExecutor()
    self.clock = clock
    self.executor = executor
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.colorScheme = colorScheme
    environment.layoutDirection = layoutDirection
    var capabilities = EncoderCapabilities.xterm
    capabilities.colorDepth = colorDepth
    let tape = Tape()
    self.tape = tape
    host = HeadlessHost(
      root, size: size, environment: environment, capabilities: capabilities)
    tape.size = host.app.tree.size
    host.onFrame = { bytes, size in tape.add(bytes, size: size, at: clock.now.offset) }
    host.app.tree.startTask = { priority, action in
      Task(executorPreference: executor, priority: priority) { await action() }
    }
    host.app.onRequest = { [unowned self] in requests.append($0) }
    run()
  }

  deinit {
    let host = host
    // The tree ends with its pilot: tasks are cancelled, onDisappear runs.
    if MainThread.isCurrent {
      MainActor.assumeIsolated { host.app.tree.close() }
    } else {
      Task { @MainActor in host.app.tree.close() }
    }
  }

  /// What the last frame cost: bytes written, cells changed, bodies evaluated, nodes laid out.
  public var lastFrame: FrameReport { host.lastFrame }

  /// Whether the user has asked to end the app with an unhandled Control-C or Control-Q.
  public var isQuitRequested: Bool {
    requests.contains { $0 == .quit || $0 == .interrupt }
  }

  // MARK: The screen

  /// What the terminal that the pilot stands for can show.
  var capabilities: EncoderCapabilities { host.encoder?.capabilities ?? .xterm }

  /// The screen: its rows joined by line feeds, trailing blanks left out.
  public var text: String { host.app.tree.surface.text }

  /// The columns and rows of the screen.
  public var size: Size { host.app.tree.size }

  /// The cell at a column and row; blank outside of the screen.
  public func cell(x: Int, y: Int) -> PilotCell {
    PilotCell(host.app.tree.surface[x, y], seenWith: capabilities)
  }

  /// The cell of the caret, where the terminal's cursor rests; nil where nobody writes.
  public var caret: Point? { host.app.tree.caret }

  /// Gives the screen another size, in cells.
  public func resize(width: Int, height: Int) {
    host.resize(to: Size(width: width, height: height))
    run()
  }

  /// Whether the background is light or dark.
  var colorScheme: ColorScheme { host.app.environment.colorScheme }

  /// Gives the views a light or a dark background.
  public func setColorScheme(_ scheme: ColorScheme) {
    host.app.changeEnvironment { $0.colorScheme = scheme }
    run()
  }

  // MARK: Input

  /// Presses a key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Types a text, key by key; a line feed is Return.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        press(.return)
      } else {
        send(.key(KeyPress(typing: scalar)))
      }
    }
  }

  /// Pastes a text, as one event.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Presses and releases the main button of the mouse at a cell.
  public func click(x: Int, y: Int) {
    let location = Point(x: x, y: y)
    send(.pointer(PointerEvent(location: location, kind: .down(.left))))
    send(.pointer(PointerEvent(location: location, kind: .up(.left))))
  }

  /// Turns the wheel by one notch over a cell: towards an edge of the content.
  public func scroll(_ direction: ScrollDirection, x: Int, y: Int) {
    let location = Point(x: x, y: y)
    let kind: PointerEvent.Kind =
      switch direction {
      case .up: .scroll(x: 0, y: -1)
      case .down: .scroll(x: 0, y: 1)
      case .left: .scroll(x: -1, y: 0)
      case .right: .scroll(x: 1, y: 0)
      }
    send(.pointer(PointerEvent(location: location, kind: kind)))
  }

  /// Drags with the main button from one cell to another.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let first = Point(x: start.x, y: start.y)
    let last = Point(x: end.x, y: end.y)
    send(.pointer(PointerEvent(location: first, kind: .down(.left))))
    send(.pointer(PointerEvent(location: last, kind: .drag(.left))))
    send(.pointer(PointerEvent(location: last, kind: .up(.left))))
  }

  /// Moves the pointer over a cell.
  public func hover(x: Int, y: Int) {
    send(.pointer(PointerEvent(location: Point(x: x, y: y), kind: .move)))
  }

  private func send(_ event: InputEvent) {
    host.app.receive(event)
    run()
  }

  /// Draws frames until none is asked for.
  func run() {
    host.drawFrames()
  }
}

/// Where a turn of the wheel goes.
public enum ScrollDirection: Sendable {
  /// Shows what is above.
  case up
  /// Shows what is below.
  case down
  /// Shows what is to the left.
  case left
  /// Shows what is to the right.
  case right
}

/// The root view of a pilot.
private struct Hosted<Content: View>: View {
  let content: Content

  var body: some View { content }
}
