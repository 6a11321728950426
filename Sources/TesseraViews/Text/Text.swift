public import TesseraGraph
public import TesseraScreen

/// Words on the screen: SwiftUI's `Text`.
///
/// A text takes the columns of its widest line and wraps at spaces where fewer are offered; what
/// does not fit into the offered rows ends in "…". Control characters are shown as symbols, and a
/// tab reaches to the next of the columns 8, 16, 24 ….
public struct Text: View, Equatable {
  /// A stretch of the text in one style.
  struct Run: Equatable {
    var string: String
    var style = TextStyle()
    /// A date that is shown in place of the string.
    var date: DateRun?

    var isEmpty: Bool { string.isEmpty && date == nil }
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

  /// Shows a literal: with inline Markdown, and with interpolated values and texts.
  ///
  /// `Text("**bold**, _italic_, `code`, ~~gone~~, [a link](https://swift.org)")`. A string that is
  /// no literal is shown as it is; see `LocalizedStringKey`.
  public init(_ content: LocalizedStringKey) {
    runs = content.runs
  }

  /// Shows a string as it is, without looking for anything in it.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// The words without their styles; dates are those of now.
  var string: String {
    runs.count == 1 ? runs[0].words : runs.map(\.words).joined()
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

  /// The text on a ground of another colour.
  public func backgroundStyle(_ color: Color) -> Text {
    styled { $0.background = color }
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
