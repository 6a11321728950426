package import TesseraScreen

/// What a row says of itself to the list around it.
package struct RowTraits {
  /// What the row is to the list.
  package enum Kind {
    /// A row like others.
    case row
    /// What stands above the rows of a section; it cannot be selected.
    case header
    /// What stands below the rows of a section; it cannot be selected.
    case footer
  }

  /// What the row is; nil is a row like others.
  package var kind: Kind?
  /// What is filled in behind the row.
  package var background: Color?
  /// The room around the content.
  package var insets: EdgeInsets?
  /// Whether there is a line below the row.
  package var showsSeparator: Bool?
  /// Whether the row cannot be selected.
  package var isSelectionDisabled: Bool?
  /// Whether the row cannot be deleted.
  package var isDeleteDisabled: Bool?
  /// Whether the row cannot be moved.
  package var isMoveDisabled: Bool?

  package init() {}

  /// These traits, with what they leave open taken from others.
  func over(_ inner: RowTraits) -> RowTraits {
    var traits = self
    traits.kind = kind ?? inner.kind
    traits.background = background ?? inner.background
    traits.insets = insets ?? inner.insets
    traits.showsSeparator = showsSeparator ?? inner.showsSeparator
    traits.isSelectionDisabled = isSelectionDisabled ?? inner.isSelectionDisabled
    traits.isDeleteDisabled = isDeleteDisabled ?? inner.isDeleteDisabled
    traits.isMoveDisabled = isMoveDisabled ?? inner.isMoveDisabled
    return traits
  }
}

/// Carries the traits of a row.
enum RowTraitsKey: LayoutValueKey {
  static var defaultValue: RowTraits? { nil }
}

/// Gives the rows inside traits.
package struct RowTraitsModifier: ElementModifier {
  let traits: RowTraits

  package init(_ set: (inout RowTraits) -> Void) {
    var traits = RowTraits()
    set(&traits)
    self.traits = traits
  }

  package func makeElement(in context: NodeContext) -> RowTraitsElement {
    RowTraitsElement(traits, in: context)
  }

  package func updateElement(_ element: RowTraitsElement) {
    element.update(to: traits)
  }
}

package final class RowTraitsElement: UnaryElement {
  private var traits: RowTraits

  init(_ traits: RowTraits, in context: NodeContext) {
    self.traits = traits
    super.init(in: context)
  }

  func update(to new: RowTraits) {
    let isSame = FieldComparison.isSame(traits, new)
    traits = new
    if !isSame { enclosingRow?.traitsChanged() }
  }

  private var enclosingRow: ListRowElement? {
    var outer = elementParent
    while let element = outer {
      if let row = element as? ListRowElement { return row }
      outer = element.elementParent
    }
    return nil
  }

  override package var painting: Painting { .nothing }

  override package func layoutValue(for key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(RowTraitsKey.self) else { return super.layoutValue(for: key) }
    let inner = super.layoutValue(for: key) as? RowTraits
    return inner.map { traits.over($0) } ?? traits
  }
}
