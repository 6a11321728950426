import TesseraGraph
import TesseraScreen
import TesseraViews

/// Makes trees of every kind of view that takes part in layout.
@MainActor
struct RandomView {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func view(depth: Int = 6) -> AnyView {
    guard depth > 0, depth > 3 || random.below(6) > 0 else { return leaf() }
    return switch random.below(14) {
    case 0, 1: AnyView(HStack(alignment: vertical(), spacing: gap()) { some(depth) })
    case 2, 3: AnyView(VStack(alignment: horizontal(), spacing: gap()) { some(depth) })
    case 4: AnyView(ZStack(alignment: alignment()) { some(depth) })
    case 5: container(depth)
    case 6: overlaid(depth)
    default: modified(view(depth: depth - 1))
    }
  }

  private mutating func some(_ depth: Int) -> ForEach<Range<Int>, Int, AnyView> {
    let views = (0..<random.below(5)).map { _ in view(depth: depth - 1) }
    return ForEach(0..<views.count) { views[$0] }
  }

  private mutating func leaf() -> AnyView {
    switch random.below(8) {
    case 0, 1: return AnyView(Color.red)
    case 2: return AnyView(Spacer(minLength: maybe { $0.random.below(4) }))
    case 3: return AnyView(Divider())
    case 4:
      let limit = random.below(3) + 1
      return AnyView(
        Text("the quick brown fox\njumps over the lazy dog").lineLimit(
          random.below(2) == 0 ? nil : limit))
    case 5: return AnyView(Text("日本語のテキスト").italic())
    default: return AnyView(Text(["", "a", "two words", "**bold** text"][random.below(4)]))
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    switch random.below(7) {
    case 0: return AnyView(ViewThatFits(in: axes()) { some(depth) })
    case 1: return grid(depth)
    case 2:
      let items = (0...random.below(3)).map { _ in
        GridItem(
          [.flexible(), .fixed(random.below(9)), .adaptive(minimum: 1 + random.below(9))][
            random.below(3)])
      }
      return AnyView(
        LazyVGrid(columns: items, alignment: horizontal(), spacing: gap()) { some(depth) })
    case 3:
      let inner = view(depth: depth - 1)
      return AnyView(
        GeometryReader { geometry in
          inner.frame(width: geometry.size.width / 2)
          if geometry.size.width > 20 { Text("wide") }
        })
    case 4:
      let isRow = random.below(2) == 0
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout())
      return AnyView(layout { some(depth) })
    case 5: return AnyView(ScrollView(axes(), showsIndicators: false) { some(depth) })
    default: return AnyView(Group { some(depth) }.padding(random.below(3)))
    }
  }

  private mutating func grid(_ depth: Int) -> AnyView {
    let rows = (0..<random.below(4)).map { _ -> AnyView in
      if random.below(4) == 0 { return leaf() }
      let cells = some(min(depth, 2))
      let columns = random.below(3)
      let alignment = maybe { $0.vertical() }
      return AnyView(
        GridRow(alignment: alignment) {
          cells
          if columns > 0 { Text("over").gridCellColumns(columns) }
        })
    }
    return AnyView(
      Grid(alignment: alignment(), horizontalSpacing: gap(), verticalSpacing: gap()) {
        ForEach(0..<rows.count) { rows[$0] }
      })
  }

  private mutating func overlaid(_ depth: Int) -> AnyView {
    let primary = view(depth: depth - 1)
    let secondary = some(2)
    switch random.below(3) {
    case 0: return AnyView(primary.overlay(alignment: alignment()) { secondary })
    case 1: return AnyView(primary.background(alignment: alignment()) { secondary })
    default:
      let edge: VerticalEdge = random.below(2) == 0 ? .top : .bottom
      return AnyView(primary.safeAreaInset(edge: edge, spacing: gap()) { secondary })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch random.below(13) {
    case 0:
      let width = maybe { $0.random.below(13) }
      let height = maybe { $0.random.below(7) }
      return AnyView(view.frame(width: width, height: height, alignment: alignment()))
    case 1:
      let least = maybe { $0.random.below(9) }
      let ideal = maybe { $0.random.below(13) }
      let greatest: Int? = maybe { $0.random.below(3) == 0 ? .infinity : $0.random.below(30) }
      return AnyView(
        view.frame(
          minWidth: least, idealWidth: ideal, maxWidth: greatest, maxHeight: greatest,
          alignment: alignment()))
    case 2:
      let insets = EdgeInsets(
        top: random.number(-1, 3), leading: random.number(-2, 3), bottom: random.number(-1, 2),
        trailing: random.number(-1, 3))
      return AnyView(view.padding(insets))
    case 3: return AnyView(view.fixedSize(horizontal: bool(), vertical: bool()))
    case 4:
      let ratio = [nil, 0.5, 1, 2.5][random.below(4)]
      return AnyView(view.aspectRatio(ratio, contentMode: bool() ? .fit : .fill))
    case 5: return AnyView(view.layoutPriority(Double(random.number(-1, 2))))
    case 6: return AnyView(view.offset(x: random.number(-3, 3), y: random.number(-2, 2)))
    case 7: return AnyView(view.position(x: random.below(9), y: random.below(5)))
    case 8:
      let cells = random.number(-2, 4)
      return AnyView(view.alignmentGuide(horizontal()) { $0.width / 2 + cells })
    case 9:
      let cells = random.number(-2, 4)
      return AnyView(view.alignmentGuide(vertical()) { $0.height / 2 + cells })
    case 10: return AnyView(view.containerRelativeFrame(axes(), count: 3, spacing: 1))
    case 11: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    default: return AnyView(view.safeAreaPadding(random.below(3)).ignoresSafeArea())
    }
  }

  // MARK: Small choices

  private mutating func bool() -> Bool { random.below(2) == 0 }

  private mutating func maybe<T>(_ make: (inout RandomView) -> T) -> T? {
    bool() ? nil : make(&self)
  }

  private mutating func gap() -> Int? { maybe { $0.random.below(4) } }

  private mutating func axes() -> Axis.Set { Axis.Set(rawValue: Int8(random.below(4))) }

  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing, .custom][random.below(4)]
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .customRow][random.below(6)]
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }
}
