import TesseraScreen

extension View {
  /// Draws views in front of the view that are made of what the views inside say of a preference.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Overlay
  ) -> some View {
    modifier(
      PreferenceOverlayModifier<Key, Overlay>(
        alignment: alignment, isInFront: true, make: transform))
  }

  /// Draws views behind the view that are made of what the views inside say of a preference.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (Key.Value) -> Background
  ) -> some View {
    modifier(
      PreferenceOverlayModifier<Key, Background>(
        alignment: alignment, isInFront: false, make: transform))
  }
}

struct PreferenceOverlayModifier<Key: PreferenceKey, Secondary: View>: ElementModifier {
  let alignment: Alignment
  let isInFront: Bool
  let make: @MainActor (Key.Value) -> Secondary

  func makeElement(in context: NodeContext) -> PreferenceOverlayElement<Key, Secondary> {
    PreferenceOverlayElement(self, in: context)
  }

  func updateElement(_ element: PreferenceOverlayElement<Key, Secondary>) {
    element.update(alignment: alignment, isInFront: isInFront)
    element.update(make)
  }
}

/// The element of a view with others in front or behind that are made of a preference.
package final class PreferenceOverlayElement<Key: PreferenceKey, Secondary: View>: OverlayElement,
  PreferenceReader
{
  private var body: LateBodyNode<Key.Value, Secondary>?

  init(_ modifier: PreferenceOverlayModifier<Key, Secondary>, in context: NodeContext) {
    super.init(alignment: modifier.alignment, isInFront: modifier.isInFront, in: context)
    makeSecondary { context in
      let node = LateBodyNode(modifier.make, in: context)
      body = node
      return node
    }
  }

  func update(_ make: @escaping @MainActor (Key.Value) -> Secondary) {
    body?.update(to: make)
  }

  override package func contentAttached() {
    readPreference()
    tree.preferences.add(self)
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  func readPreference() {
    let value = outermostNodeOfContent?.preference(Key.self) ?? Key.defaultValue
    body?.show(for: value)
  }

  override package func willRemove() {
    super.willRemove()
    tree.preferences.remove(self)
  }
}
