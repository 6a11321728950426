import TesseraScreen

/// The columns or the rows of a grid, with their lengths in cells.
struct GridTracks {
  private(set) var lengths: [Int]
  /// How the views of each track lie next to each other.
  private(set) var extents: [AlignedExtent]
  private let gap: Int
  /// What of the offered length no track took; `nil` without an offer.
  private var leftover: Int?

  init(count: Int, gap: Int) {
    lengths = Array(repeating: 0, count: count)
    extents = Array(repeating: AlignedExtent(), count: count)
    self.gap = gap
  }

  private var gaps: Int {
    let (gaps, overflow) = gap.multipliedReportingOverflow(by: max(0, lengths.count - 1))
    return overflow ? (gap < 0 ? -.infinity : .infinity) : gaps.asPosition
  }

  /// The lengths and the gaps together.
  var totalLength: Int { lengths.reduce(gaps) { $0.saturatingAdding($1) }.asLength }

  /// The lengths of some neighbours and the gaps between them.
  func length(of tracks: Range<Int>) -> Int {
    var sum = 0
    for track in tracks {
      sum = sum.saturatingAdding(lengths[track])
      if track > tracks.lowerBound { sum = sum.saturatingAdding(gap) }
    }
    return sum.asLength
  }

  /// Where every track starts.
  var origins: [Int] {
    var position = 0
    return lengths.map { length in
      defer { position = position.saturatingAdding(length).saturatingAdding(gap).asPosition }
      return position
    }
  }

  /// Gives every track its share, the least flexible first; `measure` says what a track takes.
  mutating func divide(_ offer: Int?, measure: (_ track: Int, _ offer: Int?) -> AlignedExtent) {
    let count = lengths.count
    guard let offer, !offer.isUnbounded else {
      for track in 0..<count { set(track, measure(track, offer)) }
      leftover = offer
      return
    }
    var order = Array(0..<count)
    var cells = LeftoverCells(offer.saturatingSubtracting(gaps), among: count)
    if count > 1, !cells.areExhausted {
      let flexibility = order.map {
        Flexibility(minimum: measure($0, 0).length, maximum: measure($0, .infinity).length)
      }
      sortByFlexibility(&order, in: 0..<count) { flexibility[$0] }
    }
    for track in order {
      set(track, measure(track, cells.offer))
      cells.take(lengths[track])
    }
    leftover = cells.remaining
  }

  /// What a view over several tracks is offered: their lengths and all that is left over.
  func offer(to tracks: Range<Int>, of offer: Int?) -> Int? {
    guard let offer, let leftover else { return nil }
    if offer.isUnbounded { return .infinity }
    return length(of: tracks).lengthAdding(max(0, leftover))
  }

  /// Makes tracks together as long as a view over them: each takes an even part of what they lack,
  /// rounded down, and the trailing ones take the odd cells.
  mutating func widen(_ tracks: Range<Int>, to length: Int) {
    let lack = length.saturatingSubtracting(self.length(of: tracks))
    guard lack > 0, !tracks.isEmpty else { return }
    let (part, rest) = lack.quotientAndRemainder(dividingBy: tracks.count)
    for track in tracks {
      let isTrailing = tracks.upperBound - track <= rest
      lengths[track] = lengths[track].lengthAdding(isTrailing ? part + 1 : part)
    }
    if let left = leftover, !left.isUnbounded { leftover = left.saturatingSubtracting(lack) }
  }

  private mutating func set(_ track: Int, _ extent: AlignedExtent) {
    extents[track] = extent
    lengths[track] = extent.length
  }
}
