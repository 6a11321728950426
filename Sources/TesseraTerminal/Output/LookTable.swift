import TesseraScreen

/// Remembers how styles look on this terminal, so that a frame reduces each style once.
///
/// Direct-mapped: a style has one place, where the last style with that place stands. Frames with
/// more styles than places work, slower. Where the terminal shows every style as it is, nothing is
/// looked up.
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
      isIdentity = capabilities.showsEverything
      forget()
    }
  }
  /// Whether every style looks as it is.
  private(set) var isIdentity: Bool
  private let entries: UnsafeMutablePointer<Entry>

  init(capabilities: EncoderCapabilities) {
    self.capabilities = capabilities
    isIdentity = capabilities.showsEverything
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
    return isIdentity ? look : find(look, style)
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
