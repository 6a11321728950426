package import TesseraScreen

/// The living tree of one screen: nodes, what waits to be done for them, and the surface they are
/// drawn on.
///
/// Changes only mark and queue; `runFrame()` does the work, many changes at once. The tree knows no
/// terminal: whoever hosts it sets `onFrameNeeded`, runs frames, and takes the damage away.
@MainActor
package final class ViewTree {
  /// What is drawn on.
  package let surface: Surface
  /// The columns and rows of the screen.
  package private(set) var size: Size
  /// The cells that were painted anew and not yet taken by the host.
  package private(set) var damage: Damage
  /// The cells that the next frame paints anew; the host may take the damage of the last one meanwhile.
  package var unpainted: Damage
  /// The scrolls of the last frame, for the encoder; their cells on the surface have moved already.
  package private(set) var shifts: [ScrollShift] = []
  /// What the frame under way, or the last one, cost.
  package var report = FrameReport()
  /// Where the keys go.
  package let focus = FocusStore()
  /// Called when something waits for a frame; once for each frame.
  package var onFrameNeeded: @MainActor () -> Void = {}
  /// What an author did wrong so far, each sentence once.
  package private(set) var warnings: [String] = []
  /// Called with what an author did wrong; also, when it is set, with what was noticed before.
  package var onWarning: @MainActor (String) -> Void = { _ in } {
    didSet { for warning in warnings { onWarning(warning) } }
  }
  /// Whether the whole screen is painted anew each frame, for tests that compare.
  package var paintsEverything = false

  /// Who used the pointer's button going down and gets what follows.
  weak var pointerHolder: Node?

  var layoutQueue: [Element] = []
  /// The scroll views whose offset, contents or place may be others than when they were drawn.
  var scrollQueue: [ScrollElement] = []
  /// The lazy stacks of the tree, which look after each layout whether they need other rows.
  var lazyStacks: [LazyStackElement] = []
  var scrollRequests: [ScrollRequest] = []
  /// Whether cells were ever moved on the surface.
  var hasScrolled = false
  /// Whether something was scrolled, so that lazy stacks may need other rows.
  var windowsMayHaveMoved = false
  var redrawQueue: [Element] = []
  var updateQueue: [Node] = []
  let lifecycle = LifecycleQueue()
  let preferences = PreferenceStore()
  let responders = KeyResponders()
  let geometry = GeometryStore()
  /// The frames that are a part of a container around.
  var relativeFrames: [ObjectIdentifier: RelativeFrameElement] = [:]
  private var nextFrameQueue: [BodyNode] = []
  private var afterFrameActions: [@MainActor () -> Void] = []
  private var isFrameRequested = false
  private var lastNumber = 0
  var frameObservers: [ObjectIdentifier: @MainActor (FrameReport) -> Void] = [:]
  private var rootNode: RootElement?

  /// Makes a tree without views; `show` gives it some.
  package init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    surface = Surface(size: self.size)
    damage = Damage(size: self.size)
    unpainted = damage
    focus.tree = self
  }

  /// The root of the tree; nil before `show`.
  package var root: RootElement? { rootNode }

  /// Shows a view; the same type again is an update, another one replaces the whole tree.
  package func show<Content: View>(_ view: Content, environment: EnvironmentValues) {
    let environment = environment.with(sizeClassesFor: size)
    if let rootNode, rootNode.contentType == Content.self {
      rootNode.setEnvironment(environment)
      rootNode.update(to: view)
    } else {
      rootNode?.remove()
      let context = NodeContext(tree: self, parent: nil, environment: environment)
      let root = RootElement(contentType: Content.self, in: context)
      rootNode = root
      root.show(view)
    }
    requestFrame()
  }

  /// Removes everything: tasks are cancelled, `onDisappear` runs.
  package func close() {
    rootNode?.remove()
    rootNode = nil
    lifecycle.run()
  }

  /// Changes the environment of the whole tree.
  package func setEnvironment(_ environment: EnvironmentValues) {
    rootNode?.setEnvironment(environment.with(sizeClassesFor: size))
  }

  /// Changes the size of the screen; the next frame lays out and paints all of it.
  package func resize(to newSize: Size) {
    size = Size(width: max(0, newSize.width), height: max(0, newSize.height))
    surface.reset(size: size)
    damage = Damage(size: size)
    unpainted = damage
    unpainted.insertAll()
    if let rootNode {
      rootNode.setEnvironment(rootNode.environment.with(sizeClassesFor: size))
      rootNode.setNeedsLayout()
    }
    requestFrame()
  }

  // MARK: Asking

  /// Asks the host for a frame, unless one is asked for already.
  package func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    onFrameNeeded()
  }

  /// Queues a node for an update in the next frame.
  func enqueue(_ node: Node) {
    guard node.isAlive, !node.isQueued else { return }
    node.isQueued = true
    updateQueue.append(node)
    requestFrame()
  }

  /// Queues a node for the frame after this one.
  func enqueueForNextFrame(_ node: BodyNode) {
    nextFrameQueue.append(node)
  }

  /// Runs an action when the frame under way is over.
  package func afterFrame(_ action: @escaping @MainActor () -> Void) {
    afterFrameActions.append(action)
    requestFrame()
  }

  /// Starts an author's task; a host that waits for tasks puts its own in place.
  package var startTask:
    @MainActor (TaskPriority, @escaping @MainActor () async -> Void) -> Task<Void, Never> = {
      priority, action in Task(priority: priority) { await action() }
    }

  /// A number that no other call gives.
  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Tells the author of a mistake, once for each sentence.
  package func warn(_ message: String) {
    guard !warnings.contains(message) else { return }
    warnings.append(message)
    onWarning(message)
  }

  /// Declares that rows of the surface moved; see `ScrollShift`.
  package func declare(_ shift: ScrollShift) {
    shifts.append(shift)
  }

  /// Takes note that what was unpainted is painted now.
  func notePainted() {
    damage.formUnion(unpainted)
    unpainted.removeAll()
  }

  /// Takes note that the host painted over a part of the surface after the frame.
  package func notePaintedOver(_ rect: Rect) {
    damage.insert(rect)
  }

  /// Moves rows of the surface, with the damage on them, and declares it.
  ///
  /// The rows that come into view are damaged; all else that should not have moved is the caller's.
  func shift(_ shift: ScrollShift) {
    surface.shift(shift)
    damage.shift(shift)
    unpainted.shift(shift)
    declare(shift)
  }

  /// Drops a node that was removed.
  func forget(_ node: Node) {
    focus.forget(node)
    if node is LazyStackElement { lazyStacks.removeAll { $0 === node } }
  }

  /// Takes the damage and the scrolls away, since the host has dealt with them.
  package func takeDamage() {
    damage.removeAll()
    shifts.removeAll(keepingCapacity: true)
  }

  /// Tells views that asked for it what the last frame cost; the host calls it when the frame is out.
  package func framePresented() {
    for observer in frameObservers.values { observer(report) }
  }

  /// Where the cursor of the terminal belongs after a frame: at the caret of the focused field; nil
  /// where there is none, or where it is scrolled out of sight.
  package var caret: Point? { focus.focused?.control.caret() }

  // MARK: The frame

  /// Whether something waits for a frame.
  package var needsFrame: Bool { isFrameRequested }

  /// Brings the tree up to date with the state without painting, if anything waits.
  ///
  /// Several keys may arrive between two frames: each must meet the views and the focus that the one
  /// before has made, or what follows Return is typed into the old text, and letters into the old
  /// focus.
  package func settle() {
    if Frame.hasMore(self) { Frame.settle(self) }
  }

  /// Brings the surface up to date with the state; see `Frame`.
  package func runFrame() {
    isFrameRequested = true
    report.beginFrame()
    Frame.run(self)
    isFrameRequested = false
    let actions = afterFrameActions
    afterFrameActions.removeAll()
    for action in actions { action() }
    let waiting = nextFrameQueue
    nextFrameQueue.removeAll()
    for node in waiting { enqueue(node) }
    if !updateQueue.isEmpty || !layoutQueue.isEmpty { requestFrame() }
  }
}
