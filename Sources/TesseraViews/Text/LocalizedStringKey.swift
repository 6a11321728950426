#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The words of a text as a literal: with inline Markdown, and values interpolated into it.
///
/// `Text("**\(count)** files")` shows the count in bold. Values are shown as they are: Markdown in
/// them means nothing. A string that is no literal is parsed by `Text(LocalizedStringKey(string))`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  private let parts: [InlineMarkdown.Part]

  /// Makes the words of a string, in which Markdown is looked for.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Makes the words of a plain literal.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Makes the words of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The words with the styles that the Markdown says.
  var runs: [Text.Run] { InlineMarkdown.runs(of: parts) }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [InlineMarkdown.Part] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.value(text.runs))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    /// Adds any value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(String(describing: value))
    }

    /// Adds a number as a format of C's `printf` says: `"\(ratio, specifier: "%.2f")"`.
    ///
    /// A format that does not fit the number shows it as it describes itself.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(NumberSpecifier.string(of: value, specifier) ?? String(describing: value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append(format.format(value))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.value([Text.Run(string: "", date: DateRun(date: date, style: style))]))
    }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.value(string.textRuns))
    }

    private mutating func append(_ string: String) {
      parts.append(.value([Text.Run(string: string)]))
    }
  }
}
