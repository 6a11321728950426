public import TesseraGraph
public import TesseraScreen

extension View {
  /// Leaves room around the view; nil is one cell, at the sides that are named.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? PaddingSolver.defaultLength))
  }

  /// Leaves so many cells of room around the view.
  public func padding(_ length: Int) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Leaves room around the view, in cells; negative room lets it overflow.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(SolverModifier(PaddingSolver(insets)))
  }

  /// Gives the view a frame of a fixed size, in cells; a side that is nil is the view's own.
  ///
  /// The view itself is only offered the size and then aligned in the frame. Negative and unbounded
  /// lengths are ignored.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(SolverModifier(FrameSolver(width: width, height: height, alignment: alignment)))
  }

  /// Gives the view a frame that is flexible within bounds, in cells.
  ///
  /// `maxWidth: .infinity` takes all the columns that are offered.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      SolverModifier(
        FlexibleFrameSolver(
          width: FlexibleFrameSolver.Bounds(
            least: minWidth, ideal: idealWidth, greatest: maxWidth),
          height: FlexibleFrameSolver.Bounds(
            least: minHeight, ideal: idealHeight, greatest: maxHeight),
          alignment: alignment)))
  }

  /// Gives the view its ideal size, whatever is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size along the axes that are true.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(SolverModifier(FixedSizeSolver(axes)))
  }

  /// Says who gets room first in a stack; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(SolverModifier(PrioritySolver(value)))
  }

  /// Draws the view some cells away from its place, which stays its own.
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    modifier(SolverModifier(OffsetSolver(Point(x: x, y: y))))
  }

  /// Takes all the room that is offered and centres the view at a cell of it.
  public func position(x: Int = 0, y: Int = 0) -> some View {
    modifier(SolverModifier(PositionSolver(Point(x: x, y: y))))
  }

  /// Sets where a horizontal guide lies in the view, in columns from its leading side.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    modifier(SolverModifier(AlignmentGuideSolver(guide.key, computeValue: computeValue)))
  }

  /// Sets where a vertical guide lies in the view, in rows from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    modifier(SolverModifier(AlignmentGuideSolver(guide.key, computeValue: computeValue)))
  }
}
