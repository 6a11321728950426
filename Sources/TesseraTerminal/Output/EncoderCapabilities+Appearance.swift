public import TesseraScreen

extension EncoderCapabilities {
  /// How a style looks on a terminal with these capabilities: what is sent for it.
  ///
  /// - Colours are reduced to the nearest that the depth has, and text that could be told from its
  ///   background still can (`CellStyle.reduced(to:)`).
  /// - Without colours, a background other than the terminal's own becomes inverse video, so that a
  ///   highlight made only of a background remains one.
  /// - Attributes that the terminal lacks are left out; an underline style becomes a single line.
  /// - Underline colours and links are left out where they are not understood; an underline colour
  ///   without an underline always is.
  public func appearance(of style: CellStyle) -> CellStyle {
    var shown = style.reduced(to: colorDepth)
    shown.attributes = shownAttributes(shown.attributes)
    if colorDepth == .monochrome, hasBackground(style), attributes.contains(.inverse) {
      shown.attributes.insert(.inverse)
    }
    if style.hasDecoration {
      shown.decoration = shownDecoration(style.decoration, underlined: shown.isUnderlined)
    }
    return shown
  }

  /// Whether every style looks the same with other capabilities.
  func showsStyles(like other: EncoderCapabilities) -> Bool {
    colorDepth == other.colorDepth && attributes == other.attributes
      && underlineStyles == other.underlineStyles && underlineColor == other.underlineColor
      && hyperlinks == other.hyperlinks
  }

  private func hasBackground(_ style: CellStyle) -> Bool {
    style.background.kind == .palette || style.background.kind == .rgb
  }

  private func shownAttributes(_ wanted: TextAttributes) -> TextAttributes {
    var shown = wanted
    shown.underline = .none
    shown.formIntersection(attributes)
    if wanted.underline != .none, attributes.underline != .none {
      shown.underline = underlineStyles ? wanted.underline : .single
    } else {
      shown.underline = .none
    }
    return shown
  }

  private func shownDecoration(_ wanted: Decoration, underlined: Bool) -> Decoration {
    Decoration(
      underlineColor: underlined && underlineColor
        ? wanted.underlineColor.reduced(to: colorDepth) : .standard,
      link: hyperlinks ? wanted.link : nil)
  }
}

extension CellStyle {
  fileprivate var isUnderlined: Bool { attributes.underline != .none }
}
