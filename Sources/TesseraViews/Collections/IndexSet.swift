/// A set of offsets, in order: what `onDelete` and `onMove` tell of.
///
/// Foundation's `IndexSet` is part of full Foundation, which Tessera does without; this one has the
/// part of it that lists need, by the same names. In a file that imports Foundation too and names
/// the type, write `Tessera.IndexSet`.
public struct IndexSet: Hashable, Sendable, BidirectionalCollection, ExpressibleByArrayLiteral {
  /// The place of an offset in the set.
  public struct Index: Comparable, Hashable, Sendable {
    let place: Int

    /// Whether a place comes before another.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.place < rhs.place }
  }

  private var offsets: [Int]

  /// Makes an empty set.
  public init() {
    offsets = []
  }

  /// Makes a set of one offset.
  public init(integer: Int) {
    offsets = [integer]
  }

  /// Makes a set of some offsets, in any order.
  public init<Offsets: Sequence>(_ offsets: Offsets) where Offsets.Element == Int {
    self.offsets = Set(offsets).sorted()
  }

  /// Makes a set of the offsets in a range.
  public init(integersIn range: Range<Int>) {
    offsets = Array(range)
  }

  /// Makes a set of some offsets, in any order.
  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }

  /// The place of the least offset.
  public var startIndex: Index { Index(place: 0) }
  /// The place after the greatest offset.
  public var endIndex: Index { Index(place: offsets.count) }
  /// The least offset; nil in an empty set.
  public var first: Int? { offsets.first }
  /// The greatest offset; nil in an empty set.
  public var last: Int? { offsets.last }

  /// The place after another.
  public func index(after index: Index) -> Index { Index(place: index.place + 1) }

  /// The place before another.
  public func index(before index: Index) -> Index { Index(place: index.place - 1) }

  /// The offset at a place.
  public subscript(index: Index) -> Int { offsets[index.place] }

  /// Whether an offset is in the set.
  public func contains(_ offset: Int) -> Bool {
    let place = place(of: offset)
    return place < offsets.count && offsets[place] == offset
  }

  /// Adds an offset; returns whether it was not in the set, and the offset.
  @discardableResult
  public mutating func insert(_ offset: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = place(of: offset)
    if place < offsets.count, offsets[place] == offset { return (false, offset) }
    offsets.insert(offset, at: place)
    return (true, offset)
  }

  /// Takes an offset away; returns it if it was in the set.
  @discardableResult
  public mutating func remove(_ offset: Int) -> Int? {
    let place = place(of: offset)
    guard place < offsets.count, offsets[place] == offset else { return nil }
    return offsets.remove(at: place)
  }

  /// The first place whose offset is not less than one.
  private func place(of offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some offsets away; offsets that there are not are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }

  /// Moves the elements at some offsets, in their order, to stand before an offset.
  ///
  /// The destination counts in the collection as it is before the move, from 0 to `count`; one that is
  /// outside of it is taken as the nearer end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var others: [Element] = []
    var place = 0
    for (offset, element) in enumerated() {
      if offset == destination { place = others.count }
      if source.contains(offset) { moved.append(element) } else { others.append(element) }
    }
    if destination >= count { place = others.count }
    others.insert(contentsOf: moved, at: place)
    self = Self(others)
  }
}
