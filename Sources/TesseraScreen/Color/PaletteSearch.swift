import Synchronization

/// The search for the entry of a palette that is nearest to a colour in OKLab.
///
/// The entries are ordered by lightness. From the colour's own lightness the search goes both ways
/// and ends where lightness alone is farther than the best so far: a quarter of the entries. Answers
/// are remembered in a direct-mapped table, a colour and its entry in one word, which several threads
/// may read and write: a word is either answer, never half of one.
final class PaletteSearch: Sendable {
  private struct Entry {
    var color: OKLab
    var index: UInt8
    var isGrey: Bool
  }

  /// Below this squared colourfulness a colour counts as grey.
  private static let greyChroma: Float = 0.000_1
  private static let places = 4096

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
  private let answers: UnsafeAnswers

  private init(_ indices: [UInt8]) {
    entries = indices.map { index in
      let (red, green, blue) = Palette256.components(of: index)
      let color = OKLab(red: red, green: green, blue: blue)
      return Entry(
        color: color, index: index, isGrey: color.squaredChroma < PaletteSearch.greyChroma)
    }
    .sorted { $0.color.lightness < $1.color.lightness }
    answers = UnsafeAnswers(count: PaletteSearch.places)
  }

  /// The index of the nearest entry to a palette or 24-bit colour, leaving one entry out if told.
  func nearest(to color: CellColor, except excluded: UInt8?) -> UInt8 {
    let (red, green, blue) = color.components(standard: 0)
    let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    if excluded == nil, let known = answers[key] { return known }
    let found = search(OKLab(red: red, green: green, blue: blue), excluded)
    if excluded == nil { answers[key] = found }
    return found
  }

  private func search(_ color: OKLab, _ excluded: UInt8?) -> UInt8 {
    let onlyGreys = color.squaredChroma < PaletteSearch.greyChroma
    return entries.withUnsafeBufferPointer { entries in
      var above = firstAbove(color.lightness, entries)
      var below = above - 1
      var best = Float.infinity
      var found: UInt8 = entries[min(above, entries.count - 1)].index
      func look(at entry: Entry) -> Bool {
        let away = entry.color.lightness - color.lightness
        if away * away >= best { return false }
        if entry.index == excluded || onlyGreys && !entry.isGrey { return true }
        let distance = color.squaredDistance(to: entry.color)
        if distance < best {
          best = distance
          found = entry.index
        }
        return true
      }
      var goesUp = true
      var goesDown = true
      while goesUp || goesDown {
        goesUp = goesUp && above < entries.count && look(at: entries[above])
        above += 1
        goesDown = goesDown && below >= 0 && look(at: entries[below])
        below -= 1
      }
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

/// A direct-mapped table of answers, each one atomic word: the colour in the upper 24 bits, the entry
/// in the lower 8.
///
/// Memory: allocated once for a power of two of words and never freed, since the searches live as
/// long as the process. All access is atomic, so threads may share it.
private struct UnsafeAnswers: @unchecked Sendable {
  private let words: UnsafeMutablePointer<Atomic<UInt32>>
  private let mask: Int

  init(count: Int) {
    words = .allocate(capacity: count)
    mask = count - 1
    // Each begins with a colour that has another place: 0 has place 0, and 1 has not.
    for place in 0..<count { (words + place).initialize(to: Atomic(place == 0 ? 1 << 8 : 0)) }
  }

  subscript(color: UInt32) -> UInt8? {
    get {
      let word = words[place(of: color)].load(ordering: .relaxed)
      return word >> 8 == color ? UInt8(truncatingIfNeeded: word) : nil
    }
    nonmutating set {
      guard let newValue else { return }
      words[place(of: color)].store(color << 8 | UInt32(newValue), ordering: .relaxed)
    }
  }

  /// Multiplying by an odd number keeps 0 at 0 and spreads the rest.
  private func place(of color: UInt32) -> Int {
    let mixed = color &* 0x9E37_79B1
    return Int(mixed >> 16) & mask
  }
}
