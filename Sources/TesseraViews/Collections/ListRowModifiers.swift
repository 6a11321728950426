public import TesseraGraph
public import TesseraScreen

/// Whether something is shown: SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// Fills what is behind the row in a list with a colour; nil leaves it as it is.
  public func listRowBackground(_ color: Color?) -> some View {
    modifier(RowTraitsModifier { $0.background = color })
  }

  /// Sets the room around the content of the row in a list, in cells; nil is one column on each
  /// side.
  ///
  /// The mark of the current row stands in the leading room.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitsModifier { $0.insets = insets })
  }

  /// Shows or hides a line below the row in a list; hidden unless it is asked for.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(
      RowTraitsModifier {
        $0.showsSeparator = visibility == .automatic ? nil : visibility == .visible
      })
  }

  /// Keeps the row from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitsModifier { $0.isSelectionDisabled = isDisabled })
  }

  /// Keeps the row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitsModifier { $0.isDeleteDisabled = isDisabled })
  }

  /// Keeps the row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitsModifier { $0.isMoveDisabled = isDisabled })
  }
}
