import CNcursesComparison
import TesseraScreen
import TesseraTerminal
import TesseraTesting
import Testing

/// The same frames through ncurses' window API and through the encoder: who sends less.
@Suite("Against ncurses")
struct NcursesComparisonTests {
  @Test("no frame sequence that both can draw takes more bytes than ncurses", arguments: Film.all)
  func bytes(film: Film) {
    let screens = film.screens()
    let theirs = ncursesBytes(screens)
    let ours = encoderBytes(screens)
    #expect(theirs.count == screens.count)
    #expect(ours.reduce(0, +) <= theirs.reduce(0, +))
    let changes = ours.dropFirst().reduce(0, +)
    #expect(changes <= theirs.dropFirst().reduce(0, +))
    #expect(changes <= film.most, "it has been less")
  }

  private func encoderBytes(_ screens: [Film.Frame]) -> [Int] {
    let size = screens[0].surface.size
    var capabilities = EncoderCapabilities.xterm
    capabilities.colorDepth = .indexed
    let encoder = FrameEncoder(capabilities: capabilities, size: size)
    var damage = Damage(size: size)
    damage.insertAll()
    return screens.map { frame in
      var buffer = ByteBuffer()
      return encoder.encode(
        frame.surface, damage: damage, shifts: frame.shifts, cursor: nil, into: &buffer
      ).bytes
    }
  }

  private func ncursesBytes(_ screens: [Film.Frame]) -> [Int] {
    let size = screens[0].surface.size
    var cells: [cnc_compare_cell] = []
    for frame in screens {
      for y in 0..<size.height {
        for cell in frame.surface.row(y) { cells.append(cnc_compare_cell(cell)) }
      }
    }
    var bytes = [Int32](repeating: 0, count: screens.count)
    let count = cnc_compare_frames(
      Int32(size.width), Int32(size.height), cells, Int32(screens.count), &bytes)
    return bytes.prefix(Int(count)).map { Int($0) }
  }
}

extension cnc_compare_cell {
  /// A cell of ASCII in 16 colours.
  init(_ cell: Cell) {
    func number(_ color: CellColor) -> UInt8 { color.kind == .palette ? color.index : 255 }
    var attributes: Int32 = 0
    if cell.style.attributes.contains(.bold) { attributes |= 1 }
    if cell.style.attributes.underline != .none { attributes |= 2 }
    if cell.style.attributes.contains(.inverse) { attributes |= 4 }
    self.init(
      text: cell.glyph.rawValue, foreground: number(cell.style.foreground),
      background: number(cell.style.background), attributes: UInt16(attributes))
  }
}

/// A sequence of screens such as programs show.
struct Film: CustomTestStringConvertible, Sendable {
  struct Frame {
    var surface: Surface
    var shifts: [ScrollShift] = []
  }

  var name: String
  /// The bytes that the encoder took for all frames after the first when this was written.
  var most: Int
  var screens: @Sendable () -> [Frame]

  var testDescription: String { name }

  static let all = [
    Film(name: "a counter on a page", most: 138, screens: counter),
    Film(name: "scattered colours", most: 26_396, screens: scattered),
    Film(name: "a list with a selection", most: 5_717, screens: list),
    Film(name: "a table of numbers", most: 6_646, screens: table),
    Film(name: "typing into the middle of a line", most: 125, screens: typing),
    Film(name: "deleting from the middle of a line", most: 161, screens: deleting),
    Film(name: "typing between borders", most: 468, screens: typingInBox),
    Film(name: "a dialog that opens and closes", most: 2_496, screens: dialog),
    Film(name: "pages of text", most: 8_150, screens: pages),
    Film(name: "a log between two bars", most: 4_632, screens: log),
    Film(name: "a progress bar", most: 880, screens: progress),
    Film(name: "styles that come and go", most: 2_933, screens: styles),
    Film(name: "a screen that empties and fills", most: 3_671, screens: emptying),
  ]

  private static let size = Size(width: 80, height: 24)

  private static func page(_ seed: Int) -> Surface {
    let surface = Surface(size: size)
    var random = SplitMix(seed: UInt64(seed))
    for y in 0..<size.height { write(words(&random, 80), 0, y, .plain, on: surface) }
    return surface
  }

  private static func words(_ random: inout SplitMix, _ length: Int) -> String {
    var text = ""
    while text.utf8.count < random.between(length / 3, length) {
      for _ in 0..<random.between(1, 9) {
        text += String(UnicodeScalar(UInt8(random.between(97, 122))))
      }
      text += " "
    }
    return text
  }

  private static func write(
    _ text: String, _ x: Int, _ y: Int, _ style: CellStyle, on surface: Surface
  ) {
    surface.write(
      Glyph.glyphs(of: text), at: Point(x: x, y: y), style: style, clip: surface.bounds)
  }

  /// Frames from a surface that is painted on and on.
  private static func film(
    _ surface: Surface, _ count: Int, _ paint: (Int, Surface) -> [ScrollShift]
  ) -> [Frame] {
    var frames = [Frame(surface: surface.copy())]
    for step in 0..<count {
      let shifts = paint(step, surface)
      frames.append(Frame(surface: surface.copy(), shifts: shifts))
    }
    return frames
  }

  private static func counter() -> [Frame] {
    film(page(1), 60) { step, surface in
      let digits = "\(step)"
      write(String(repeating: "0", count: 8 - digits.count) + digits, 40, 12, .plain, on: surface)
      return []
    }
  }

  private static func scattered() -> [Frame] {
    var random = SplitMix(seed: 2)
    return film(page(2), 20) { _, surface in
      for _ in 0..<190 {
        let glyph = Glyph(ascii: UInt8(random.between(33, 126)))
        let style = CellStyle(foreground: .palette(UInt8(random.below(16))))
        surface.put(
          glyph, at: Point(x: random.below(80), y: random.below(24)), style: style,
          clip: surface.bounds)
      }
      return []
    }
  }

  private static func row(_ item: Int, _ y: Int, _ style: CellStyle, on surface: Surface) {
    let line = Rect(x: 0, y: y, width: 80, height: 1)
    surface.fill(line, with: Cell(glyph: .space, style: style), clip: line)
    var random = SplitMix(seed: UInt64(item))
    write("\(item)  " + words(&random, 30), 2, y, style, on: surface)
    write("\(random.between(1000, 9_999_999))", 72, y, style, on: surface)
  }

  private static func list() -> [Frame] {
    func paint(_ item: Int, _ y: Int, _ isSelected: Bool, on surface: Surface) {
      let style =
        isSelected
        ? CellStyle(attributes: .inverse)
        : item % 2 == 1 ? CellStyle(foreground: .palette(6)) : .plain
      row(item, y, style, on: surface)
    }
    let first = Surface(size: size)
    for y in 0..<24 { paint(y, y, y == 0, on: first) }
    return film(first, 60) { step, surface in
      let item = step + 1
      guard item >= 24 else {
        paint(item - 1, item - 1, false, on: surface)
        paint(item, item, true, on: surface)
        return []
      }
      let shift = ScrollShift(rect: surface.bounds, rows: 1)
      surface.shift(shift)
      paint(item - 1, 22, false, on: surface)
      paint(item, 23, true, on: surface)
      return [shift]
    }
  }

  private static func table() -> [Frame] {
    var random = SplitMix(seed: 3)
    return film(Surface(size: size), 60) { step, surface in
      for y in 0..<24 {
        for column in 0..<6 where step == 0 || random.oneIn(20) {
          let digits = "\(random.below(100_000))"
          let text = String(repeating: " ", count: 12 - digits.utf8.count) + digits
          write(text, column * 12, y, .plain, on: surface)
        }
      }
      return []
    }
  }

  private static func typing() -> [Frame] {
    let first = page(4)
    let line = Rect(x: 0, y: 10, width: 80, height: 1)
    first.fill(line, with: .blank, clip: line)
    let tail = "the rest of a line that moves to the right"
    write(tail, 0, 10, .plain, on: first)
    return film(first, 30) { step, surface in
      write(
        String("a new beginning and more ".repeated(2).prefix(step + 1)) + tail, 0, 10,
        .plain, on: surface)
      return []
    }
  }

  private static func deleting() -> [Frame] {
    let first = page(5)
    let text = "some words that will go one by one before the rest of a line"
    let line = Rect(x: 0, y: 10, width: 80, height: 1)
    return film(first, 30) { step, surface in
      surface.fill(line, with: .blank, clip: line)
      write(String(text.dropFirst(step)), 3, 10, .plain, on: surface)
      return []
    }
  }

  private static func typingInBox() -> [Frame] {
    let first = page(6)
    let line = Rect(x: 0, y: 10, width: 80, height: 1)
    return film(first, 30) { step, surface in
      surface.fill(line, with: .blank, clip: line)
      write(
        "| " + String("a new beginning and more ".repeated(2).prefix(step + 1))
          + "the rest of a line", 0, 10, .plain, on: surface)
      write("|", 79, 10, .plain, on: surface)
      return []
    }
  }

  private static func dialog() -> [Frame] {
    let below = page(7)
    let style = CellStyle(foreground: .palette(15), background: .palette(4))
    return film(below, 12) { step, surface in
      if step % 2 == 1 {
        for y in 0..<24 { surface.copyRow(y, columns: 0..<80, from: below.copy()) }
        let fresh = page(7)
        for y in 0..<24 { surface.copyRow(y, columns: 0..<80, from: fresh) }
      } else {
        let area = Rect(x: 20, y: 6, width: 40, height: 10)
        surface.fill(area, with: Cell(glyph: .space, style: style), clip: area)
        write("Really?", 36, 8, style, on: surface)
        write("[ Yes ]   [ No ]", 32, 13, style, on: surface)
      }
      return []
    }
  }

  private static func pages() -> [Frame] {
    (0..<8).map { Frame(surface: page(100 + $0)) }
  }

  private static func log() -> [Frame] {
    let bar = CellStyle(attributes: .inverse)
    let first = Surface(size: size)
    for y in [0, 23] {
      let line = Rect(x: 0, y: y, width: 80, height: 1)
      first.fill(line, with: Cell(glyph: .space, style: bar), clip: line)
      write("a bar", 2, y, bar, on: first)
    }
    var random = SplitMix(seed: 8)
    let area = Rect(x: 0, y: 1, width: 80, height: 22)
    return film(first, 60) { step, surface in
      let shift = ScrollShift(rect: area, rows: 1)
      surface.shift(shift)
      let line = Rect(x: 0, y: 22, width: 80, height: 1)
      surface.fill(line, with: .blank, clip: line)
      write("\(step): " + words(&random, 70), 0, 22, .plain, on: surface)
      write("\(step)", 70, 23, bar, on: surface)
      return [shift]
    }
  }

  private static func progress() -> [Frame] {
    film(page(9), 40) { step, surface in
      let done = Rect(x: 10, y: 12, width: step + 1, height: 1)
      let blue = CellStyle(background: .palette(4))
      surface.fill(done, with: Cell(glyph: .space, style: blue), clip: done)
      write("\(step * 100 / 40)%", 52, 12, CellStyle(attributes: .bold), on: surface)
      return []
    }
  }

  private static func styles() -> [Frame] {
    var random = SplitMix(seed: 10)
    let looks = [
      CellStyle(attributes: .bold), CellStyle(attributes: TextAttributes(underline: .single)),
      CellStyle(attributes: .inverse), CellStyle(foreground: .palette(1)),
      CellStyle(foreground: .palette(12), background: .palette(7)),
      CellStyle(foreground: .palette(2), attributes: [.bold, TextAttributes(underline: .single)]),
      .plain,
    ]
    return film(page(10), 40) { _, surface in
      for _ in 0..<6 {
        let area = Rect(
          x: random.below(70), y: random.below(24), width: random.between(1, 12), height: 1)
        let look = random.pick(looks)
        surface.restyle(area, clip: surface.bounds) { $0 = look }
      }
      return []
    }
  }

  private static func emptying() -> [Frame] {
    (0..<8).map { step in
      if step % 2 == 0 { return Frame(surface: page(200 + step)) }
      let surface = Surface(size: size)
      write("nothing here", 30, 4 + step, .plain, on: surface)
      return Frame(surface: surface)
    }
  }
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
