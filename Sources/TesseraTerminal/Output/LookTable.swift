import TesseraScreen

/// Remembers how styles look on this terminal, so that a frame reduces each style once.
///
/// Direct-mapped: a style has one place, where the last style with that place stands. Frames with
/// more styles than places work, slower. On a terminal of 24-bit colour a style that has nothing
/// which is left out there is not looked up at all.
///
/// Memory: `entries` is allocated for exactly `places` entries, all initialised.
struct LookTable: ~Copyable {
  private struct Entry {
    var style: Look
    var look: Look
  }

  private static let places = 1024
  /// No style has this foreground: the kind in the top byte does not exist.
  private static let nothing = Look(foreground: .max, background: 0, bits: 0)

  /// What the terminal can do; another value forgets all that is remembered.
  var capabilities: EncoderCapabilities {
    didSet {
      guard capabilities != oldValue else { return }
      reduced = LookTable.reducedBits(capabilities)
      forget()
    }
  }
  /// A style with none of these bits looks as it is, if all colours do; nil if colours are reduced.
  private var reduced: UInt32?
  private let entries: UnsafeMutablePointer<Entry>

  init(capabilities: EncoderCapabilities) {
    self.capabilities = capabilities
    reduced = LookTable.reducedBits(capabilities)
    entries = .allocate(capacity: LookTable.places)
    entries.initialize(
      repeating: Entry(style: LookTable.nothing, look: .plain), count: LookTable.places)
  }

  deinit {
    entries.deallocate()
  }

  /// How a style looks.
  @inline(__always)
  func look(of style: CellStyle) -> Look {
    let look = Look(style)
    if let reduced, look.bits & reduced == 0 { return look }
    return find(look, style)
  }

  private static func reducedBits(_ capabilities: EncoderCapabilities) -> UInt32? {
    guard capabilities.colorDepth == .trueColor else { return nil }
    let shown = capabilities.attributes
    var reduced = UInt32(TextAttributes.all.subtracting(shown).rawValue)
    if shown.underline == .none {
      reduced |= Look.underlines
    } else if !capabilities.underlineStyles {
      reduced |= Look.underlines & ~UInt32(TextAttributes(underline: .single).rawValue)
    }
    let showsDecorations = capabilities.underlineColor && capabilities.hyperlinks
    return showsDecorations ? reduced : reduced | Look.decorations
  }

  private func find(_ key: Look, _ style: CellStyle) -> Look {
    // Any mixing will do; the multipliers are odd and differ.
    let mixed =
      key.foreground &* 0x9E37_79B1 ^ key.background &* 0x85EB_CA6B ^ key.bits &* 0xC2B2_AE35
    let place = Int((mixed ^ mixed >> 15) & UInt32(LookTable.places - 1))
    if entries[place].style == key { return entries[place].look }
    let look = Look(capabilities.appearance(of: style))
    entries[place] = Entry(style: key, look: look)
    return look
  }

  private func forget() {
    entries.update(
      repeating: Entry(style: LookTable.nothing, look: .plain), count: LookTable.places)
  }
}
