import Tessera
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
  let tasks: TaskCounter
  /// What the app asked of its host, the latest last: an unhandled Control-C, say.
  var requests: [AppSession.Request] = []

  /// What the engine warned the author of, each sentence once.
  public var warnings: [String] { host.app.tree.warnings }

  /// Hosts views on a screen of a size in cells; a negative size counts as zero.
  public init<Content: View>(
    width: Int, height: Int, @ViewBuilder content: () -> Content
  ) {
    let clock = VirtualClock()
    let tasks = TaskCounter()
    self.clock = clock
    self.tasks = tasks
    var environment = EnvironmentValues()
    environment.clock = clock
    host = HeadlessHost(
      Hosted(content: content()), size: Size(width: width, height: height),
      environment: environment, capabilities: .xterm)
    host.app.tree.startTask = { priority, action in
      tasks.begin()
      return Task(priority: priority) {
        await action()
        tasks.end()
      }
    }
    host.app.onRequest = { [unowned self] in requests.append($0) }
    host.drawFrames()
  }

  deinit {
    let host = host
    // The tree ends with its pilot: tasks are cancelled, onDisappear runs.
    MainActor.assumeIsolated { host.app.tree.close() }
  }

  /// What the last frame cost: bytes written, cells changed, bodies evaluated, nodes laid out.
  public var lastFrame: FrameReport { host.lastFrame }

  /// Whether the user has asked to end the app with an unhandled Control-C or Control-Q.
  public var isQuitRequested: Bool {
    requests.contains { $0 == .quit || $0 == .interrupt }
  }

  // MARK: The screen

  /// The screen: its rows joined by line feeds, trailing blanks left out.
  public var text: String { host.app.tree.surface.text }

  /// The columns and rows of the screen.
  public var size: Size { host.app.tree.size }

  /// The cell at a column and row; blank outside of the screen.
  public func cell(x: Int, y: Int) -> PilotCell {
    PilotCell(host.app.tree.surface[x, y])
  }

  /// The cell of the caret, where the terminal's cursor rests; nil where nobody writes.
  public var caret: Point? { host.app.tree.caret }

  /// Gives the screen another size, in cells.
  public func resize(width: Int, height: Int) {
    host.resize(to: Size(width: width, height: height))
    host.drawFrames()
  }

  /// Gives the views a light or a dark background.
  public func setColorScheme(_ scheme: ColorScheme) {
    host.app.changeEnvironment { $0.colorScheme = scheme }
    host.drawFrames()
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
