import TesseraGraph
import TesseraScreen

/// Builds the elements of a vector's tree with the library's solvers, as the real nodes do.
@MainActor
struct VectorTree {
  /// The axis of the stack around, which spacers and dividers follow.
  var axis: Axis?

  /// The tree as one element; several views at the root lie in a column.
  func root(_ node: VectorNode) -> TestElement {
    let elements = build(node)
    return elements.count == 1 ? elements[0] : TestContainer(VStackLayout(), elements)
  }

  /// The elements of a node: none, one, or those of a group.
  func build(_ node: VectorNode) -> [TestElement] {
    if let child = node.child {
      let elements = build(child.node)
      return elements.enumerated().map { index, element in
        let wrapper = modify(element, node)
        wrapper.name = elements.count > 1 ? node.name.map { "\($0)#\(index)" } : node.name
        attachValues(to: wrapper, node)
        return wrapper
      }
    }
    switch node.type {
    case "group": return build(node.children)
    case "empty": return []
    default:
      let element = leafOrContainer(node)
      element.name = node.name
      attachValues(to: element, node)
      return [element]
    }
  }

  private func build(_ nodes: [VectorNode]?, axis: Axis?) -> [TestElement] {
    VectorTree(axis: axis).build(nodes)
  }

  private func build(_ nodes: [VectorNode]?) -> [TestElement] {
    (nodes ?? []).flatMap { build($0) }
  }

  private func leafOrContainer(_ node: VectorNode) -> TestElement {
    switch node.type {
    case "text": return TestLeaf.text(node.text ?? "", lineLimit: node.lineLimit)
    case "fill": return TestLeaf.fill(node.char?.first ?? "#")
    case "spacer": return TestLeaf.spacer(axis, minLength: node.minLength)
    case "divider": return TestLeaf.divider(axis)
    case "hstack":
      return TestContainer(
        HStackLayout(alignment: node.vertical(node.alignment), spacing: node.spacing),
        build(node.children, axis: .horizontal))
    case "vstack":
      return TestContainer(
        VStackLayout(alignment: node.horizontal(node.alignment), spacing: node.spacing),
        build(node.children, axis: .vertical))
    case "zstack":
      return TestContainer(
        ZStackLayout(alignment: node.both(node.alignment)), build(node.children, axis: nil))
    case "geometryReader":
      return TestContainer(GeometryLayout(), build(node.children, axis: nil))
    case "viewThatFits":
      return TestFitting(node.axes(node.axes), build(node.children))
    case "scroll":
      let content = build(node.children, axis: .vertical)
      return TestScroll(
        node.axes(node.axes),
        content.count == 1 ? content[0] : TestContainer(VStackLayout(), content))
    case "grid": return grid(node)
    case "lazyVGrid": return lazyGrid(node)
    default: fatalError("Unknown node \(node.type ?? "without a type")")
    }
  }

  private func modify(_ child: TestElement, _ node: VectorNode) -> TestElement {
    switch node.type {
    case "overlay", "background":
      let content = build(node.content.map { [$0.node] }, axis: nil)
      let alignment = node.both(node.alignment)
      let secondary =
        content.count > 1
        ? TestContainer(ZStackLayout(alignment: alignment), content) : content.first
      return TestOverlay(
        alignment, child, secondary, isBackground: node.type == "background")
    default: return TestWrapper(solver(node), child)
    }
  }

  private func solver(_ node: VectorNode) -> any WrapperSolver {
    switch node.type {
    case "frame":
      return FrameSolver(
        width: node.width?.cells, height: node.height?.cells, alignment: node.both(node.alignment))
    case "flexFrame":
      return FlexibleFrameSolver(
        width: .init(
          least: node.minWidth?.cells, ideal: node.idealWidth?.cells,
          greatest: node.maxWidth?.cells),
        height: .init(
          least: node.minHeight?.cells, ideal: node.idealHeight?.cells,
          greatest: node.maxHeight?.cells),
        alignment: node.both(node.alignment))
    case "padding":
      return PaddingSolver(
        EdgeInsets(
          top: node.top ?? 0, leading: node.leading ?? 0, bottom: node.bottom ?? 0,
          trailing: node.trailing ?? 0))
    case "fixedSize":
      var axes: Axis.Set = []
      if node.horizontal ?? true { axes.insert(.horizontal) }
      if node.vertical ?? true { axes.insert(.vertical) }
      return FixedSizeSolver(axes)
    case "aspectRatio":
      let mode: ContentMode = node.contentMode == "fill" ? .fill : .fit
      guard let ratio = node.ratio else { return AspectRatioSolver(nil, contentMode: mode) }
      return AspectRatioSolver(Size(width: ratio[0], height: ratio[1]), contentMode: mode)
    case "layoutPriority": return PrioritySolver(node.value?.priority ?? 0)
    case "offset": return OffsetSolver(Point(x: node.x ?? 0, y: node.y ?? 0))
    case "position": return PositionSolver(Point(x: node.x ?? 0, y: node.y ?? 0))
    case "alignmentGuide":
      let numbers = node.value?.numbers ?? [1, 1, 0]
      let length = node.value?.length
      return AlignmentGuideSolver(guideKey(node)) { dimensions in
        let of =
          length == "width" ? dimensions.width : length == "height" ? dimensions.height : 0
        return of * numbers[0] / numbers[1] + numbers[2]
      }
    default: fatalError("Unknown modifier \(node.type ?? "without a type")")
    }
  }

  // MARK: Grids

  private func grid(_ node: VectorNode) -> TestElement {
    var cells: [TestElement] = []
    for (number, row) in (node.rows ?? []).enumerated() {
      if let single = row.single {
        cells += build([single.node], axis: nil)
        continue
      }
      let elements = build(row.cells, axis: .horizontal)
      for element in elements {
        element.values[ObjectIdentifier(GridRowKey.self)] = GridRowMembership(
          number: number, alignment: row.alignment.map(node.vertical))
      }
      cells += elements
    }
    return TestContainer(
      GridLayout(
        alignment: node.both(node.alignment), horizontalSpacing: node.hSpacing,
        verticalSpacing: node.vSpacing), cells)
  }

  private func lazyGrid(_ node: VectorNode) -> TestElement {
    let solver = LazyGridSolver(
      axis: .vertical, items: node.gridItems, alignment: node.horizontal(node.alignment).key,
      spacing: node.vSpacing)
    return TestContainer(LazyGridLayout(solver), build(node.children, axis: nil))
  }

  private func attachValues(to element: TestElement, _ node: VectorNode) {
    if let columns = node.gridCellColumns {
      element.values[ObjectIdentifier(GridCellColumnsKey.self)] = columns
    }
    if let unsized = node.gridCellUnsizedAxes {
      element.values[ObjectIdentifier(GridCellUnsizedAxesKey.self)] = node.axes(unsized)
    }
    if let alignment = node.gridColumnAlignment {
      element.values[ObjectIdentifier(GridColumnAlignmentKey.self)] = node.horizontal(alignment)
    }
  }

  // MARK: Names

  private func guideKey(_ node: VectorNode) -> AlignmentKey {
    switch (node.guide, node.axis) {
    case ("leading", _), ("trailing", _), ("hCustom", _), ("center", "h"):
      node.horizontal(node.guide).key
    default: node.vertical(node.guide).key
    }
  }
}

extension HorizontalAlignment {
  /// An author's guide that is the leading side where no view sets it.
  enum CustomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context[.leading] }
  }
  static let custom = HorizontalAlignment(CustomID.self)
}

extension VerticalAlignment {
  /// An author's guide that is the top side where no view sets it.
  enum CustomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context[.top] }
  }
  static let customRow = VerticalAlignment(CustomID.self)
}
