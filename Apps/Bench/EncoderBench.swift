import Dispatch
import TesseraScreen
import TesseraTerminal

/// The frame encoder alone on the screens of the workloads W1 to W5 (bench/peers/workloads.h).
///
/// Painting is not timed; writing is not done. The hand-written optimum takes, for the same frames,
/// W1 0.4 µs and 2.2 bytes, W2 135 µs and 10,431 bytes (7,625 by colour), W3 244 µs and 414,113
/// bytes, W4 11 µs and 105 bytes, W5 34 µs and 217 bytes.
@MainActor func benchEncoder() {
  print("encoder        µs/frame   bytes/frame   cells/frame")
  benchCounter()
  benchScattered()
  benchGradient()
  benchList()
  benchTable()
}

/// The frames of one workload: an encoder, the screen that is painted, and the time taken.
private struct EncoderRun: ~Copyable {
  let name: String
  let surface = Surface(size: Size(width: 200, height: 60))
  let encoder = FrameEncoder(capabilities: .xterm, size: Size(width: 200, height: 60))
  var buffer = ByteBuffer(capacity: 1 << 20)
  var damage = Damage(size: Size(width: 200, height: 60))
  var nanoseconds: [UInt64] = []
  var bytes = 0
  var cells = 0

  init(_ name: String) {
    self.name = name
  }

  /// Encodes the screen as it is painted now.
  mutating func frame(_ shifts: [ScrollShift] = []) {
    buffer.removeAll()
    let start = DispatchTime.now().uptimeNanoseconds
    let report = encoder.encode(
      surface, damage: damage, shifts: shifts, cursor: nil, into: &buffer)
    nanoseconds.append(DispatchTime.now().uptimeNanoseconds - start)
    damage.removeAll()
    bytes += report.bytes
    cells += report.cellsChanged
  }

  /// The first frame, which does not count.
  mutating func begin() {
    damage.insertAll()
    frame()
    nanoseconds.removeAll()
    bytes = 0
    cells = 0
  }

  /// Prints the median time and the mean counts.
  func report() {
    let count = nanoseconds.count
    let median = Double(nanoseconds.sorted()[count / 2]) / 1000
    func column(_ value: Double) -> String {
      let text = "\((value * 100).rounded() / 100)"
      return String(repeating: " ", count: max(1, 13 - text.count)) + text
    }
    print(
      name + column(median) + column(Double(bytes) / Double(count))
        + column(Double(cells) / Double(count)))
  }

  func write(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle = .plain) {
    surface.write(
      Glyph.glyphs(of: text), at: Point(x: x, y: y), style: style, clip: surface.bounds)
  }

  func paintPage() {
    let text = Array("The quick brown fox jumps over the lazy dog. 0123456789 ".utf8)
    for y in 0..<60 {
      for x in 0..<200 { put(text[(x + y * 7) % text.count], x, y, .plain) }
    }
  }

  @inline(__always)
  func put(_ byte: UInt8, _ x: Int, _ y: Int, _ style: CellStyle) {
    surface.row(y)[x] = Cell(glyph: Glyph(ascii: byte), style: style)
  }
}

/// W1: one number changes on a page of text.
@MainActor private func benchCounter() {
  var run = EncoderRun("W1 counter  ")
  run.paintPage()
  run.write("00000000", 100, 30)
  run.begin()
  for number in 1...5000 {
    let digits = "\(number)"
    run.write(String(repeating: "0", count: 8 - digits.count) + digits, 100, 30)
    run.damage.insert(Rect(x: 100, y: 30, width: 8, height: 1))
    run.frame()
  }
  run.report()
}

/// W2: a tenth of the cells change, each to one of 16 colours.
@MainActor private func benchScattered() {
  var run = EncoderRun("W2 scattered")
  var random = WorkloadRandom()
  run.paintPage()
  run.begin()
  for _ in 0..<1000 {
    for _ in 0..<1200 {
      let place = random.next() % 12000
      let byte = UInt8(33 + random.next() % 94)
      let style = CellStyle(foreground: .palette(UInt8(random.next() % 16)))
      run.put(byte, place % 200, place / 200, style)
    }
    run.damage.insertAll()
    run.frame()
  }
  run.report()
}

/// W3: every cell changes to its own colours.
@MainActor private func benchGradient() {
  var run = EncoderRun("W3 gradient ")
  run.begin()
  for frame in 1...200 {
    for y in 0..<60 {
      for x in 0..<200 {
        func part(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        let style = CellStyle(
          foreground: .rgb(part(x + frame), part(y * 4 + frame), part(y + x + 2 * frame)),
          background: .rgb(part(x * 2 + frame), part(y * 3 + 7 * frame), part(y * x + frame)))
        run.put(UInt8(33 + (y + x + frame) % 94), x, y, style)
      }
    }
    run.damage.insertAll()
    run.frame()
  }
  run.report()
}

/// W4: a list scrolls by a row, and its selection moves.
@MainActor private func benchList() {
  var run = EncoderRun("W4 list     ")
  func paint(_ run: inout EncoderRun, _ item: Int, _ y: Int, selected: Bool) {
    let style =
      selected
      ? CellStyle(attributes: .inverse)
      : item % 2 == 1 ? CellStyle(foreground: .palette(6)) : .plain
    run.surface.fill(
      Rect(x: 0, y: y, width: 200, height: 1), with: Cell(glyph: .space, style: style),
      clip: run.surface.bounds)
    let (left, right) = listRow(item)
    run.write(left, 0, y, style)
    run.write(right, 200 - right.utf8.count, y, style)
    run.damage.insert(Rect(x: 0, y: y, width: 200, height: 1))
  }
  for y in 0..<60 { paint(&run, y, y, selected: y == 0) }
  run.begin()
  for selection in 1...2000 {
    if selection < 60 {
      paint(&run, selection - 1, selection - 1, selected: false)
      paint(&run, selection, selection, selected: true)
      run.frame()
    } else {
      let shift = ScrollShift(rect: run.surface.bounds, rows: 1)
      run.surface.shift(shift)
      paint(&run, selection - 1, 58, selected: false)
      paint(&run, selection, 59, selected: true)
      run.frame([shift])
    }
  }
  run.report()
}

private let listWords = [
  "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet",
  "kilo", "lima", "mike", "november", "oscar", "papa",
]

private func listRow(_ item: Int) -> (left: String, right: String) {
  let words = [item % 16, (item / 16 + item) % 16, (item * 7 + 3) % 16].map { listWords[$0] }
  let number = (UInt32(truncatingIfNeeded: item) &* 2_654_435_761) % 1_000_000_000
  return (
    rightAligned(item, 6) + "  " + words.joined(separator: " "), rightAligned(Int(number), 10)
  )
}

private func rightAligned(_ number: Int, _ width: Int) -> String {
  let digits = "\(number)"
  return String(repeating: " ", count: max(0, width - digits.count)) + digits
}

/// W5: numbers of a table change.
@MainActor private func benchTable() {
  var run = EncoderRun("W5 table    ")
  var random = WorkloadRandom()
  var table: [Int] = []
  for _ in 0..<8000 { table.append(random.next() % 100_000) }
  func paint(_ run: inout EncoderRun, _ place: Int) {
    let (x, y) = (8 + place % 8 * 12, 1 + place / 8)
    guard place / 8 < 50 else { return }
    run.write(rightAligned(table[place], 12), x, y)
    run.damage.insert(Rect(x: x, y: y, width: 12, height: 1))
  }
  for row in 0..<50 {
    run.write(rightAligned(row, 8), 0, row + 1)
    for column in 0..<8 { paint(&run, row * 8 + column) }
  }
  run.begin()
  for _ in 0..<500 {
    for _ in 0..<400 {
      let place = random.next() % 8000
      table[place] = random.next() % 100_000
      paint(&run, place)
    }
    run.frame()
  }
  run.report()
}
