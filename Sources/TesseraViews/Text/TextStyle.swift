import TesseraGraph
package import TesseraScreen

/// How text looks, as far as it was said; what is nil is left to what stands around.
package struct TextStyle: Hashable {
  package var foreground: Color?
  package var background: Color?
  package var underline: UnderlineStyle?
  package var underlineColor: Color?
  package var link: String?
  /// Attributes that are switched on.
  package var on: TextAttributes = []
  /// Attributes that are switched off, whatever stands around.
  package var off: TextAttributes = []

  package init() {}

  package mutating func set(_ attribute: TextAttributes, _ isActive: Bool) {
    on = isActive ? on.union(attribute) : on.subtracting(attribute)
    off = isActive ? off.subtracting(attribute) : off.union(attribute)
  }

  /// This style, with what it leaves open taken from an outer one.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.underline = underline ?? outer.underline
    style.underlineColor = underlineColor ?? outer.underlineColor
    style.link = link ?? outer.link
    style.on = on.union(outer.on.subtracting(off))
    return style
  }

  /// The style as a cell has it.
  package func cellStyle(
    in scheme: ColorScheme, over under: CellColor = .standard, opacity: Double = 1
  ) -> CellStyle {
    var color = foreground ?? .primary
    if opacity < 1 { color = color.opacity(opacity) }
    var attributes = on
    attributes.underline = underline ?? .none
    var style = CellStyle(
      foreground: color.resolved(in: scheme, over: under), background: .clear,
      attributes: attributes)
    if let background {
      let faded = opacity < 1 ? background.opacity(opacity) : background
      style.background = faded.resolved(in: scheme, over: under)
    }
    if underlineColor != nil || link != nil {
      style.decoration = Decoration(
        underlineColor: underlineColor?.resolved(in: scheme) ?? .standard, link: link)
    }
    return style
  }
}
