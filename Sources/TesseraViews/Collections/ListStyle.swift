public import TesseraGraph

/// How lists look: SwiftUI's `ListStyle`.
public protocol ListStyle: Sendable {
  /// Whether a list draws a border around itself.
  var isBordered: Bool { get }
}

extension ListStyle {
  /// No border, unless a style says otherwise.
  public var isBordered: Bool { false }
}

/// The style of lists where none is set: as `PlainListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows and nothing else.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows as beside other content; in a terminal as `PlainListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows inside of a border, which is brighter while the list has the focus.
public struct BorderedListStyle: ListStyle {
  /// Makes the style.
  public init() {}

  /// A border.
  public var isBordered: Bool { true }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of lists where none is set.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows and nothing else.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as beside other content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows inside of a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.isListBordered, style.isBordered)
  }
}
