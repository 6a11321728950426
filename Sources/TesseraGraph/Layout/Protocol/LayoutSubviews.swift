public import TesseraScreen

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
  /// The views themselves make a part of the collection.
  public typealias SubSequence = LayoutSubviews

  let children: LayoutChildren
  private let picked: [Int]?
  private let range: Range<Int>

  init(_ children: LayoutChildren) {
    self.init(children, picked: nil, range: 0..<children.elements.count)
  }

  private init(_ children: LayoutChildren, picked: [Int]?, range: Range<Int>) {
    self.children = children
    self.picked = picked
    self.range = range
  }

  /// The direction in which the container's lines are read.
  ///
  /// A layout need not look at it: x counts from the leading side, and the container mirrors.
  public var layoutDirection: LayoutDirection { children.layoutDirection }

  /// The index of the first view.
  public var startIndex: Int { range.lowerBound }
  /// The index after the last view.
  public var endIndex: Int { range.upperBound }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "There is no subview at the index; use `indices`.")
    return LayoutSubview(children: children, index: childIndex(at: index))
  }

  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= range.lowerBound && bounds.upperBound <= range.upperBound,
      "The range reaches beyond the subviews; use `indices`.")
    return LayoutSubviews(children, picked: picked, range: bounds)
  }

  /// The views at the given indices, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { index in
      precondition(range.contains(index), "There is no subview at the index; use `indices`.")
      return childIndex(at: index)
    }
    return LayoutSubviews(children, picked: chosen, range: 0..<chosen.count)
  }
}

extension LayoutSubviews {
  /// The place of the n-th view among the children of the container.
  @inline(__always)
  func childIndex(offset: Int) -> Int { childIndex(at: range.lowerBound + offset) }

  /// The n-th view's element.
  @inline(__always)
  func element(offset: Int) -> any LayoutElement { children.elements[childIndex(offset: offset)] }

  /// Writes down where the n-th view goes.
  func place(offset: Int, at origin: Point, proposal: ProposedViewSize) {
    children.record(Placement(origin: origin, proposal: proposal), at: childIndex(offset: offset))
  }

  private func childIndex(at index: Int) -> Int { picked?[index] ?? index }
}

extension LayoutSubviews: Equatable {
  /// Whether both hold the same views of the same container.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.children === rhs.children && lhs.picked == rhs.picked && lhs.range == rhs.range
  }
}
