public import TesseraScreen

/// A key with modifiers that presses a control from anywhere: SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Return: what a dialog does by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: what ends a dialog without doing it.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public let key: KeyEquivalent
  /// The modifiers.
  public let modifiers: EventModifiers

  /// Makes a shortcut.
  ///
  /// SwiftUI's default modifier is Command, which terminals do not report: here it is Control.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension View {
  /// Presses the first button inside when the key is pressed, wherever the focus is.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .control
  ) -> some View {
    modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Presses the first button inside when the shortcut is pressed; nil is no shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

struct ShortcutModifier: PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = ShortcutNode(in: context)
    node.shortcut = modifier.shortcut
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: ShortcutNode.self).shortcut = modifier.shortcut
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of `.keyboardShortcut`.
final class ShortcutNode: Node {
  var shortcut: KeyboardShortcut?

  override init(in context: NodeContext) {
    super.init(in: context)
    tree.responders.add(self)
  }

  override func willRemove() {
    super.willRemove()
    tree.responders.remove(self)
  }

  /// Whether a press is the shortcut.
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - plain: Whether shortcuts without modifiers are meant, which come after the focus.
  /// - Returns: Whether the control inside is meant by it.
  func matches(_ press: KeyPress, plain: Bool) -> Bool {
    guard let shortcut, press.phase == .down, environment.isEnabled,
      shortcut.modifiers.isDisjoint(with: .chord) == plain
    else { return false }
    return press.matches(shortcut.key, modifiers: shortcut.modifiers)
  }

  /// Presses the control inside; returns whether there was one that did something.
  func perform() -> Bool {
    firstControl(in: self)?.keyPressed(KeyPress(.return)) == .handled
  }

  private func firstControl(in node: Node) -> ControlElement? {
    if let control = node as? ControlElement { return control }
    for child in node.children {
      if let control = firstControl(in: child) { return control }
    }
    return nil
  }
}
