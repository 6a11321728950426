import Synchronization

/// The search for the entry of a palette that is nearest to a colour in OKLab.
///
/// The entries are ordered by lightness. From the colour's own lightness the search goes both ways
/// and ends where lightness alone is farther than the best so far: a quarter of the entries.
///
/// Answers are remembered for each of 64×64×64 boxes of colours, as that for the middle of the box:
/// at most two steps of 255 away. Greys are searched for as they are.
final class PaletteSearch: Sendable {
  private struct Entry {
    var color: OKLab
    var index: UInt8
    var isGrey: Bool
  }

  /// Below this squared colourfulness a colour counts as grey.
  private static let greyChroma: Float = 0.000_1

  private static let colors8 = PaletteSearch(Array(0..<8))
  private static let colors16 = PaletteSearch(Array(0..<16))
  private static let colors256 = PaletteSearch(Array(16...255))

  /// The search among the entries that a depth has; for 24 bits among the 256, for none among 8.
  static func of(_ depth: ColorDepth) -> PaletteSearch {
    switch depth {
    case .monochrome, .ansi8: colors8
    case .ansi16: colors16
    case .indexed, .trueColor: colors256
    }
  }

  private let entries: [Entry]
  private let answers = AnswerTable()

  private init(_ indices: [UInt8]) {
    entries = indices.map { index in
      let (red, green, blue) = Palette256.components(of: index)
      let color = OKLab(red: red, green: green, blue: blue)
      return Entry(
        color: color, index: index, isGrey: color.squaredChroma < PaletteSearch.greyChroma)
    }
    .sorted { $0.color.lightness < $1.color.lightness }
  }

  /// The index of the nearest entry to a palette or 24-bit colour.
  func nearest(to color: CellColor) -> UInt8 {
    let (red, green, blue) = color.components(standard: 0)
    let isGrey = red == green && green == blue
    let place = isGrey ? AnswerTable.place(ofGrey: red) : AnswerTable.place(of: red, green, blue)
    if let known = answers[place] { return entries[known].index }
    func middle(_ part: UInt8) -> UInt8 { isGrey ? part : part & 0xFC | 2 }
    let found = search(
      OKLab(red: middle(red), green: middle(green), blue: middle(blue)), except: nil)
    answers[place] = found
    return entries[found].index
  }

  /// The index of the nearest entry that is not the one given.
  func nearest(to color: CellColor, except excluded: UInt8) -> UInt8 {
    let (red, green, blue) = color.components(standard: 0)
    return entries[search(OKLab(red: red, green: green, blue: blue), except: excluded)].index
  }

  /// The place among the entries of the one that is nearest to a colour; a grey gets a grey.
  private func search(_ color: OKLab, except excluded: UInt8?) -> Int {
    let onlyGreys = color.squaredChroma < PaletteSearch.greyChroma
    return entries.withUnsafeBufferPointer { entries in
      var above = firstAbove(color.lightness, entries)
      var below = above - 1
      var best = Float.infinity
      var found = 0
      func isWithinReach(_ place: Int) -> Bool {
        let entry = entries[place]
        let away = entry.color.lightness - color.lightness
        if away * away >= best { return false }
        if entry.index == excluded || onlyGreys && !entry.isGrey { return true }
        let distance = color.squaredDistance(to: entry.color)
        if distance < best {
          best = distance
          found = place
        }
        return true
      }
      while above < entries.count, isWithinReach(above) { above += 1 }
      while below >= 0, isWithinReach(below) { below -= 1 }
      return found
    }
  }

  private func firstAbove(_ lightness: Float, _ entries: UnsafeBufferPointer<Entry>) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].color.lightness < lightness { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The remembered answers: a byte for each box of colours and for each grey.
///
/// Memory: allocated once for `places` bytes and never freed, since the searches live as long as the
/// process. Every place is made by `place`, which stays inside. All access is atomic: threads that
/// find the same answer at once write the same byte.
private struct AnswerTable: @unchecked Sendable {
  private static let boxes = 1 << 18
  private static let places = boxes + 256

  private let bytes: UnsafeMutablePointer<Atomic<UInt8>>

  init() {
    bytes = .allocate(capacity: AnswerTable.places)
    for place in 0..<AnswerTable.places { (bytes + place).initialize(to: Atomic(0)) }
  }

  static func place(of red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    Int(red >> 2) << 12 | Int(green >> 2) << 6 | Int(blue >> 2)
  }

  static func place(ofGrey level: UInt8) -> Int { boxes + Int(level) }

  /// Which of the entries it is, fewer than 255 of them; nil while it is not known.
  subscript(place: Int) -> Int? {
    get {
      let byte = bytes[place].load(ordering: .relaxed)
      return byte == 0 ? nil : Int(byte) - 1
    }
    nonmutating set {
      guard let newValue else { return }
      bytes[place].store(UInt8(truncatingIfNeeded: newValue + 1), ordering: .relaxed)
    }
  }
}
