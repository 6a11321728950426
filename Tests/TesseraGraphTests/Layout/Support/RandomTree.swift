import TesseraGraph
import TesseraScreen

/// Makes trees of every kind of element.
@MainActor
struct RandomTree {
  private var generator: SeededGenerator
  /// Whether numbers are wild: huge, negative, unbounded.
  private let isWild: Bool

  init(seed: UInt64, isWild: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isWild = isWild
  }

  mutating func tree(depth: Int = 4, axis: Axis? = nil) -> TestElement {
    guard depth > 0, pick(0..<5) > 0 else { return leaf(axis) }
    switch pick(0..<10) {
    case 0, 1: return stack(depth, .horizontal)
    case 2, 3: return stack(depth, .vertical)
    case 4:
      return TestContainer(ZStackLayout(alignment: alignment()), some(depth, axis: nil))
    case 5:
      switch pick(0..<4) {
      case 0: return TestFitting(axes(), some(depth, axis: axis))
      case 1: return grid(depth)
      case 2: return lazyGrid(depth)
      default: return TestContainer(GeometryLayout(), some(depth, axis: nil))
      }
    case 6:
      return TestOverlay(
        alignment(), tree(depth: depth - 1, axis: axis), tree(depth: depth - 1),
        isBackground: false)
    default: return TestWrapper(modifier(), tree(depth: depth - 1, axis: axis))
    }
  }

  private mutating func pick(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func some(_ depth: Int, axis: Axis?) -> [TestElement] {
    (0..<pick(0..<5)).map { _ in tree(depth: depth - 1, axis: axis) }
  }

  private mutating func leaf(_ axis: Axis?) -> TestElement {
    switch pick(0..<7) {
    case 0, 1: return TestLeaf.fill()
    case 2: return TestLeaf.text(["", "a", "two words", "the quick brown fox\njumps"][pick(0..<4)])
    case 3: return TestLeaf.spacer(axis, minLength: maybe { $0.number() })
    case 4: return TestLeaf.divider(axis)
    default:
      let size = Size(width: number(), height: number())
      return TestLeaf.fixed(size.width, size.height)
    }
  }

  /// A length that an author might write.
  private mutating func number() -> Int {
    guard isWild, pick(0..<3) == 0 else { return pick(0..<13) }
    let wild = [
      Int.infinity, Int.infinity / 2, Int.infinity / 2 - 1, -Int.infinity, -5, Int.max, Int.min,
      1 << 39, (1 << 40) + 1, 1 << 62, 100_000,
    ]
    return wild[pick(0..<wild.count)]
  }

  /// A gap between views that leaves stacks without overlaps, unless numbers are wild.
  private mutating func gap() -> Int? { maybe { $0.isWild ? $0.number() : $0.pick(0..<4) } }

  private mutating func maybe<T>(_ make: (inout RandomTree) -> T) -> T? {
    pick(0..<2) == 0 ? nil : make(&self)
  }

  private mutating func axes() -> Axis.Set { Axis.Set(rawValue: Int8(pick(0..<4))) }

  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing, .custom][pick(0..<4)]
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .customRow][pick(0..<6)]
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }

  private mutating func stack(_ depth: Int, _ axis: Axis) -> TestElement {
    let layout: any Layout =
      axis == .horizontal
      ? HStackLayout(alignment: vertical(), spacing: gap())
      : VStackLayout(alignment: horizontal(), spacing: gap())
    let layoutOrAny: any Layout = pick(0..<4) == 0 ? AnyLayout(layout) : layout
    return TestContainer(layoutOrAny, some(depth, axis: axis))
  }

  private mutating func grid(_ depth: Int) -> TestElement {
    var cells: [TestElement] = []
    for row in 0..<pick(0..<4) {
      for _ in 0..<pick(1..<4) {
        let cell = TestWrapper(NeutralSolver(), tree(depth: min(depth - 1, 1), axis: .horizontal))
        if pick(0..<6) > 0 {
          cell.values[ObjectIdentifier(GridRowKey.self)] = GridRowMembership(
            number: row, alignment: maybe { $0.vertical() })
        }
        if pick(0..<4) == 0 {
          cell.values[ObjectIdentifier(GridCellColumnsKey.self)] = number()
        }
        if pick(0..<4) == 0 {
          cell.values[ObjectIdentifier(GridCellUnsizedAxesKey.self)] = axes()
        }
        if pick(0..<6) == 0 {
          cell.values[ObjectIdentifier(GridCellAnchorKey.self)] = UnitPoint(
            x: Double(number()), y: 0.5)
        }
        cells.append(cell)
      }
    }
    return TestContainer(
      GridLayout(alignment: alignment(), horizontalSpacing: gap(), verticalSpacing: gap()), cells)
  }

  private mutating func lazyGrid(_ depth: Int) -> TestElement {
    let items = (0..<pick(0..<4)).map { _ -> GridItem in
      let size: GridItem.Size =
        switch pick(0..<3) {
        case 0: .fixed(number())
        case 1: .flexible(minimum: number(), maximum: number())
        default: .adaptive(minimum: number(), maximum: number())
        }
      return GridItem(size, spacing: gap(), alignment: alignment())
    }
    let solver = LazyGridSolver(
      axis: pick(0..<2) == 0 ? .vertical : .horizontal, items: items,
      alignment: pick(0..<2) == 0 ? horizontal().key : vertical().key, spacing: gap())
    return TestContainer(LazyGridLayout(solver), some(min(depth, 2), axis: nil))
  }

  private mutating func bounds() -> FlexibleFrameSolver.Bounds {
    .init(
      least: maybe { $0.number() }, ideal: maybe { $0.number() }, greatest: maybe { $0.number() })
  }

  private mutating func modifier() -> any WrapperSolver {
    switch pick(0..<9) {
    case 0:
      return FrameSolver(
        width: maybe { $0.number() }, height: maybe { $0.number() }, alignment: alignment())
    case 1: return FlexibleFrameSolver(width: bounds(), height: bounds(), alignment: alignment())
    case 2:
      return PaddingSolver(
        EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()))
    case 3: return FixedSizeSolver(axes())
    case 4:
      let mode: ContentMode = pick(0..<2) == 0 ? .fit : .fill
      let ratios: [Double?] = [nil, 1, 2.5, 0, -1, .nan, .infinity, 1e-300, 1e300]
      return AspectRatioSolver(ratios[pick(0..<(isWild ? 9 : 3))], contentMode: mode)
    case 5: return PrioritySolver(isWild && pick(0..<4) == 0 ? .nan : Double(pick(-1..<3)))
    case 6: return OffsetSolver(Point(x: number(), y: number()))
    case 7: return PositionSolver(Point(x: number(), y: number()))
    default:
      let value = number()
      let key = pick(0..<2) == 0 ? horizontal().key : vertical().key
      return AlignmentGuideSolver(key) { value &- $0.width / 2 }
    }
  }
}
