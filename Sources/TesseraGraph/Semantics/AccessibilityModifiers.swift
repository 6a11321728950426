/// What becomes of the elements inside of one that is made for a reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable {
    case ignore
    case contain
    case combine
  }

  /// The elements inside are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay, below the new one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside become one, whose label is all of theirs.
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  let kind: Kind
}

extension View {
  /// Says what the view is called for a reader or a test.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return modifier(AccessibilityModifier { $0.label = label })
  }

  /// Says what the view holds for a reader or a test.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    let value = String(value)
    return modifier(AccessibilityModifier { $0.value = value })
  }

  /// Says what using the view does.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    let hint = String(hint)
    return modifier(AccessibilityModifier { $0.hint = hint })
  }

  /// Names the view for tests; the name is never shown or spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.identifier = identifier })
  }

  /// Leaves the view and all inside of it out of what a reader or a test sees.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden) { _ in })
  }

  /// Adds states to those that a reader is told.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.traits.formUnion(traits) })
  }

  /// Takes states away from those that a reader is told.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.traits.subtract(traits) })
  }

  /// Makes one element of the view for a reader.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier(children: children) { _ in })
  }
}

/// Edits what the content means.
struct AccessibilityModifier: ElementModifier {
  var isHidden = false
  var children: AccessibilityChildBehavior?
  let edit: @MainActor (inout Meaning) -> Void

  init(
    isHidden: Bool = false, children: AccessibilityChildBehavior? = nil,
    edit: @escaping @MainActor (inout Meaning) -> Void
  ) {
    self.isHidden = isHidden
    self.children = children
    self.edit = edit
  }

  func makeElement(in context: NodeContext) -> AccessibilityElement {
    AccessibilityElement(self, in: context)
  }

  func updateElement(_ element: AccessibilityElement) {
    element.modifier = self
  }
}

package final class AccessibilityElement: UnaryElement {
  var modifier: AccessibilityModifier

  init(_ modifier: AccessibilityModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override package var painting: Painting { .nothing }

  /// The semantics of the content, as the modifier wants it.
  ///
  /// A single element is edited in place; several, or none, become a group of their own.
  func edited(_ inside: [SemanticsNode]) -> [SemanticsNode] {
    if modifier.isHidden { return [] }
    if let behavior = modifier.children { return [element(of: inside, behavior)] }
    var node = inside.count == 1 ? inside[0] : group(inside)
    modifier.edit(&node.meaning)
    return [node]
  }

  private func element(
    of inside: [SemanticsNode], _ behavior: AccessibilityChildBehavior
  ) -> SemanticsNode {
    switch behavior.kind {
    case .contain: return group(inside)
    case .ignore: return group([])
    case .combine:
      var node = group([])
      let labels = inside.map(\.label).filter { !$0.isEmpty }
      node.meaning.label = labels.joined(separator: ", ")
      node.meaning.role = inside.count == 1 ? inside[0].meaning.role : .group
      return node
    }
  }

  private func group(_ inside: [SemanticsNode]) -> SemanticsNode {
    SemanticsNode(
      meaning: Meaning(.group), frame: absoluteFrame, element: self, children: inside,
      isFocused: false)
  }
}
