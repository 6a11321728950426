public import TesseraGraph
public import TesseraScreen

/// Where the lines of a text stand against each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading side.
  case leading
  /// In the middle; an odd column is left at the trailing side.
  case center
  /// At the trailing side.
  case trailing
}

extension Text {
  /// Where a text that is too long is cut.
  public typealias TruncationMode = TextTruncation
}

/// How texts are laid out, as the environment says it.
package struct TextLayout: Equatable {
  package var lineLimit: Int?
  package var reservedLines: Int?
  package var truncation = TextTruncation.tail
  package var alignment = TextAlignment.leading
}

extension EnvironmentValues {
  private enum TextLayoutKey: EnvironmentKey {
    static var defaultValue: TextLayout { TextLayout() }
  }

  private enum TextStyleKey: EnvironmentKey {
    static var defaultValue: TextStyle { TextStyle() }
  }

  package var textLayout: TextLayout {
    get { self[TextLayoutKey.self] }
    set { self[TextLayoutKey.self] = newValue }
  }

  package var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The most lines that texts take; nil for as many as they need.
  public var lineLimit: Int? {
    get { textLayout.lineLimit }
    set { textLayout.lineLimit = newValue.map { max(1, $0) } }
  }

  /// Where texts that are too long are cut.
  public var truncationMode: Text.TruncationMode {
    get { textLayout.truncation }
    set { textLayout.truncation = newValue }
  }

  /// Where the lines of a text stand against each other.
  public var multilineTextAlignment: TextAlignment {
    get { textLayout.alignment }
    set { textLayout.alignment = newValue }
  }
}

extension View {
  /// Limits texts inside to a number of lines, at least one; nil takes the limit away.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits texts inside to a number of lines and, if asked, makes them always as tall as that.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.textLayout) {
      $0.lineLimit = max(1, limit)
      $0.reservedLines = reservesSpace ? max(1, limit) : nil
    }
  }

  /// Makes texts inside at least and at most so many lines tall.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.textLayout) {
      $0.lineLimit = max(1, limit.upperBound)
      $0.reservedLines = max(1, limit.lowerBound)
    }
  }

  /// Says where texts inside that are too long are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Says where the lines of texts inside stand against each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
