#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import TesseraScreen

extension AttributeScopes {
  /// The attributes that `Text` shows, besides Foundation's `link`.
  ///
  /// ```swift
  /// var words = AttributedString("three errors")
  /// words.foregroundColor = .red
  /// words.textAttributes = .bold
  /// Text(words)
  /// ```
  public struct TesseraAttributes: AttributeScope {
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Bold, italic, struck through and the like.
    public let textAttributes: TextAttributesAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes that `Text` shows.
  public var tessera: TesseraAttributes.Type { TesseraAttributes.self }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// What the attribute is called where it is written down.
    public static let name = "Tessera.ForegroundColor"
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// What the attribute is called where it is written down.
    public static let name = "Tessera.BackgroundColor"
  }

  /// How letters are drawn.
  public enum TextAttributesAttribute: AttributedStringKey {
    /// Bold, italic and the like.
    public typealias Value = TextAttributes
    /// What the attribute is called where it is written down.
    public static let name = "Tessera.TextAttributes"
  }

  /// The line below letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The form of the line.
    public typealias Value = UnderlineStyle
    /// What the attribute is called where it is written down.
    public static let name = "Tessera.UnderlineStyle"
  }
}

extension AttributeDynamicLookup {
  /// Finds Tessera's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TesseraAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The runs of a text.
  var textRuns: [Text.Run] {
    let runs = self.runs.map { run in
      var style = TextStyle()
      style.background = run[AttributeScopes.BackgroundColorAttribute.self]
      if let attributes = run[AttributeScopes.TextAttributesAttribute.self] {
        style.on = attributes
        style.on.underline = .none
        if attributes.underline != .none { style.underline = attributes.underline }
      }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        style.setLink(link.absoluteString)
      }
      if let color = run[AttributeScopes.ForegroundColorAttribute.self] {
        style.foreground = color
      }
      if let underline = run[AttributeScopes.UnderlineStyleAttribute.self] {
        style.underline = underline
      }
      return Text.Run(string: String(characters[run.range]), style: style)
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }
}
