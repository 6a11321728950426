public import TesseraGraph
import TesseraScreen

/// Views beside each other: SwiftUI's `HStack`.
///
/// The default spacing is one column.
public struct HStack<Content: View>: View, ContainerView {
  package let layout: HStackLayout
  package let content: Content

  /// Makes a row; `spacing` is in columns.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views below each other: SwiftUI's `VStack`.
///
/// The default spacing is none: a blank row between any two lines is dear in a terminal.
public struct VStack<Content: View>: View, ContainerView {
  package let layout: VStackLayout
  package let content: Content

  /// Makes a column; `spacing` is in rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views on top of each other, later ones in front: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: View, ContainerView {
  package let layout: ZStackLayout
  package let content: Content

  /// Makes a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
