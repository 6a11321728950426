public import TesseraScreen

/// A place in one view that another view can read in its own cells: SwiftUI's `Anchor`.
///
/// Views get anchors from `anchorPreference`, and read them with a `GeometryProxy`: `proxy[anchor]`.
public struct Anchor<Value> {
  /// What a place is made of: `.bounds`, `.center`, `.point(…)`.
  public struct Source {
    /// What tells this source from others, of the same type of value.
    fileprivate let id: AnchorID
    /// The value, in the cells in which the view has the frame.
    fileprivate let value: (_ frame: Rect, _ isRightToLeft: Bool) -> Value
  }

  private let source: Source
  private let view: AnchoredView

  init(_ source: Source, of view: AnchoredView) {
    self.source = source
    self.view = view
  }

  /// The value in cells that are counted from an origin on the screen.
  @MainActor
  func value(from origin: Point) -> Value {
    source.value(view.frame.offset(by: .zero - origin), view.isRightToLeft)
  }
}

extension Anchor: Equatable {
  /// Whether both are the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.view === rhs.view && lhs.source.id == rhs.source.id
  }
}

extension Anchor: Hashable {
  /// Hashes the view and the place in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(source.id)
  }
}

/// What tells the sources of anchors apart.
private enum AnchorID: Hashable {
  case bounds
  case rect(Rect)
  case point(Point)
  case unitPoint(UnitPoint)
}

/// The view that an anchor is in: all that a node shows.
@MainActor
final class AnchoredView {
  private weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// The view's place on the screen; zero when it is gone.
  var frame: Rect {
    guard let node, node.isAlive else { return .zero }
    return node.elements.reduce(.zero) { $0.union($1.absoluteFrame) }
  }

  var isRightToLeft: Bool { node?.isRightToLeft ?? false }
}

extension Anchor.Source where Value == Rect {
  /// The whole view.
  public static var bounds: Anchor<Rect>.Source {
    Anchor<Rect>.Source(id: .bounds) { frame, _ in frame }
  }

  /// A rectangle in the view's own cells.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    Anchor<Rect>.Source(id: .rect(rect)) { frame, _ in rect.offset(by: frame.origin) }
  }
}

extension Anchor.Source where Value == Point {
  /// A point in the view's own cells.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    Anchor<Point>.Source(id: .point(point)) { frame, _ in frame.origin + point }
  }

  /// A point at a share of the view's size, rounded down to a whole cell.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
    Anchor<Point>.Source(id: .unitPoint(point)) { frame, isRightToLeft in
      Point(
        x: frame.minX.plusShare(isRightToLeft ? 1 - point.x : point.x, of: frame.width),
        y: frame.minY.plusShare(point.y, of: frame.height))
    }
  }

  /// The middle.
  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  /// The middle of the top side.
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  /// The middle of the bottom side.
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  /// The middle of the leading side.
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}

extension Int {
  /// The position and a share of a length, rounded down; a share that is no number counts as zero.
  fileprivate func plusShare(_ share: Double, of length: Int) -> Int {
    lessShare(-share, of: length)
  }
}
