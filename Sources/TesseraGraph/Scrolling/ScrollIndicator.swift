import TesseraScreen

/// The bar that shows how much there is to scroll and where one is.
///
///     content 30 rows, view 10 rows, offset 15:  rows 6..<9 of the view's last column
///
/// Only the moving part is drawn, in the view's last column or row, over the content: where the
/// content has a character the bar goes behind it, so that nothing is lost.
@MainActor
struct ScrollIndicator {
  /// A neutral character of East Asian width (UAX #11), so one column everywhere: right half block.
  private static let vertical = Glyph("\u{2590}")
  /// Also neutral: black rectangle.
  private static let horizontal = Glyph("\u{25AC}")

  /// Longer than any screen, short enough for the products below.
  private static let longestTrack = 1 << 16

  /// Where the bar begins and ends along a track; empty if all of the content is seen.
  static func thumb(offset: Int, content: Int, view: Int) -> Range<Int> {
    guard content > view, view > 0, view <= longestTrack else { return 0..<0 }
    let length = max(1, view * view / content)
    let room = view - length
    let hidden = content - view
    // At the ends, and only there, the bar touches the ends of its track, if there is room to tell.
    var start = (offset * room + hidden / 2) / hidden
    if room > 1 {
      if offset > 0 { start = max(1, start) }
      if offset < hidden { start = min(room - 1, start) }
    }
    start = start.clamped(0, room)
    return start..<start + length
  }

  /// Draws a bar into cells of the surface.
  static func draw(_ rect: Rect, axis: Axis, color: CellColor, in context: DrawContext) {
    let surface = context.surface
    let glyph = axis == .vertical ? vertical : horizontal
    let area = rect.intersection(context.clip)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let point = Point(x: x, y: y)
        let under = surface[x, y]
        if under.glyph == .space {
          let style = CellStyle(foreground: color, background: .clear)
          surface.put(glyph, at: point, style: style, clip: area)
        } else {
          let start = under.glyph.isContinuation ? x - 1 : x
          let width = under.glyph.isContinuation || under.glyph.isWide ? 2 : 1
          let cluster = Rect(x: start, y: y, width: width, height: 1)
          surface.restyle(cluster, clip: context.clip) { $0.background = color }
        }
      }
    }
  }
}

extension ScrollElement {
  /// Where the bars are, in the element's coordinates.
  var thumbs: [Axis: Rect] {
    guard showsIndicators else { return [:] }
    var thumbs: [Axis: Rect] = [:]
    for axis in Axis.allCases where overflows(along: axis) {
      let range = ScrollIndicator.thumb(
        offset: offset[axis], content: contentSize[axis], view: size[axis])
      let edge = size[axis.cross] - 1
      guard !range.isEmpty, edge >= 0 else { continue }
      thumbs[axis] = Rect(
        origin: Point(axis, along: range.lowerBound, across: edge),
        size: Size(axis, along: range.count, across: 1))
    }
    return thumbs
  }

  /// Draws the bars; brighter while the view itself has the focus.
  func drawIndicators(in context: DrawContext) {
    let color: Color = environment.isFocused ? .secondary : .tertiary
    let cell = context.resolve(color, in: environment)
    let thumbs = thumbs
    for axis in Axis.allCases {
      guard let rect = thumbs[axis] else { continue }
      ScrollIndicator.draw(
        rect.offset(by: context.origin), axis: axis, color: cell, in: context)
    }
  }
}
