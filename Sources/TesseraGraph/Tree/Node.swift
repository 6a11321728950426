package import TesseraScreen

/// A place in the living tree: what stays when views, which are values, come and go.
///
/// `VStack { Title(); if open { Details() } }` lives as
///
///     VStack            an Element: it has a size and a place
///     └ tuple           a plain Node: it only keeps its children in order
///       ├ Title         a CompositeNode: it evaluates `body` and keeps the state
///       │ └ Text        an Element
///       └ branch        a BranchNode: one child or none
///         └ Details …
///
/// A node's place in the tree is its identity: the same place keeps the node, with its state, its
/// environment and its layout caches. Parents own their children; the way up is unowned and is cut
/// when the node is removed, before the parent can go.
@MainActor
package class Node {
  /// The tree that the node lives in.
  package unowned let tree: ViewTree
  /// The node above; nil for the root and after removal.
  package private(set) unowned(unsafe) var parent: Node?
  /// How many nodes stand above.
  package let depth: Int
  /// The nodes below, in the order of the view's source.
  package private(set) var children: [Node] = []
  /// What the node's view sees of the environment.
  package private(set) var environment: EnvironmentValues
  /// Whether lines are read from right to left where the node stands.
  package private(set) final var isRightToLeft: Bool
  /// Whether the node is still part of the tree.
  package private(set) var isAlive = true
  /// Whether a `ForEach` right below makes its rows only when they are asked for.
  package let makesRowsLazily: Bool
  /// Whether the node waits in the tree's queue of updates.
  package final var isQueued = false

  /// Whether the node is a `CompositeNode`, so that it can be cast without a search.
  package var isComposite: Bool { false }

  package init(in context: NodeContext) {
    tree = context.tree
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    if let parent = context.parent, parent.environment.isIdentical(to: context.environment) {
      isRightToLeft = parent.isRightToLeft
    } else {
      isRightToLeft = context.environment.layoutDirection == .rightToLeft
    }
    makesRowsLazily = context.makesRowsLazily
    tree.report.nodesAlive += 1
  }

  /// The surroundings for a child of the node.
  package var context: NodeContext {
    NodeContext(
      tree: tree, parent: self, environment: childEnvironment,
      makesRowsLazily: makesRowsLazily && !startsEagerContents)
  }

  /// Whether a `ForEach` inside is laid out as a whole, whatever stands around the node.
  package var startsEagerContents: Bool { false }

  /// The environment that the node gives its children; its own unless the node changes it.
  package var childEnvironment: EnvironmentValues { environment }

  // MARK: Children

  /// Replaces the children; those that are gone are removed for good.
  package final func setChildren(_ newChildren: [Node]) {
    setChildrenQuietly(newChildren)
    elementsChanged()
  }

  /// Replaces the children without telling the layout above, which is the one that asks.
  package final func setChildrenQuietly(_ newChildren: [Node]) {
    let old = children
    children = newChildren
    guard !old.isEmpty else { return }
    let kept = Set(newChildren.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) { child.remove() }
  }

  /// Adds a child at the end, without telling the layout above, which is the one that asks.
  package final func addChild(_ child: Node) {
    children.append(child)
  }

  /// Removes some children, without telling the layout above, which is the one that asks.
  package final func removeChildren(_ gone: [Node]) {
    guard !gone.isEmpty else { return }
    let identities = Set(gone.map(ObjectIdentifier.init))
    children.removeAll { identities.contains(ObjectIdentifier($0)) }
    for child in gone { child.remove() }
  }

  /// Removes a child, without telling the layout above, which is the one that asks.
  package final func removeChild(_ child: Node) {
    children.removeAll { $0 === child }
    child.remove()
  }

  /// Says that the elements below are others than before, so that the layout above must look again.
  package func elementsChanged() {
    parent?.elementsChanged()
  }

  /// Adds the elements of the node, in order, to those of the layout above.
  package func collectElements(into elements: inout [Element]) {
    for child in children { child.collectElements(into: &elements) }
  }

  /// The node's elements, in order.
  package final var elements: [Element] {
    var elements: [Element] = []
    collectElements(into: &elements)
    return elements
  }

  // MARK: Rows

  /// How many rows the node has for a lazy container.
  package var rowCount: Int { children.reduce(0) { $0 + $1.rowCount } }

  /// The row at an index, made if need be; nil past the end.
  package func row(at index: Int) -> Element? {
    rowHolder(of: index).flatMap { $0.child.row(at: $0.index) }
  }

  /// Gives the rows outside of a range back.
  package func releaseRows(outside kept: Range<Int>) {
    var start = 0
    for child in children {
      child.releaseRows(outside: kept.lowerBound - start..<kept.upperBound - start)
      start += child.rowCount
    }
  }

  /// The id of a row's element; nil for a row that is no element of a `ForEach`.
  package func rowID(at index: Int) -> AnyHashable? {
    rowHolder(of: index).flatMap { $0.child.rowID(at: $0.index) }
  }

  /// Where the row with an id stands; nil if there is none, or none within a distance.
  ///
  /// One looks first where it was last seen, `near`, then further and further away.
  package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    var start = 0
    for child in children {
      if let offset = child.rowOffset(ofID: id, near: near - start, within: distance) {
        return start + offset
      }
      start += child.rowCount
    }
    return nil
  }

  /// What may be done with a row, and its offset in the data that this is done to.
  package func rowActions(at index: Int) -> EditableRow? {
    rowHolder(of: index).flatMap { $0.child.rowActions(at: $0.index) }
  }

  /// What has an id, at or below the node: of `.id(_:)`, or of an element of a `ForEach`.
  package func locate(_ id: AnyHashable) -> ScrollTarget? {
    for child in children {
      if let target = child.locate(id) { return target }
    }
    return nil
  }

  // MARK: Change

  /// Asks for `update()` in the next frame.
  package final func setNeedsUpdate() {
    tree.enqueue(self)
  }

  /// Does what `setNeedsUpdate` asked for.
  package func update() {}

  /// Asks for one more evaluation after the next, since a change came from another thread.
  package func confirmNextEvaluation() {}

  /// Answers a change of a source that the node read while it was being evaluated.
  package func sourceChanged(_ source: Source) {
    dependencyChanged()
  }

  /// Answers a change of something that the node read while it was being evaluated.
  package func dependencyChanged() {
    setNeedsUpdate()
  }

  // MARK: Environment

  /// Gives the node another environment and passes it on.
  package final func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    let isMirrored = new.layoutDirection == .rightToLeft
    if isMirrored != isRightToLeft {
      isRightToLeft = isMirrored
      readingDirectionChanged()
    }
    environmentChanged(from: old)
    passEnvironment()
  }

  /// Gives the children the environment that is meant for them.
  package final func passEnvironment() {
    let inner = childEnvironment
    for child in children { child.setEnvironment(inner) }
  }

  /// Takes note of another environment; the children get it afterwards.
  package func environmentChanged(from old: EnvironmentValues) {}

  /// Takes note that lines are read in the other direction from now on.
  package func readingDirectionChanged() {}

  // MARK: Being covered

  /// Whether the container above keeps the node without showing it: a tab behind, a screen below.
  package private(set) final var isCovered = false

  /// Keeps the node without showing it, or shows it again.
  ///
  /// The state stays; what is inside disappears and appears for the lifecycle: `onDisappear` runs and
  /// tasks are cancelled, then `onAppear` runs and they start again.
  package final func setCovered(_ covered: Bool) {
    guard covered != isCovered else { return }
    isCovered = covered
    guard !isInsideCovered else { return }
    tellCovered(covered)
  }

  /// Whether the node or one above it is covered, so that the user cannot see it.
  package final var isHiddenByCover: Bool { isCovered || isInsideCovered }

  /// Whether a node above is covered.
  private var isInsideCovered: Bool {
    var outer = parent
    while let node = outer {
      if node.isCovered { return true }
      outer = node.parent
    }
    return false
  }

  private func tellCovered(_ covered: Bool) {
    for child in children where !child.isCovered { child.tellCovered(covered) }
    coveredChanged(covered)
  }

  /// Takes note that the user cannot see the node any more, or again; innermost first.
  package func coveredChanged(_ covered: Bool) {}

  // MARK: End

  /// Removes the node and all below it from the tree: state, tasks and observation end.
  package final func remove() {
    guard isAlive else { return }
    for child in children { child.remove() }
    isAlive = false
    willRemove()
    parent = nil
    tree.report.nodesAlive -= 1
    tree.forget(self)
  }

  /// Gives up what the node holds outside of itself; called once, children first.
  package func willRemove() {}

  // MARK: Keys, pointer, meaning

  /// Offers a key press to the node, which has the focus or stands above what has it.
  package func keyPressed(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// Offers a pointer event to the node, which is under the pointer or stands above what is.
  package func pointerMoved(_ event: PointerEvent) -> KeyPress.Result { .ignored }

  /// What the node means to a reader, a test or a pointer; nil for mere structure.
  package var meaning: Meaning? { nil }
}

/// What a new node is told about where it stands.
@MainActor
package struct NodeContext {
  /// The tree that the node will live in.
  package let tree: ViewTree
  /// The node above; nil for the root.
  package let parent: Node?
  /// What the node's view sees of the environment.
  package var environment: EnvironmentValues

  /// Whether a `ForEach` makes its rows only when they are asked for.
  package var makesRowsLazily: Bool

  package init(
    tree: ViewTree, parent: Node?, environment: EnvironmentValues, makesRowsLazily: Bool = false
  ) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    self.makesRowsLazily = makesRowsLazily
  }

  /// The surroundings for the children of a node that is made in this context.
  package func inside(_ node: Node) -> NodeContext {
    node.context
  }
}
