/// A node that evaluates a body: it owns the state and remembers what the body read.
@MainActor
package class BodyNode: Node {
  /// The persistent halves of the view's dynamic properties, in the order of `PropertyFields`.
  package final var boxes: [AnyObject?] = []
  /// What the last evaluation read.
  package final let dependencies = Dependencies()
  private lazy var link = ObservationLink(node: self)
  private var needsEvaluation = true
  private var needsConfirmation = false
  /// Why the body is evaluated again, for `_printChanges`.
  package private(set) final var causes: [String] = ["@self", "@identity"]

  /// Evaluates the body and gives the child its new value.
  package func evaluateBody() {}

  /// The type whose body is evaluated, for reports.
  package var bodyType: Any.Type { Never.self }

  /// Asks for a new evaluation, and does it now: the caller gave the node new values.
  package final func evaluate() {
    note("@self")
    needsEvaluation = true
    evaluateIfNeeded()
  }

  /// Evaluates the body if something that it read has changed, or for the first time.
  package final func evaluateIfNeeded() {
    guard needsEvaluation, isAlive else { return }
    needsEvaluation = false
    tree.report.countBody(bodyType)
    evaluateBody()
    causes.removeAll(keepingCapacity: true)
    if needsConfirmation {
      needsConfirmation = false
      needsEvaluation = true
      tree.enqueueForNextFrame(self)
    }
  }

  override package final func confirmNextEvaluation() {
    needsConfirmation = true
  }

  /// Runs a closure and remembers what state and observable objects it reads.
  package final func tracked<Result>(_ read: () -> Result) -> Result {
    dependencies.track(for: self) { link.track(read) }
  }

  override package func update() {
    evaluateIfNeeded()
  }

  override package func dependencyChanged() {
    if causes.isEmpty { note("@dependencies") }
    needsEvaluation = true
    setNeedsUpdate()
  }

  override package func sourceChanged(_ source: Source) {
    let box = boxes.firstIndex { $0 === source }
    note(box.flatMap { PropertyFields.name(ofBox: $0, in: bodyType) } ?? "@dependencies")
    dependencyChanged()
  }

  private func note(_ cause: String) {
    if !causes.contains(cause) { causes.append(cause) }
  }

  override package func willRemove() {
    dependencies.removeAll(for: self)
    link.cancel()
    for case let box as any RemovableBox in boxes { box.nodeRemoved() }
  }
}

/// The persistent half of a dynamic property that wants to know when its view goes.
@MainActor
package protocol RemovableBox: AnyObject {
  /// The view is gone for good.
  func nodeRemoved()
}

/// The node of a view with a body.
@MainActor
package final class CompositeNode<V: View>: BodyNode {
  private var view: V

  override package var isComposite: Bool { true }
  override package var bodyType: Any.Type { V.self }

  package init(_ view: V, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes over a new value of the view; an equal one is skipped with all below it.
  package func update(to new: V) {
    if PropertyFields.isSame(view, new) {
      tree.report.bodiesSkipped += 1
      return
    }
    view = new
    evaluate()
  }

  override package func evaluateBody() {
    PropertyFields.install(in: &view, of: self)
    let body = tracked { view.body }
    if let child = children.first {
      ViewNodes.update(child, to: body)
    } else {
      setChildren([ViewNodes.make(body, in: context)])
    }
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    if PropertyFields.of(V.self).reads(changeFrom: old, to: environment, in: view) {
      dependencyChanged()
    }
  }
}

/// The node of a view with an author's modifier: it evaluates the modifier's body.
@MainActor
package final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: BodyNode {
  private var modifier: Modifier
  private var door: ContentDoor

  override package var bodyType: Any.Type { Modifier.self }

  package init(_ modifier: Modifier, content: Content, in context: NodeContext) {
    self.modifier = modifier
    door = ContentDoor(content)
    super.init(in: context)
  }

  package func update(to modifier: Modifier, content: Content) {
    self.modifier = modifier
    door = ContentDoor(content)
    evaluate()
  }

  override package func evaluateBody() {
    PropertyFields.install(in: &modifier, of: self)
    let content = ViewModifierContent<Modifier>(door: door)
    let body = tracked { modifier.body(content: content) }
    if let child = children.first {
      ViewNodes.update(child, to: body)
    } else {
      setChildren([ViewNodes.make(body, in: context)])
    }
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    if PropertyFields.of(Modifier.self).reads(changeFrom: old, to: environment, in: modifier) {
      dependencyChanged()
    }
  }
}
