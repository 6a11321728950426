import TesseraGraph
import TesseraScreen

// Short words for the trees of the tests, so that a test reads like the view it is about.

@MainActor
func row(spacing: Int? = nil, _ children: [TestElement]) -> TestContainer {
  row(.center, spacing: spacing, children)
}

@MainActor
func row(
  _ alignment: VerticalAlignment, spacing: Int? = nil, _ children: [TestElement]
) -> TestContainer {
  TestContainer(HStackLayout(alignment: alignment, spacing: spacing), children)
}

@MainActor
func column(spacing: Int? = nil, _ children: [TestElement]) -> TestContainer {
  column(.center, spacing: spacing, children)
}

@MainActor
func column(
  _ alignment: HorizontalAlignment, spacing: Int? = nil, _ children: [TestElement]
) -> TestContainer {
  TestContainer(VStackLayout(alignment: alignment, spacing: spacing), children)
}

@MainActor
func pile(_ alignment: Alignment = .center, _ children: [TestElement]) -> TestContainer {
  TestContainer(ZStackLayout(alignment: alignment), children)
}

@MainActor
func text(_ string: String) -> TestElement { TestLeaf.text(string) }

@MainActor
func fill(_ character: Character = "#") -> TestElement { TestLeaf.fill(character) }

extension TestElement {
  func frame(
    width: Int? = nil, height: Int? = nil, _ alignment: Alignment = .center
  ) -> TestElement {
    TestWrapper(FrameSolver(width: width, height: height, alignment: alignment), self)
  }

  func frame(
    width: FlexibleFrameSolver.Bounds, height: FlexibleFrameSolver.Bounds = .free,
    _ alignment: Alignment = .center
  ) -> TestElement {
    TestWrapper(FlexibleFrameSolver(width: width, height: height, alignment: alignment), self)
  }

  func padding(_ insets: EdgeInsets) -> TestElement { TestWrapper(PaddingSolver(insets), self) }

  func priority(_ value: Double) -> TestElement { TestWrapper(PrioritySolver(value), self) }

  func guide(
    _ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> Int
  ) -> TestElement {
    TestWrapper(AlignmentGuideSolver(alignment.key, computeValue: value), self)
  }

  func guide(
    _ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> Int
  ) -> TestElement {
    TestWrapper(AlignmentGuideSolver(alignment.key, computeValue: value), self)
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> TestElement {
    values[ObjectIdentifier(key)] = value
    return self
  }

  func named(_ name: String) -> TestElement {
    self.name = name
    return self
  }

  /// The frames of the children after laying out in a window.
  func frames(in width: Int?, _ height: Int?) -> [Rect] {
    _ = layOut(ProposedViewSize(width: width, height: height))
    return children.map { $0.frame ?? Rect(x: -1, y: -1, width: -1, height: -1) }
  }

  /// The size that the tree takes in a window.
  func size(in width: Int?, _ height: Int?) -> Size {
    sizeThatFits(ProposedViewSize(width: width, height: height))
  }
}

extension FlexibleFrameSolver.Bounds {
  /// No bounds at all.
  static let free = Self(least: nil, ideal: nil, greatest: nil)

  static func least(_ cells: Int) -> Self { Self(least: cells, ideal: nil, greatest: nil) }
  static func greatest(_ cells: Int) -> Self { Self(least: nil, ideal: nil, greatest: cells) }
}
