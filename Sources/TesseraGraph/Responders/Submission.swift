/// What a submission came from.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)

  /// One bit for each trigger.
  public let rawValue: Int

  /// Makes a set from its bits; bits without a trigger are kept and mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Runs an action when Return is pressed in a field inside.
  ///
  /// Actions further inside run first. A field in which nobody waits for Return leaves it to the
  /// default button.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from running the actions outside, where it blocks.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitHandler) { if isBlocking { $0 = nil } }
  }
}

/// Who waits for the submissions of the fields inside.
@MainActor
package final class SubmitHandler {
  private let outer: SubmitHandler?
  fileprivate var modifier: SubmitModifier

  fileprivate init(_ modifier: SubmitModifier, outer: SubmitHandler?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Runs the actions that wait for the trigger, innermost first; returns whether there were any.
  package func submit(_ trigger: SubmitTriggers) -> Bool {
    let isMine = !modifier.triggers.isDisjoint(with: trigger)
    if isMine { modifier.action() }
    let isOuters = outer?.submit(trigger) ?? false
    return isMine || isOuters
  }
}

extension EnvironmentValues {
  private enum SubmitHandlerKey: EnvironmentKey {
    static var defaultValue: SubmitHandler? { nil }
  }

  /// Who waits for submissions; nil where nobody does.
  package var submitHandler: SubmitHandler? {
    get { self[SubmitHandlerKey.self] }
    set { self[SubmitHandlerKey.self] = newValue }
  }
}

struct SubmitModifier: PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = SubmitNode(modifier, in: context)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: SubmitNode.self).update(to: modifier)
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of `.onSubmit`: another action changes nothing in the environment of the fields.
package final class SubmitNode: Node {
  private var modifier: SubmitModifier
  private var handler: SubmitHandler?
  private var changed: EnvironmentValues?

  init(_ modifier: SubmitModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(to new: SubmitModifier) {
    modifier = new
    handler?.modifier = new
  }

  override package var childEnvironment: EnvironmentValues {
    if let changed { return changed }
    let handler = SubmitHandler(modifier, outer: environment.submitHandler)
    var values = environment
    values.submitHandler = handler
    self.handler = handler
    changed = values
    return values
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    changed = nil
  }
}
