extension View {
  /// Runs an action when the view appears.
  ///
  /// Once for each appearance; innermost views first, before the frame is shown. On a `Group` it
  /// runs for each view in it.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view is gone.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs an asynchronous action when the view appears, and cancels it when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears and again whenever `value` is another; the
  /// running one is cancelled first.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs an action when a value is another than in the last update, with the old and the new one.
  ///
  /// With `initial` it also runs when the view appears, then with the value twice.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value is another than in the last update.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

/// Runs actions when the content appears and when it is gone.
package struct AppearanceModifier: ElementModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  package func makeElement(in context: NodeContext) -> AppearanceElement {
    AppearanceElement(self, in: context)
  }

  package func updateElement(_ element: AppearanceElement) {
    element.modifier = self
  }
}

package final class AppearanceElement: UnaryElement {
  var modifier: AppearanceModifier
  /// Whether the view has appeared and not disappeared since.
  private var hasAppeared = false

  init(_ modifier: AppearanceModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override package var painting: Painting { .nothing }

  override package func contentAttached() {
    tellAppearance()
  }

  private func tellAppearance() {
    tree.lifecycle.appear { [self] in
      guard isAlive, !isHiddenByCover, !hasAppeared else { return }
      hasAppeared = true
      modifier.onAppear?()
    }
  }

  private func tellDisappearance() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = modifier.onDisappear { tree.lifecycle.disappear(action) }
  }

  override package func coveredChanged(_ covered: Bool) {
    if covered { tellDisappearance() } else { tellAppearance() }
  }

  override package func willRemove() {
    super.willRemove()
    tellDisappearance()
  }
}

/// Runs a task while the content is there.
package struct TaskModifier<ID: Equatable>: ElementModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  package func makeElement(in context: NodeContext) -> TaskElement<ID> {
    TaskElement(self, in: context)
  }

  package func updateElement(_ element: TaskElement<ID>) {
    element.update(to: self)
  }
}

package final class TaskElement<ID: Equatable>: UnaryElement {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(to new: TaskModifier<ID>) {
    let isRestart = new.id != modifier.id
    modifier = new
    if isRestart { start() }
  }

  override package var painting: Painting { .nothing }

  override package func contentAttached() {
    start()
  }

  private func start() {
    task?.cancel()
    task = nil
    tree.lifecycle.start { [self] in
      guard isAlive, !isHiddenByCover, task == nil else { return }
      let action = modifier.action
      task = tree.startTask(modifier.priority, action)
    }
  }

  override package func coveredChanged(_ covered: Bool) {
    if covered {
      task?.cancel()
      task = nil
    } else {
      start()
    }
  }

  override package func willRemove() {
    super.willRemove()
    task?.cancel()
    task = nil
  }
}

/// Runs an action when a value is another.
package struct ChangeModifier<Value: Equatable>: ElementModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  package func makeElement(in context: NodeContext) -> ChangeElement<Value> {
    ChangeElement(self, in: context)
  }

  package func updateElement(_ element: ChangeElement<Value>) {
    element.update(to: self)
  }
}

package final class ChangeElement<Value: Equatable>: UnaryElement {
  private var modifier: ChangeModifier<Value>
  /// The value that the action was last told of.
  private var told: Value
  private var isQueuedForTelling = false

  init(_ modifier: ChangeModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    told = modifier.value
    super.init(in: context)
  }

  func update(to new: ChangeModifier<Value>) {
    modifier = new
    guard new.value != told, !isQueuedForTelling else { return }
    isQueuedForTelling = true
    tree.lifecycle.appear { [self] in
      isQueuedForTelling = false
      guard isAlive, modifier.value != told else { return }
      let old = told
      told = modifier.value
      modifier.action(old, told)
    }
  }

  override package var painting: Painting { .nothing }

  override package func contentAttached() {
    guard modifier.isInitial else { return }
    tree.lifecycle.appear { [self] in
      if isAlive { modifier.action(told, told) }
    }
  }
}
