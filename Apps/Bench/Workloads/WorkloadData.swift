/// What is drawn, the same in every program: `peers/workloads.h` is the other copy.
enum WorkloadData {
  static let columns = 200
  static let rows = 60

  private static let sentence = Array(
    "The quick brown fox jumps over the lazy dog. 0123456789 ".utf8)

  /// The static page: the letter at a place.
  static func pageLetter(row: Int, column: Int) -> UInt8 {
    sentence[(column + row * 7) % sentence.count]
  }

  /// A stretch of a row of the static page.
  static func page(row: Int, columns: Range<Int>) -> String {
    String(decoding: columns.map { pageLetter(row: row, column: $0) }, as: UTF8.self)
  }

  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
    "india", "juliet", "kilo", "lima", "mike", "november", "oscar", "papa",
  ]

  /// W4: a row's number, and its three words.
  static func listTitle(_ index: Int) -> String {
    let first = words[index % 16]
    let second = words[(index / 16 + index) % 16]
    let third = words[(index * 7 + 3) % 16]
    return "\(padded(index, to: 6))  \(first) \(second) \(third)"
  }

  /// W4: the number at the right edge.
  static func listNumber(_ index: Int) -> String {
    padded(Int(UInt32(truncatingIfNeeded: index) &* 2_654_435_761 % 1_000_000_000), to: 10)
  }

  /// W3: the character and the colours of a cell in a frame, each colour as red, green, blue.
  static func colorfulCell(
    row: Int, column: Int, frame: Int
  ) -> (letter: UInt8, foreground: (UInt8, UInt8, UInt8), background: (UInt8, UInt8, UInt8)) {
    func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    return (
      byte(33 + (row + column + frame) % 94),
      (byte(column + frame), byte(row * 4 + frame), byte(row + column + 2 * frame)),
      (byte(column * 2 + frame), byte(row * 3 + 7 * frame), byte(row * column + frame))
    )
  }

  /// W8: eight letters, all of which are others for the next key.
  static func echoWord(_ count: Int) -> String {
    String(decoding: (0..<8).map { UInt8(65 + (count + $0) % 26) }, as: UTF8.self)
  }

  /// The number in decimal, with spaces before it, as `%*d` prints it.
  static func padded(_ number: Int, to width: Int, with filler: Character = " ") -> String {
    let digits = String(number)
    return String(repeating: filler, count: max(0, width - digits.count)) + digits
  }
}

/// The generator of W2 and W5: the same sequence in every program.
struct WorkloadRandom {
  private var state: UInt32 = 12_345

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8)
  }
}

/// W5: 1,000 rows of 8 numbers, of which a tick changes 400.
struct WorkloadTable {
  static let rowCount = 1_000
  static let columnCount = 8

  /// How often the numbers were changed.
  private(set) var ticks = 0
  private var numbers: [Int]
  private var random = WorkloadRandom()

  init() {
    numbers = []
    numbers.reserveCapacity(Self.rowCount * Self.columnCount)
    for _ in 0..<Self.rowCount * Self.columnCount { numbers.append(random.next() % 100_000) }
  }

  /// Changes 400 numbers, a few of them twice.
  mutating func tick() {
    ticks += 1
    for _ in 0..<400 {
      let place = random.next() % (Self.rowCount * Self.columnCount)
      numbers[place] = random.next() % 100_000
    }
  }

  /// The numbers of a row.
  subscript(row: Int) -> ArraySlice<Int> {
    numbers[row * Self.columnCount..<(row + 1) * Self.columnCount]
  }
}
