package import TesseraScreen

/// `LazyVGrid` and `LazyHGrid`: tracks that are made without asking any cell.
///
/// Cells fill one line after another. So what a line costs does not depend on how many there are:
/// a lazy tree asks for the tracks once, and then measures only the lines that it shows.
package struct LazyGridSolver: Equatable {
  /// The axis along which the lines follow each other: vertical for a `LazyVGrid`.
  package let axis: Axis
  package let items: [GridItem]
  /// Where the tracks lie when they do not fill the offered length.
  package let alignment: AlignmentKey
  /// The cells between two lines; `nil` is the default of the axis.
  package let spacing: Int?

  /// A column or a row of cells.
  package struct Track: Hashable, Sendable {
    /// Where it starts across the grid, in cells.
    package var origin: Int
    package var length: Int
    package var alignment: Alignment
  }

  /// More adaptive tracks than any screen has.
  private static let mostTracks = 1024

  package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: Int?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cells between two lines.
  package var lineSpacing: Int {
    spacing?.asPosition ?? ViewSpacing.defaultDistance(along: axis)
  }

  /// The tracks, and the length across that the grid takes.
  package func tracks(across offer: Int?) -> (tracks: [Track], length: Int) {
    var tracks: [Track] = []
    var position = 0
    var end = 0
    for (item, lengths) in zip(items, lengths(across: offer)) {
      let gap = self.gap(after: item)
      for length in lengths {
        tracks.append(
          Track(origin: position, length: length, alignment: item.alignment ?? .center))
        end = position.saturatingAdding(length).asPosition
        position = end.saturatingAdding(gap).asPosition
      }
    }
    let content = end.asLength
    let total = max(content, offer ?? 0)
    let start = wholeCells(
      alignment.defaultHalfCells(in: Size(axis.cross, along: total, across: 0)),
      alignment.defaultHalfCells(in: Size(axis.cross, along: content, across: 0)))
    for index in tracks.indices { tracks[index].origin += start }
    return (tracks, total)
  }

  /// The length of a line of cells: that of the longest, at its ideal length.
  package func lineLength(
    of cells: some Sequence<any LayoutElement>, in tracks: [Track]
  ) -> Int {
    zip(cells, tracks).reduce(0) { length, pair in
      let offer = ProposedViewSize(axis, along: nil, across: pair.1.length)
      return max(length, pair.0.sizeThatFits(offer)[axis].asLength)
    }
  }

  /// Where a cell goes in a line that starts at `origin` along the grid.
  package func placement(
    of cell: any LayoutElement, in track: Track, lineOrigin: Int, lineLength: Int
  ) -> Placement {
    let box = Size(axis, along: lineLength, across: track.length)
    let offer = ProposedViewSize(box)
    let view = ViewDimensions(cell, proposal: offer)
    let corner = Point(axis, along: lineOrigin, across: track.origin)
    return Placement(origin: corner + track.alignment.origin(of: view, in: box), proposal: offer)
  }

  // MARK: Lengths

  private func gap(after item: GridItem) -> Int {
    item.spacing?.asPosition ?? ViewSpacing.defaultDistance(along: axis.cross)
  }

  /// The lengths of the tracks of every item.
  private func lengths(across offer: Int?) -> [[Int]] {
    var rest = offer ?? 0
    var sharing = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest = rest.saturatingSubtracting(gap(after: item)) }
      if case .fixed(let length) = item.size {
        rest = rest.saturatingSubtracting(length.asLength)
      } else {
        sharing += 1
      }
    }
    var cells = LeftoverCells(rest, among: sharing)
    return items.map { item in
      let lengths = self.lengths(of: item, offer: offer == nil ? nil : cells.offer)
      if case .fixed = item.size { return lengths }
      let gaps = gap(after: item).saturatingMultiplied(by: lengths.count - 1)
      cells.take(lengths.reduce(gaps) { $0.saturatingAdding($1) })
      return lengths
    }
  }

  private func lengths(of item: GridItem, offer: Int?) -> [Int] {
    switch item.size {
    case .fixed(let length):
      return [length.asLength]
    case .flexible(let minimum, let maximum):
      return [(offer ?? minimum).clamped(minimum.asLength, maximum.asLength)]
    case .adaptive(let minimum, let maximum):
      let least = minimum.asLength
      guard let offer, !offer.isUnbounded else { return [least] }
      let gap = gap(after: item)
      let step = max(1, least.saturatingAdding(gap))
      let count = (offer.saturatingAdding(gap) / step).clamped(1, LazyGridSolver.mostTracks)
      let room = offer.saturatingSubtracting(gap.saturatingMultiplied(by: count - 1))
      let length = (max(0, room) / count).clamped(least, maximum.asLength)
      return Array(repeating: length, count: count)
    }
  }
}

extension Int {
  /// The product, held at plus and minus `infinity`.
  fileprivate func saturatingMultiplied(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    if overflow { return (self < 0) == (factor < 0) ? .infinity : -.infinity }
    return product.asPosition
  }
}
