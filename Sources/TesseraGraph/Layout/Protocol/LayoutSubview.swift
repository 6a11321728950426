public import TesseraScreen

/// A view, as the layout around it sees it: it can be measured and placed.
public struct LayoutSubview {
  let children: LayoutChildren
  let index: Int

  private var element: any LayoutElement { children.elements[index] }

  /// The size that the view takes when it is offered `proposal`, in cells.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    element.sizeThatFits(proposal).asLengths
  }

  /// The size and the alignment guides that the view has when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element, proposal: proposal)
  }

  /// Puts a point of the view at a position of the container, in cells.
  ///
  /// The view takes its own answer to `proposal` as its size. Where an anchor lies between two
  /// cells the view moves to the leading (top) one. Only `placeSubviews` is heard; a view that is
  /// placed twice stays where it was placed last, and one that is not placed is centred.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    var origin = Point(x: position.x.asPosition, y: position.y.asPosition)
    if anchor != .topLeading {
      let size = sizeThatFits(proposal)
      origin.x = origin.x.lessShare(anchor.x, of: size.width)
      origin.y = origin.y.lessShare(anchor.y, of: size.height)
    }
    children.record(Placement(origin: origin, proposal: proposal), at: index)
  }

  /// Who gets room first: 0 for most views; see `layoutPriority(_:)`.
  public var priority: Double { element.layoutPriority }

  /// The distances that the view would like to keep from its neighbours.
  public var spacing: ViewSpacing { element.spacing }

  /// The value that `layoutValue(key:value:)` attached to the view, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = element.layoutValue(for: ObjectIdentifier(key)) else {
      return Key.defaultValue
    }
    return value as? Key.Value ?? Key.defaultValue
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same view of the same container.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.children === rhs.children && lhs.index == rhs.index
  }
}

extension Int {
  /// The position less a share of a length, rounded down to a whole cell.
  ///
  /// A share that is no number counts as zero.
  func lessShare(_ share: Double, of length: Int) -> Int {
    let position = (Double(self) - share * Double(length)).rounded(.down)
    guard position.isFinite else { return self }
    let bound = Double(Int.infinity)
    return Int(Swift.max(-bound, Swift.min(position, bound)))
  }
}
