import TesseraScreen

/// Numbers that are the same in every run, for properties over text.
struct TextRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Any scalar at all, more often one from where the trouble is.
  mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0x1000...0x11FF,
      0x2000...0x206F, 0x20D0...0x20F0, 0x2600...0x27BF, 0x3000...0x30FF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xFE00...0xFEFF, 0xFFF0...0xFFFF, 0x1F1E0...0x1F1FF, 0x1F300...0x1FAFF,
      0xE0000...0xE01FF, 0x200D...0x200D, 0xFE0E...0xFE0F, 0...0x10FFFF,
    ]
    while true {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { return scalar }
    }
  }

  /// A text of up to `length` scalars.
  mutating func text(length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) { text.append(scalar()) }
    return String(text)
  }
}
