import TesseraScreen

/// The changes of a frame by look: for frames in which many scattered cells change in few looks.
///
/// In row order such a frame changes its look at almost every cell. Written look by look it moves
/// farther but changes its look seldom. `collect` gathers the runs and reckons for the first of them
/// what moving and SGR take either way, without what may be written on the way.
///
/// Memory: the tables have fixed sizes; `runs` grows to the most that a frame had and is kept.
struct LookGroups: ~Copyable {
  /// Cells of one row that look alike and all change.
  private struct Run {
    var y: Int
    var start: Int
    var end: Int
    /// The next run of the same look, or -1.
    var next: Int
  }

  private struct Group {
    var look: Look
    var first: Int
    var last: Int
  }

  /// The rows from which on it may pay.
  static let fewestRows = 4

  private static let most = 64
  private static let slots = 256
  /// How many runs are reckoned; what is true of them is taken to be true of all.
  private static let reckoned = 256
  private static let none = -1

  private let groups = UnsafeMutablePointer<Group>.allocate(capacity: most)
  private let table = UnsafeMutablePointer<Int8>.allocate(capacity: slots)
  /// The bytes of SGR from one group's look to another's; 0 where it is not known yet.
  private let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: most * most)
  private var runs = UnsafeMutablePointer<Run>.allocate(capacity: reckoned)
  private var capacity = reckoned
  private var groupCount = 0
  private var runCount = 0

  // What both orders take so far.
  private var rowOrder = 0
  private var lookOrder = 0
  private var changesOfLook = 0
  private var current = none

  init() {}

  deinit {
    groups.deallocate()
    table.deallocate()
    lengths.deallocate()
    runs.deallocate()
  }

  /// Gathers the changes; false if row order takes fewer bytes, or looks are too many.
  mutating func collect(
    _ extents: borrowing RowExtents, of change: ScreenChange, with pen: inout Pen
  ) -> Bool {
    clear()
    for index in 0..<extents.count {
      let extent = extents[index]
      guard collect(change.row(extent.y), extent.start..<extent.end, &pen) else { return false }
    }
    return isShorter
  }

  /// Draws what was gathered; returns how many cells were written.
  mutating func draw(_ change: ScreenChange, with pen: inout Pen) -> Int {
    var written = 0
    let first = (0..<groupCount).first { groups[$0].look == pen.look } ?? 0
    for step in 0..<groupCount {
      var index = groups[(first + step) % groupCount].first
      while index != LookGroups.none {
        let run = runs[index]
        written += pen.draw(change.row(run.y), run.start..<run.end)
        index = run.next
      }
    }
    return written
  }

  /// The estimate leaves out what is written on the way, which helps row order more.
  private var isShorter: Bool { lookOrder * 20 < rowOrder * 19 }

  private mutating func clear() {
    groupCount = 0
    runCount = 0
    rowOrder = 0
    lookOrder = 0
    changesOfLook = 0
    current = LookGroups.none
    table.update(repeating: -1, count: LookGroups.slots)
  }

  private mutating func collect(
    _ row: RowChange, _ columns: Range<Int>, _ pen: inout Pen
  ) -> Bool {
    var runEnd = LookGroups.none
    for x in columns where pen.isChanged(row, x) {
      let cell = row.new[x]
      if cell.glyph.isWidthUncertain { return false }
      if cell.glyph.isContinuation {
        if runEnd == x {
          runs[runCount - 1].end = x + 1
          runEnd = x + 1
        }
        continue
      }
      var look = pen.looks.look(of: cell.style)
      if runEnd == x {
        let open = groups[current].look
        let fits =
          look == open
          || cell.glyph.rawValue == 0x20 && look.isBlank && open.isBlank
            && look.background == open.background
        if fits {
          runs[runCount - 1].end = x + 1
          runEnd = x + 1
          continue
        }
      }
      if cell.glyph.rawValue == 0x20, look.isBlank { look = .blank(look.background) }
      guard begin(x, row.y, look, &pen) else { return false }
      runEnd = x + 1
    }
    return true
  }

  /// Begins a run; false if there are too many looks, or if it does not pay so far.
  private mutating func begin(_ x: Int, _ y: Int, _ look: Look, _ pen: inout Pen) -> Bool {
    guard let group = group(of: look) else { return false }
    if runCount > 0, runCount < LookGroups.reckoned {
      reckon(Point(x: x, y: y), group, &pen)
      // Text in one look, or in long stretches of a few: the common case, known soon.
      if runCount == 32, changesOfLook < 8 { return false }
    } else if runCount == LookGroups.reckoned, !isShorter {
      return false
    }
    if runCount == capacity { grow() }
    (runs + runCount).initialize(to: Run(y: y, start: x, end: x + 1, next: LookGroups.none))
    let last = groups[group].last
    if last == LookGroups.none {
      groups[group].first = runCount
    } else {
      runs[last].next = runCount
    }
    groups[group].last = runCount
    runCount += 1
    current = group
    return true
  }

  /// Adds what a run takes in both orders.
  private mutating func reckon(_ start: Point, _ group: Int, _ pen: inout Pen) {
    if group != current {
      rowOrder += styleLength(current, group, &pen)
      changesOfLook += 1
    }
    rowOrder += pen.motionLength(from: end(of: runCount - 1, pen), to: start)
    let last = groups[group].last
    if last == LookGroups.none {
      let longestMotion = 8
      lookOrder += styleLength(max(0, group - 1), group, &pen) + longestMotion
    } else {
      lookOrder += pen.motionLength(from: end(of: last, pen), to: start)
    }
  }

  /// Where the pen stands after a run.
  private func end(of run: Int, _ pen: borrowing Pen) -> Point {
    let end = runs[run].end
    return Point(x: end < pen.size.width ? end : Pen.unknown, y: runs[run].y)
  }

  private mutating func styleLength(_ old: Int, _ new: Int, _ pen: inout Pen) -> Int {
    let place = old * LookGroups.most + new
    if lengths[place] == 0 {
      let length = pen.styleLength(from: groups[old].look, to: groups[new].look)
      lengths[place] = UInt8(min(255, max(1, length)))
    }
    return Int(lengths[place])
  }

  /// The group of a look, a new one if it has none; nil when there are too many.
  private mutating func group(of look: Look) -> Int? {
    if current != LookGroups.none, groups[current].look == look { return current }
    let mixed =
      look.foreground &* 0x9E37_79B1 ^ look.background &* 0x85EB_CA6B ^ look.bits &* 0xC2B2_AE35
    var slot = Int(mixed >> 20) & (LookGroups.slots - 1)
    while table[slot] >= 0 {
      let group = Int(table[slot])
      if groups[group].look == look { return group }
      slot = (slot + 1) & (LookGroups.slots - 1)
    }
    guard groupCount < LookGroups.most else { return nil }
    let group = groupCount
    table[slot] = Int8(group)
    (groups + group).initialize(
      to: Group(look: look, first: LookGroups.none, last: LookGroups.none))
    groupCount += 1
    for other in 0..<groupCount {
      lengths[group * LookGroups.most + other] = 0
      lengths[other * LookGroups.most + group] = 0
    }
    return group
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Run>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: runs, count: runCount)
    runs.deallocate()
    runs = larger
    capacity *= 2
  }
}
