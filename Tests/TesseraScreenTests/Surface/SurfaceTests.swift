import TesseraScreen
import Testing

@Suite("Surface")
struct SurfaceTests {
  /// A surface with text in its rows.
  private func surface(_ lines: String..., width: Int = 8) -> Surface {
    let surface = Surface(size: Size(width: width, height: lines.count))
    for (y, line) in lines.enumerated() { surface.write(line, 0, y) }
    return surface
  }

  // MARK: Size

  @Test("a new surface is blank, and a negative size is nothing")
  func new() {
    let surface = Surface(size: Size(width: 3, height: 2))
    #expect(surface.rows == ["   ", "   "])
    #expect(surface[0, 0] == .blank)
    #expect(Surface(size: Size(width: -3, height: 2)).size == Size(width: 0, height: 2))
  }

  @Test("outside there are blank cells")
  func outside() {
    let surface = surface("abc")
    #expect(surface[-1, 0] == .blank)
    #expect(surface[0, 7] == .blank)
    #expect(surface[.max, .min] == .blank)
  }

  @Test("another size blanks every cell and lifts the mask")
  func reset() {
    let surface = surface("abc")
    surface.mask = Damage(size: surface.size)
    surface.reset(size: Size(width: 2, height: 2))
    #expect(surface.rows == ["  ", "  "])
    #expect(surface.mask == nil)
  }

  @Test("a copy is equal and its own")
  func copy() {
    let surface = surface("abc")
    let copy = surface.copy()
    #expect(copy.isEqual(to: surface))
    copy.write("x", 0, 0)
    #expect(!copy.isEqual(to: surface))
    #expect(surface.rows == ["abc     "])
    #expect(!surface.isEqual(to: Surface(size: .zero)))
  }

  @Test("a row's span is taken over, clipped to the row")
  func copyRow() {
    let surface = surface("abcdefgh", "12345678")
    let other = self.surface("ABCDEFGH", "ABCDEFGH")
    surface.copyRow(1, columns: 6..<99, from: other)
    surface.copyRow(7, columns: 0..<3, from: other)
    surface.copyRow(0, columns: 0..<3, from: Surface(size: .zero))
    #expect(surface.rows == ["abcdefgh", "123456GH"])
  }

  // MARK: Writing

  @Test("writing answers with the columns that the text takes, clipped or not")
  func advance() {
    let surface = surface("")
    #expect(surface.write("a漢b", 0, 0) == 4)
    #expect(surface.write("a漢b", 6, 0) == 4)
    #expect(surface.write("a漢b", 0, 99) == 4)
    #expect(surface.rows == ["a漢b  a "])
  }

  @Test("what is left of the clip is skipped, what is right of it is cut")
  func clipped() {
    let surface = surface("........")
    let clip = Rect(x: 2, y: 0, width: 3, height: 1)
    surface.write(
      Glyph.glyphs(of: "abcdefgh"), at: Point(x: 0, y: 0), style: .plain, clip: clip)
    #expect(surface.rows == ["..cde..."])
  }

  @Test("a wide cluster of which the clip shows one half leaves a space there")
  func clippedHalf() {
    let surface = surface("........")
    let clip = Rect(x: 1, y: 0, width: 4, height: 1)
    surface.write(
      Glyph.glyphs(of: "漢字漢"), at: Point(x: 0, y: 0), style: .plain, clip: clip)
    #expect(surface.rows == [". 字 ..."])
  }

  @Test("a wide cluster in the last column leaves a space")
  func lastColumn() {
    let surface = surface("........")
    surface.write("漢", 7, 0)
    #expect(surface.rows == ["....... "])
    surface.write("漢", -1, 0)
    #expect(surface.rows == [" ...... "])
  }

  @Test("painting over one half of a wide cluster blanks the other, which keeps its style")
  func halfReplaced() {
    let surface = surface("")
    surface.write("漢漢", 0, 0, CellStyle(background: .palette(4)))
    surface.write("x", 1, 0)
    surface.write("y", 2, 0)
    #expect(surface.rows == [" xy     "])
    #expect(surface[0, 0].style.background == .palette(4))
    #expect(surface[3, 0] == Cell(glyph: .space, style: CellStyle(background: .palette(4))))
  }

  @Test("a wide cluster over the halves of two others blanks the other halves")
  func wideOverWide() {
    let surface = surface("漢字...")
    surface.write("語", 1, 0)
    #expect(surface.rows == [" 語 ... "])
  }

  @Test("clear colours keep what is underneath")
  func clear() {
    let surface = surface("")
    surface.fill(
      surface.bounds,
      with: Cell(
        glyph: .space, style: CellStyle(foreground: .palette(2), background: .palette(4))),
      clip: surface.bounds)
    surface.write("a", 0, 0, .transparent)
    surface.write("b", 1, 0, CellStyle(foreground: .clear, background: .palette(1)))
    #expect(surface[0, 0].style.background == .palette(4))
    #expect(surface[0, 0].style.foreground == .standard)
    #expect(surface[1, 0].style == CellStyle(foreground: .palette(2), background: .palette(1)))
  }

  // MARK: Filling and restyling

  @Test("a fill covers its rectangle inside of the clip")
  func fill() {
    let surface = surface("abcdefgh", "abcdefgh")
    surface.fill(
      Rect(x: 1, y: 1, width: 99, height: 99), with: Cell(glyph: Glyph("-")),
      clip: Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(surface.rows == ["abcdefgh", "a---efgh"])
  }

  @Test("a fill frees the halves of wide clusters at its ends")
  func fillCuts() {
    let surface = surface("漢字漢字")
    surface.fill(
      Rect(x: 1, y: 0, width: 4, height: 1), with: Cell(glyph: Glyph("-")),
      clip: surface.bounds)
    #expect(surface.rows == [" ---- 字"])
  }

  @Test("a wide glyph fills every second column, counted from the rectangle")
  func fillWide() {
    let surface = surface("........")
    let wide = Cell(glyph: Glyph("漢"))
    surface.fill(
      Rect(x: 0, y: 0, width: 8, height: 1), with: wide,
      clip: Rect(x: 1, y: 0, width: 5, height: 1))
    #expect(surface.rows == [". 漢漢.."])
  }

  @Test("a fill never stores a clear colour")
  func fillClear() {
    let surface = surface("ab")
    let style = CellStyle(foreground: .clear, background: .palette(3))
    surface.fill(surface.bounds, with: Cell(glyph: .space, style: style), clip: surface.bounds)
    #expect(surface[0, 0].style.foreground == .standard)
    surface.fill(
      surface.bounds, with: Cell(glyph: Glyph("x"), style: .transparent), clip: surface.bounds)
    #expect(surface[0, 0].style.background == .palette(3))
  }

  @Test("restyling leaves the glyphs")
  func restyle() {
    let surface = surface("a漢b")
    surface.restyle(Rect(x: 0, y: 0, width: 2, height: 1), clip: surface.bounds) {
      $0.attributes.insert(.inverse)
    }
    #expect(surface.rows == ["a漢b    "])
    #expect(surface[0, 0].style.attributes == .inverse)
    #expect(surface[3, 0].style.attributes == [])
  }

  // MARK: The mask

  @Test("a mask holds writing, filling and restyling inside its spans")
  func mask() {
    let surface = surface("abcdefgh", "abcdefgh")
    var mask = Damage(size: surface.size)
    mask.insert(Rect(x: 2, y: 0, width: 3, height: 1))
    surface.mask = mask
    surface.write("12345678", 0, 0)
    surface.write("12345678", 0, 1)
    #expect(surface.rows == ["ab345fgh", "abcdefgh"])
    surface.fill(surface.bounds, with: Cell(glyph: Glyph("-")), clip: surface.bounds)
    #expect(surface.rows == ["ab---fgh", "abcdefgh"])
    surface.restyle(surface.bounds, clip: surface.bounds) { $0.attributes = .bold }
    #expect(surface[1, 0].style == .plain)
    #expect(surface[2, 0].style.attributes == .bold)
  }

  // MARK: Shifts

  @Test("rows move up or down, and those left behind keep their cells")
  func shift() {
    let surface = surface("1", "2", "3", "4")
    surface.shift(ScrollShift(rect: surface.bounds, rows: 1))
    #expect(surface.text == "2\n3\n4\n4")
    surface.shift(ScrollShift(rect: surface.bounds, rows: -2))
    #expect(surface.text == "2\n3\n2\n3")
  }

  @Test("only the cells of the rectangle move")
  func shiftPart() {
    let surface = surface("abcdefgh", "ABCDEFGH", "12345678")
    surface.shift(ScrollShift(rect: Rect(x: 2, y: 0, width: 3, height: 2), rows: 1))
    #expect(surface.rows == ["abCDEfgh", "ABCDEFGH", "12345678"])
  }

  @Test("a shift whose side cuts a wide cluster blanks both halves")
  func shiftCuts() {
    let surface = surface("a漢bcd漢", "A漢BCD漢", width: 9)
    surface.shift(ScrollShift(rect: Rect(x: 2, y: 0, width: 5, height: 2), rows: 1))
    #expect(surface.rows == ["a  BCD   ", "A  BCD   "])
  }

  @Test(
    "shifts by nothing, by all and by the absurd do nothing",
    arguments: [
      0, 4, -4, 99, Int.min, Int.max,
    ])
  func shiftNothing(rows: Int) {
    let surface = surface("1", "2", "3", "4")
    surface.shift(ScrollShift(rect: surface.bounds, rows: rows))
    #expect(surface.text == "1\n2\n3\n4")
  }
}

extension Surface {
  /// The rows as text, each column one character but for the second halves of wide clusters.
  var rows: [String] {
    (0..<size.height).map { y in row(y).map(\.glyph.description).joined() }
  }

  @discardableResult
  func write(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle = .plain) -> Int {
    write(Glyph.glyphs(of: text), at: Point(x: x, y: y), style: style, clip: bounds)
  }
}
