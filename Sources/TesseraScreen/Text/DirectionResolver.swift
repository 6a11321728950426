/// The embedding levels of one paragraph: even runs from left to right, odd from right to left.
///
/// UAX #9, rules P2 to I2, for text without explicit embedding, where the paragraph is one sequence.
/// So the embedding direction is the paragraph's, and it is what stands before and after the text.
struct DirectionResolver {
  /// Whether the first letter runs from right to left (P2, P3).
  let isRightToLeft: Bool
  private var kinds: [Direction]
  private let scalars: [UInt32]
  private var base: Direction { isRightToLeft ? .right : .left }

  /// Takes the first scalar of each cluster.
  init(_ scalars: [UInt32]) {
    self.scalars = scalars
    kinds = scalars.map { Direction($0) }
    let strong = kinds.first { $0 == .left || $0 == .right || $0 == .arabic }
    isRightToLeft = strong == .right || strong == .arabic
  }

  /// The level of each cluster.
  mutating func levels() -> [UInt8] {
    resolveNumbers()
    joinNumbers()
    settleWeak()
    resolveBrackets()
    resolveNeutrals()
    return kinds.map { kind in
      switch (kind, isRightToLeft) {
      case (.left, false): 0
      case (.right, _): 1
      default: 2
      }
    }
  }

  /// W2, W3: a number after an Arabic letter is Arabic; Arabic letters run right.
  private mutating func resolveNumbers() {
    var strong = base
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .number where strong == .arabic: kinds[index] = .arabicNumber
      default: break
      }
    }
    for index in kinds.indices where kinds[index] == .arabic { kinds[index] = .right }
  }

  /// W4, W5: one separator between numbers, and terminators beside them, become numbers.
  private mutating func joinNumbers() {
    for index in kinds.indices.dropFirst().dropLast() {
      let before = kinds[index - 1]
      guard before == kinds[index + 1] else { continue }
      if before == .number, kinds[index] == .separator || kinds[index] == .commonSeparator {
        kinds[index] = .number
      } else if before == .arabicNumber, kinds[index] == .commonSeparator {
        kinds[index] = .arabicNumber
      }
    }
    for index in kinds.indices.dropFirst()
    where kinds[index] == .terminator && kinds[index - 1] == .number {
      kinds[index] = .number
    }
    for index in kinds.indices.dropLast().reversed()
    where kinds[index] == .terminator && kinds[index + 1] == .number {
      kinds[index] = .number
    }
  }

  /// W6, W7: what is left of separators is neutral; a number in left-to-right text is as a letter.
  private mutating func settleWeak() {
    var strong = base
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .number where strong == .left: kinds[index] = .left
      case .separator, .terminator, .commonSeparator, .ignored: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// N0: both brackets of a pair take the direction of what they hold, or of what is before them.
  private mutating func resolveBrackets() {
    var open: [(index: Int, closing: UInt32)] = []
    var pairs: [(open: Int, close: Int)] = []
    for index in kinds.indices where kinds[index] == .neutral {
      guard let bracket = Mirroring.bracket(scalars[index]) else { continue }
      if bracket.opens {
        // BD16: beyond 63 open brackets the search ends.
        if open.count == 63 { break }
        open.append((index, bracket.partner))
      } else if let match = open.lastIndex(where: { $0.closing == scalars[index] }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    for pair in pairs.sorted(by: { $0.open < $1.open }) {
      guard let direction = direction(of: pair) else { continue }
      kinds[pair.open] = direction
      kinds[pair.close] = direction
    }
  }

  private func direction(of pair: (open: Int, close: Int)) -> Direction? {
    var holdsOther = false
    for index in pair.open + 1..<pair.close {
      guard let inner = strong(kinds[index]) else { continue }
      if inner == base { return base }
      holdsOther = true
    }
    guard holdsOther else { return nil }
    var before = pair.open - 1
    while before >= 0 {
      if let outer = strong(kinds[before]) { return outer }
      before -= 1
    }
    return base
  }

  /// N1, N2: neutrals between the same direction take it, others that of the paragraph.
  private mutating func resolveNeutrals() {
    var index = 0
    var before = base
    while index < kinds.count {
      if let strong = strong(kinds[index]) {
        before = strong
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let after = end < kinds.count ? strong(kinds[end]) ?? base : base
      for neutral in index..<end { kinds[neutral] = before == after ? before : base }
      index = end
    }
  }

  /// The direction that neutrals see: a number counts as right to left.
  private func strong(_ kind: Direction) -> Direction? {
    switch kind {
    case .left: .left
    case .right, .number, .arabicNumber, .arabic: .right
    default: nil
    }
  }
}
