package import TesseraScreen

/// Makes random screens such as programs draw, and random next screens.
///
/// Text in a few styles, rows that repeat, blank rows, boxes, wide clusters and those on whose width
/// terminals disagree, links, 24-bit gradients; then changes of a cell, of scattered cells, of rows,
/// of styles alone, and declared shifts.
package struct ScreenGenerator {
  /// A screen that follows another, and what a program would tell of it.
  package struct Step {
    /// What shall be shown.
    package var next: Surface
    /// Where it may differ from the last one.
    package var damage: Damage
    /// What moved.
    package var shifts: [ScrollShift]
  }

  /// Where all choices come from.
  package var random: SplitMix
  /// Whether there are clusters on whose width terminals disagree.
  package var usesUncertainWidths = true
  private var styles: [CellStyle] = [.plain]

  /// Makes a generator that begins at a seed.
  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    renewStyles()
  }

  // MARK: Screens

  /// A size between 1×1 and 300×24, mostly small.
  package mutating func size() -> Size {
    let width = random.pick([8, 40, 40, 80, 300])
    return Size(
      width: random.between(1, width), height: random.between(1, random.pick([3, 8, 24])))
  }

  /// A screen with content in all of it.
  package mutating func screen(_ size: Size) -> Surface {
    renewStyles()
    let surface = Surface(size: size)
    if random.oneIn(3) { surface.fill(surface.bounds, with: blank(), clip: surface.bounds) }
    for y in 0..<size.height where !random.oneIn(4) {
      if y > 0, random.oneIn(5) {
        repeatRow(y, of: surface)
      } else {
        line(Rect(x: 0, y: y, width: size.width, height: 1), on: surface)
      }
    }
    if random.oneIn(3) { box(rect(in: surface.bounds), on: surface) }
    return surface
  }

  /// The screen after another one, with exact damage or somewhat more.
  package mutating func step(after last: Surface) -> Step {
    let next = last.copy()
    var step = Step(next: next, damage: Damage(size: last.size), shifts: [])
    if random.oneIn(3) { shift(&step) }
    for _ in 0..<random.below(4) { change(&step) }
    step.damage.alignToClusters(of: last)
    if random.oneIn(6) { step.damage.insert(rect(in: next.bounds)) }
    if random.oneIn(20) { step.damage.insertAll() }
    return step
  }

  private mutating func shift(_ step: inout Step) {
    let bounds = step.next.bounds
    var area = rect(in: bounds)
    if random.oneIn(3) { area = bounds }
    if !random.oneIn(4) {
      area = Rect(x: 0, y: area.minY, width: bounds.width, height: area.height)
    }
    let rows = random.between(-3, 3)
    let shift = ScrollShift(rect: area, rows: rows)
    step.next.shift(shift)
    step.shifts.append(shift)
    guard rows != 0, abs(rows) < area.height else { return }
    let exposed =
      rows > 0
      ? Rect(x: area.minX, y: area.maxY - rows, width: area.width, height: rows)
      : Rect(x: area.minX, y: area.minY, width: area.width, height: -rows)
    paint(exposed, &step)
  }

  private mutating func change(_ step: inout Step) {
    let next = step.next
    let bounds = next.bounds
    switch random.below(10) {
    case 0:
      let cell = Rect(
        x: random.below(bounds.width), y: random.below(bounds.height), width: 1, height: 1)
      next.put(glyph(), at: cell.origin, style: style(), clip: bounds)
      step.damage.insert(Rect(x: cell.minX, y: cell.minY, width: 2, height: 1))
    case 1:
      for _ in 0..<random.below(1 + bounds.width * bounds.height / 8) {
        let place = Point(x: random.below(bounds.width), y: random.below(bounds.height))
        next.put(asciiGlyph(), at: place, style: style(), clip: bounds)
        step.damage.insert(Rect(origin: place, size: Size(width: 1, height: 1)))
      }
    case 2, 3:
      paint(rect(in: bounds), &step)
    case 4:
      let area = rect(in: bounds)
      let style = style()
      next.restyle(area, clip: bounds) { $0 = style }
      step.damage.insert(area)
    case 5:
      let area = rect(in: bounds)
      next.fill(area, with: Cell(glyph: glyph(), style: style()), clip: area)
      step.damage.insert(area)
    case 6:
      let area = rect(in: bounds)
      next.fill(area, with: blank(), clip: area)
      step.damage.insert(area)
    case 7:
      let area = Rect(
        x: 0, y: random.below(bounds.height), width: bounds.width, height: bounds.height)
      next.fill(area, with: blank(), clip: bounds)
      step.damage.insert(area)
    case 8:
      slide(&step)
    default:
      gradient(rect(in: bounds), &step)
    }
  }

  /// Types into a row, or deletes from it, so that the rest of it moves.
  private mutating func slide(_ step: inout Step) {
    let bounds = step.next.bounds
    let row = Rect(x: 0, y: random.below(bounds.height), width: bounds.width, height: 1)
    let place = random.below(bounds.width)
    let distance = random.between(1, 9)
    let old = step.next.copy()
    var target = place
    if random.oneIn(2) {
      let style = style()
      for _ in 0..<distance {
        step.next.put(
          asciiGlyph(), at: Point(x: target, y: row.minY), style: style, clip: row)
        target += 1
      }
    }
    for x in (target > place ? place : place + distance)..<max(bounds.width, place + distance)
    where x < bounds.width {
      let cell = old[x, row.minY]
      step.next.put(cell.glyph, at: Point(x: target, y: row.minY), style: cell.style, clip: row)
      target += 1
    }
    let rest = Rect(x: target, y: row.minY, width: bounds.width, height: 1)
    step.next.fill(rest, with: blank(), clip: row)
    step.damage.insert(row)
  }

  private mutating func paint(_ area: Rect, _ step: inout Step) {
    for y in area.minY..<area.maxY {
      line(Rect(x: area.minX, y: y, width: area.width, height: 1), on: step.next)
    }
    step.damage.insert(area)
  }

  private mutating func gradient(_ area: Rect, _ step: inout Step) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<min(area.maxX, area.minX + 30) {
        let style = CellStyle(
          foreground: .rgb(UInt8(x & 255), UInt8(y & 255), UInt8(random.below(3))),
          background: random.oneIn(2) ? .standard : .rgb(0, UInt8(x * 7 & 255), 0))
        step.next.put(asciiGlyph(), at: Point(x: x, y: y), style: style, clip: area)
      }
    }
    step.damage.insert(area)
  }

  // MARK: Pieces

  private mutating func rect(in bounds: Rect) -> Rect {
    let x = random.below(bounds.width)
    let y = random.below(bounds.height)
    return Rect(
      x: x, y: y, width: random.between(1, bounds.width - x),
      height: random.between(1, bounds.height - y))
  }

  private mutating func repeatRow(_ y: Int, of surface: Surface) {
    let source = surface.row(y - 1)
    let target = surface.row(y)
    for x in 0..<source.count { target[x] = source[x] }
  }

  /// A line of words in a few styles with gaps between.
  private mutating func line(_ area: Rect, on surface: Surface) {
    surface.fill(area, with: blank(), clip: area)
    var x = area.minX - random.below(3)
    while x < area.maxX {
      let style = style()
      let count = random.between(1, 12)
      var glyphs: [Glyph] = []
      let plain = !random.oneIn(5)
      let repeated = random.oneIn(8) ? asciiGlyph() : nil
      for _ in 0..<count { glyphs.append(repeated ?? (plain ? asciiGlyph() : glyph())) }
      x += surface.write(glyphs, at: Point(x: x, y: area.minY), style: style, clip: area)
      x += random.pick([0, 1, 1, 1, 2, 9, 40])
      if random.oneIn(9) { return }
    }
  }

  private mutating func box(_ area: Rect, on surface: Surface) {
    let style = style()
    let edge = Glyph("─")
    let side = Glyph("│")
    let top = Rect(x: area.minX, y: area.minY, width: area.width, height: 1)
    surface.fill(top, with: Cell(glyph: edge, style: style), clip: area)
    surface.fill(
      top.offset(by: Point(x: 0, y: area.height - 1)), with: Cell(glyph: edge, style: style),
      clip: area)
    for y in area.minY..<area.maxY {
      surface.put(side, at: Point(x: area.minX, y: y), style: style, clip: area)
      surface.put(side, at: Point(x: area.maxX - 1, y: y), style: style, clip: area)
    }
  }

  private mutating func blank() -> Cell {
    Cell(glyph: .space, style: random.oneIn(2) ? .plain : CellStyle(background: color()))
  }

  private mutating func asciiGlyph() -> Glyph {
    Glyph(ascii: UInt8(random.oneIn(6) ? 0x20 : random.between(0x20, 0x7E)))
  }

  private mutating func glyph() -> Glyph {
    switch random.below(12) {
    case 0..<3: random.pick(ScreenGenerator.narrow)
    case 3..<6: random.pick(ScreenGenerator.wide)
    case 6 where usesUncertainWidths: random.pick(ScreenGenerator.uncertain)
    default: asciiGlyph()
    }
  }

  private mutating func style() -> CellStyle { random.pick(styles) }

  private mutating func renewStyles() {
    styles = [.plain]
    for _ in 0..<random.between(0, 9) {
      var style = CellStyle(
        foreground: random.oneIn(3) ? .standard : color(),
        background: random.oneIn(2) ? .standard : color(),
        attributes: random.oneIn(2)
          ? [] : TextAttributes(rawValue: UInt16(random.below(64) & random.below(64))))
      if random.oneIn(5) { style.attributes.underline = random.pick(UnderlineStyle.allCases) }
      if random.oneIn(8) {
        style.decoration = Decoration(
          underlineColor: random.oneIn(2) ? .standard : color(),
          link: random.oneIn(2) ? nil : "https://example.org/\(random.below(4))")
      }
      styles.append(style)
    }
  }

  private mutating func color() -> CellColor {
    switch random.below(5) {
    case 0: .palette(UInt8(random.below(8)))
    case 1: .palette(UInt8(random.below(16)))
    case 2: .palette(UInt8(random.below(256)))
    case 3: .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
    default: .rgb(UInt8(random.below(4) * 64), 0, UInt8(random.below(2) * 255))
    }
  }

  private static let narrow = Glyph.glyphs(of: "äéß─│┌┐└┘█▒░→…•√Ωλж")
  private static let wide = Glyph.glyphs(of: "漢字日本語한국어ＡＢ😀🚀🎉")
  private static let uncertain = ["👨‍👩‍👧", "❤️", "🇩🇪", "🇺", "👍🏽", "क्षि", "☠︎", "🏴‍☠️"].map {
    Glyph(Character($0))
  }
}
