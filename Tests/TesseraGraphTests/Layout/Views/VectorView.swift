import TesseraGraph
import TesseraScreen
import TesseraViews

/// Builds the views that a vector's tree describes, as an author would write them.
@MainActor
struct VectorView {
  /// What the layout around the root proposes, whatever the size of the screen is.
  struct Proposing: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
  }

  /// The name of the root among the identifiers.
  static let root = "the root"

  /// The whole tree at a proposal; several views at the root lie in a column.
  func screen(of node: VectorNode, at proposal: ProposedViewSize) -> some View {
    Proposing(proposal: proposal) {
      if count(node) == 1 {
        view(node).accessibilityIdentifier(Self.root)
      } else {
        VStack { view(node) }.accessibilityIdentifier(Self.root)
      }
    }
  }

  /// How many views a node stands for.
  private func count(_ node: VectorNode) -> Int {
    if let child = node.child { return count(child.node) }
    switch node.type {
    case "group": return (node.children ?? []).reduce(0) { $0 + count($1) }
    case "empty": return 0
    default: return 1
    }
  }

  private func view(_ node: VectorNode) -> AnyView {
    var view = node.child.map { modify(self.view($0.node), node) } ?? leafOrContainer(node)
    if let columns = node.gridCellColumns { view = AnyView(view.gridCellColumns(columns)) }
    if let unsized = node.gridCellUnsizedAxes {
      view = AnyView(view.gridCellUnsizedAxes(node.axes(unsized)))
    }
    if let alignment = node.gridColumnAlignment {
      view = AnyView(view.gridColumnAlignment(node.horizontal(alignment)))
    }
    if let name = node.name { view = AnyView(view.accessibilityIdentifier(name)) }
    return view
  }

  private func list(_ nodes: [VectorNode]?) -> ForEach<Range<Int>, Int, AnyView> {
    let views = (nodes ?? []).map(view)
    return ForEach(0..<views.count) { views[$0] }
  }

  private func leafOrContainer(_ node: VectorNode) -> AnyView {
    switch node.type {
    case "text": AnyView(Text(verbatim: node.text ?? "").lineLimit(node.lineLimit))
    case "fill": AnyView(Fill(character: node.char?.first ?? "#"))
    case "spacer": AnyView(Spacer(minLength: node.minLength))
    case "divider": AnyView(Divider())
    case "empty": AnyView(EmptyView())
    case "group": AnyView(Group { list(node.children) })
    case "hstack":
      AnyView(
        HStack(alignment: node.vertical(node.alignment), spacing: node.spacing) {
          list(node.children)
        })
    case "vstack":
      AnyView(
        VStack(alignment: node.horizontal(node.alignment), spacing: node.spacing) {
          list(node.children)
        })
    case "zstack":
      AnyView(ZStack(alignment: node.both(node.alignment)) { list(node.children) })
    case "geometryReader": AnyView(GeometryReader { _ in list(node.children) })
    case "viewThatFits": AnyView(ViewThatFits(in: node.axes(node.axes)) { list(node.children) })
    case "scroll":
      AnyView(
        ScrollView(node.axes(node.axes), showsIndicators: false) { list(node.children) })
    case "grid":
      AnyView(
        Grid(
          alignment: node.both(node.alignment), horizontalSpacing: node.hSpacing,
          verticalSpacing: node.vSpacing
        ) {
          let rows = (node.rows ?? []).map(row)
          ForEach(0..<rows.count) { rows[$0] }
        })
    case "lazyVGrid":
      AnyView(
        LazyVGrid(
          columns: node.gridItems, alignment: node.horizontal(node.alignment),
          spacing: node.vSpacing
        ) {
          list(node.children)
        })
    default: fatalError("Unknown node \(node.type ?? "without a type")")
    }
  }

  private func row(_ row: VectorNode.Row) -> AnyView {
    if let single = row.single { return view(single.node) }
    let alignment = row.alignment.map { row.cells?.first?.vertical($0) ?? .center }
    return AnyView(GridRow(alignment: alignment) { list(row.cells) })
  }

  private func modify(_ view: AnyView, _ node: VectorNode) -> AnyView {
    switch node.type {
    case "overlay":
      AnyView(
        view.overlay(alignment: node.both(node.alignment)) { list(node.content.map { [$0.node] }) })
    case "background":
      AnyView(
        view.background(alignment: node.both(node.alignment)) {
          list(node.content.map { [$0.node] })
        })
    case "frame":
      AnyView(
        view.frame(
          width: node.width?.cells, height: node.height?.cells,
          alignment: node.both(node.alignment)))
    case "flexFrame":
      AnyView(
        view.frame(
          minWidth: node.minWidth?.cells, idealWidth: node.idealWidth?.cells,
          maxWidth: node.maxWidth?.cells, minHeight: node.minHeight?.cells,
          idealHeight: node.idealHeight?.cells, maxHeight: node.maxHeight?.cells,
          alignment: node.both(node.alignment)))
    case "padding":
      AnyView(
        view.padding(
          EdgeInsets(
            top: node.top ?? 0, leading: node.leading ?? 0, bottom: node.bottom ?? 0,
            trailing: node.trailing ?? 0)))
    case "fixedSize":
      AnyView(view.fixedSize(horizontal: node.horizontal ?? true, vertical: node.vertical ?? true))
    case "aspectRatio": aspectRatio(view, node)
    case "layoutPriority": AnyView(view.layoutPriority(node.value?.priority ?? 0))
    case "offset": AnyView(view.offset(x: node.x ?? 0, y: node.y ?? 0))
    case "position": AnyView(view.position(x: node.x ?? 0, y: node.y ?? 0))
    case "alignmentGuide": alignmentGuide(view, node)
    default: fatalError("Unknown modifier \(node.type ?? "without a type")")
    }
  }

  private func aspectRatio(_ view: AnyView, _ node: VectorNode) -> AnyView {
    let mode: ContentMode = node.contentMode == "fill" ? .fill : .fit
    guard let ratio = node.ratio else { return AnyView(view.aspectRatio(contentMode: mode)) }
    return AnyView(
      view.aspectRatio(Size(width: ratio[0], height: ratio[1]), contentMode: mode))
  }

  private func alignmentGuide(_ view: AnyView, _ node: VectorNode) -> AnyView {
    let numbers = node.value?.numbers ?? [1, 1, 0]
    let length = node.value?.length
    let value: (ViewDimensions) -> Int = { dimensions in
      let of = length == "width" ? dimensions.width : length == "height" ? dimensions.height : 0
      return of * numbers[0] / numbers[1] + numbers[2]
    }
    switch (node.guide, node.axis) {
    case ("leading", _), ("trailing", _), ("hCustom", _), ("center", "h"):
      return AnyView(view.alignmentGuide(node.horizontal(node.guide), computeValue: value))
    default:
      return AnyView(view.alignmentGuide(node.vertical(node.guide), computeValue: value))
    }
  }
}

/// A view that fills all the room that it is offered with a character.
private struct Fill: View {
  let character: Character

  var body: some View {
    Canvas { context, size in
      let glyph = Glyph(character)
      let style = context.style()
      for y in 0..<min(size.height, 100) {
        for x in 0..<min(size.width, 200) { context.put(glyph, x: x, y: y, style: style) }
      }
    }
  }
}
