public import TesseraGraph
public import TesseraScreen

/// A form that takes all the room that it is offered: SwiftUI's `Shape`, in whole cells.
///
/// As a view it is filled with the foreground colour; see `fill(_:)` and `stroke(_:lineWidth:)`.
public protocol Shape: View {
  /// Whether a cell belongs to the form when it is filled.
  nonisolated func contains(_ cell: Point, in size: Size) -> Bool

  /// The lines of which its outline is drawn.
  nonisolated var outline: BorderStyle { get }
}

extension Shape {
  /// The form, filled with the foreground colour.
  public var body: some View { ShapeView(shape: self, color: nil, lineWidth: nil) }

  /// The lines of a plain box.
  public nonisolated var outline: BorderStyle { .single }

  /// The form, filled with a colour.
  public func fill(_ color: Color) -> some View {
    ShapeView(shape: self, color: color, lineWidth: nil)
  }

  /// The outline of the form in a colour, along the inner edge of its room.
  ///
  /// `lineWidth` is in cells; below one nothing is drawn.
  public func stroke(_ color: Color, lineWidth: Int = 1) -> some View {
    ShapeView(shape: self, color: color, lineWidth: lineWidth)
  }

  /// The outline of the form in a colour, along the inner edge of its room, as `stroke` draws it.
  public func strokeBorder(_ color: Color, lineWidth: Int = 1) -> some View {
    stroke(color, lineWidth: lineWidth)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle of all the room that is offered.
  public init() {}

  /// Every cell of the room.
  public nonisolated func contains(_ cell: Point, in size: Size) -> Bool { true }
}

/// A rectangle with round corners.
///
/// In cells a corner is one glyph: with any radius above 0 the outline is round, and a filled form
/// leaves its four corner cells out.
public struct RoundedRectangle: Shape {
  /// The radius of the corners.
  public let cornerRadius: Double

  /// Makes a rectangle with round corners of all the room that is offered.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// Every cell but the corners, where the form is at least three rows high.
  public nonisolated func contains(_ cell: Point, in size: Size) -> Bool {
    guard cornerRadius > 0, size.height > 2, size.width > 2 else { return true }
    let isAtSide = cell.x == 0 || cell.x == size.width - 1
    let isAtEnd = cell.y == 0 || cell.y == size.height - 1
    return !(isAtSide && isAtEnd)
  }

  /// Round lines.
  public nonisolated var outline: BorderStyle { cornerRadius > 0 ? .rounded : .single }
}

/// A rectangle with round ends, in cells the same as one with round corners.
public struct Capsule: Shape {
  private let rectangle = RoundedRectangle(cornerRadius: 1)

  /// Makes a capsule of all the room that is offered.
  public init() {}

  /// Every cell but the corners, where the form is at least three rows high.
  public nonisolated func contains(_ cell: Point, in size: Size) -> Bool {
    rectangle.contains(cell, in: size)
  }

  /// Round lines.
  public nonisolated var outline: BorderStyle { .rounded }
}

/// An ellipse that fills its room.
public struct Ellipse: Shape {
  /// Makes an ellipse of all the room that is offered.
  public init() {}

  /// The cells whose middle is inside.
  public nonisolated func contains(_ cell: Point, in size: Size) -> Bool {
    let x = (Double(cell.x) + 0.5) / Double(max(1, size.width)) * 2 - 1
    let y = (Double(cell.y) + 0.5) / Double(max(1, size.height)) * 2 - 1
    return x * x + y * y <= 1
  }

  /// Round lines, of the box around.
  public nonisolated var outline: BorderStyle { .rounded }
}

/// A shape in a colour, filled or as an outline.
struct ShapeView<Form: Shape>: View, LeafView {
  let shape: Form
  /// Nil for the foreground colour.
  let color: Color?
  /// The width of the outline; nil where the form is filled.
  let lineWidth: Int?

  package func makeLeaf(in environment: EnvironmentValues) -> ShapeLeaf<Form> {
    ShapeLeaf(view: self)
  }

  package func updateLeaf(_ leaf: inout ShapeLeaf<Form>, in element: Element) {
    guard !FieldComparison.isSame(leaf.view, self) else { return }
    leaf.view = self
    element.setNeedsDraw()
  }
}

package struct ShapeLeaf<Form: Shape>: Leaf {
  private static var block: Glyph { Glyph("█") }

  var view: ShapeView<Form>

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    LeafSizes.filling(proposal)
  }

  package func draw(in context: DrawContext, element: Element) {
    let color = view.color ?? element.environment.textStyle.foreground ?? .primary
    if let lineWidth = view.lineWidth {
      let style = CellStyle(
        foreground: context.resolve(color, in: element.environment), background: .clear)
      view.shape.outline.draw(
        around: Rect(origin: context.origin, size: element.size), width: lineWidth, style: style,
        on: context.surface, clip: context.clip)
    } else {
      fill(with: color, in: context, element: element)
    }
  }

  /// Fills stretch by stretch.
  private func fill(with color: Color, in context: DrawContext, element: Element) {
    for y in 0..<element.size.height {
      var x = 0
      while x < element.size.width {
        let start = x
        while x < element.size.width,
          view.shape.contains(Point(x: x, y: y), in: element.size)
        {
          x += 1
        }
        fill(Rect(x: start, y: y, width: x - start, height: 1), color, in: context, element)
        if x == start { x += 1 }
      }
    }
  }

  private func fill(_ rect: Rect, _ color: Color, in context: DrawContext, _ element: Element) {
    guard color == .primary else {
      context.fill(rect, with: color, in: element.environment)
      return
    }
    // The terminal's own text colour can be had behind a text only as a block in front.
    let style = CellStyle(
      foreground: context.resolve(color, in: element.environment), background: .clear)
    context.surface.fill(
      rect.offset(by: context.origin), with: Cell(glyph: Self.block, style: style),
      clip: context.clip)
  }
}
