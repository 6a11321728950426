extension CellColor {
  /// The colour with `amount` of 255 of itself and the rest of what is underneath.
  ///
  /// Palette and standard colours are taken as xterm's own, the standard background as black in dark
  /// and white in light, since what the user's theme makes of them is not known.
  func mixed(over under: CellColor, amount: UInt8, in scheme: ColorScheme) -> CellColor {
    let top = components(standard: scheme == .light ? 0 : 255)
    let bottom = under.components(standard: scheme == .light ? 255 : 0)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let part = Int(a) * Int(amount)
      let rest = Int(b) * (255 - Int(amount))
      return UInt8(truncatingIfNeeded: (part + rest + 127) / 255)
    }
    return .rgb(
      mix(top.red, bottom.red), mix(top.green, bottom.green), mix(top.blue, bottom.blue))
  }

  /// Red, green and blue of any colour, with xterm's palette and a grey for the standard one.
  func components(standard: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch kind {
    case .rgb: (red, green, blue)
    case .palette: Palette256.components(of: index)
    case .standard, .clear: (standard, standard, standard)
    }
  }
}
