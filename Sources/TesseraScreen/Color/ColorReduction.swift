extension CellColor {
  /// The nearest colour that a terminal of fewer colours shows.
  ///
  /// - The terminal's own colours stay what they are; without colours everything becomes them.
  /// - A palette entry that the depth has stays; to eight colours a bright one becomes its plain
  ///   form, and bright black becomes white, since a grey must not sink into black.
  /// - Anything else becomes the nearest entry in OKLab. A grey becomes a grey. Of 256 entries the
  ///   first 16 are never chosen, since users change them.
  public func reduced(to depth: ColorDepth) -> CellColor {
    guard depth != .trueColor else { return self }
    guard depth != .monochrome else { return isClear ? .clear : .standard }
    switch kind {
    case .standard, .clear: return self
    case .palette:
      if depth == .indexed || index < 8 || depth == .ansi16 && index < 16 { return self }
      if index == 8 { return .palette(7) }
      if index < 16 { return .palette(index - 8) }
    case .rgb: break
    }
    return .palette(PaletteSearch.of(depth).nearest(to: self))
  }
}

extension CellStyle {
  /// The style in the nearest colours that a terminal of fewer colours shows.
  ///
  /// Both colours are reduced as `CellColor.reduced(to:)` says. Where different ones would fall on
  /// the same entry, the text takes the nearest other one, so that it does not vanish.
  public func reduced(to depth: ColorDepth) -> CellStyle {
    guard depth != .trueColor else { return self }
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    if style.foreground == style.background, style.foreground.kind == .palette,
      foreground != background
    {
      let search = PaletteSearch.of(depth)
      style.foreground = .palette(
        search.nearest(to: foreground, except: style.background.index))
    }
    return style
  }
}
