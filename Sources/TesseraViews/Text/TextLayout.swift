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

  /// How letters are written, whatever the author wrote.
  public enum Case: CaseIterable, Hashable, Sendable {
    /// In capital letters.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

/// How texts are laid out, as the environment says it.
package struct TextLayout: Equatable {
  package var lineLimit: Int?
  package var reservedLines: Int?
  package var truncation = TextTruncation.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing = 0
  package var textCase: Text.Case?
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

  /// The rows between two lines of a text; less than none is none.
  public var lineSpacing: Int {
    get { textLayout.lineSpacing }
    set { textLayout.lineSpacing = newValue.asLength }
  }

  /// How the letters of texts are written; nil for as the author wrote them.
  public var textCase: Text.Case? {
    get { textLayout.textCase }
    set { textLayout.textCase = newValue }
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

  /// Puts rows between the lines of texts inside.
  public func lineSpacing(_ rows: Int) -> some View {
    environment(\.lineSpacing, rows)
  }

  /// Writes texts inside in capital or small letters; nil writes them as the author did.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Does nothing: letters of a terminal have one size.
  ///
  /// SwiftUI shrinks text that does not fit; here it is cut, see `truncationMode(_:)`.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }
}
