public import TesseraGraph
public import TesseraScreen

/// Words on the screen: SwiftUI's `Text`.
///
/// A text takes the columns of its widest line and wraps at spaces where fewer are offered; what
/// does not fit into the offered rows ends in "…". Control characters are shown as symbols.
public struct Text: View, Equatable {
  /// A stretch of the text in one style.
  struct Run: Equatable {
    var string: String
    var style = TextStyle()
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }

  /// Shows a string as it is, with interpolated texts in their styles.
  public init(_ content: TextContent) {
    runs = content.runs
  }

  /// Shows a string as it is, without looking for anything in it.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// The words without their styles.
  var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Two texts as one; each keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].style) }
    return copy
  }
}

/// The content of a text as a literal, into which other texts can be interpolated.
public struct TextContent: ExpressibleByStringInterpolation, Equatable {
  var runs: [Text.Run]

  /// Makes the content of a plain literal.
  public init(stringLiteral value: String) {
    runs = [Text.Run(string: value)]
  }

  /// Makes the content of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      runs.append(contentsOf: text.runs)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    /// Adds any value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(String(describing: value))
    }

    private mutating func append(_ string: String) {
      if let last = runs.indices.last, runs[last].style == TextStyle() {
        runs[last].string += string
      } else if !string.isEmpty {
        runs.append(Text.Run(string: string))
      }
    }
  }
}

extension Text {
  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text {
    styled { $0.foreground = color }
  }

  /// The text in a colour; SwiftUI's older name.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color }
  }

  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.set(.bold, isActive) }
  }

  /// The text in italics.
  public func italic(_ isActive: Bool = true) -> Text {
    styled { $0.set(.italic, isActive) }
  }

  /// The text fainter than others.
  public func dimmed(_ isActive: Bool = true) -> Text {
    styled { $0.set(.dim, isActive) }
  }

  /// The text with foreground and background exchanged.
  public func inverse(_ isActive: Bool = true) -> Text {
    styled { $0.set(.inverse, isActive) }
  }

  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.set(.strikethrough, isActive) }
  }

  /// The text with a line below, in a form and colour of its own if you like.
  public func underline(
    _ isActive: Bool = true, style: UnderlineStyle = .single, color: Color? = nil
  ) -> Text {
    styled {
      $0.underline = isActive ? style : UnderlineStyle.none
      $0.underlineColor = color
    }
  }

  /// The text as a hyperlink, in terminals that know them (OSC 8).
  public func link(_ target: String?) -> Text {
    styled { $0.link = target }
  }
}
