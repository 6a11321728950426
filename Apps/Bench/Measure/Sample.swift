/// What one frame cost in one round: the difference between a long run and one of a single frame,
/// so that starting, the first page and leaving are in neither.
struct Sample {
  var cpuMicroseconds: Double
  var bytes: Double
  var peakMegabytes: Double
  var firstPaintMilliseconds: Double
  var bytesAtStart: Double?
  /// The median time from a key to its frame.
  var keyToPaintMilliseconds: Double?
  /// Averages over the frames of the long run.
  var cells: Double?
  var bodies: Double?
  var laidOut: Double?

  /// The cost of a frame, from a run of one and a run of `frames`.
  init(of one: Run, and many: Run, frames: Int) {
    let extra = Double(max(frames - 1, 1))
    cpuMicroseconds = max(0, many.cpuMicroseconds - one.cpuMicroseconds) / extra
    bytes = Double(many.bytes - one.bytes) / extra
    peakMegabytes = Double(many.peakKilobytes) / 1024
    firstPaintMilliseconds = Double(many.firstPaint ?? 0) / 1e6
    bytesAtStart = many.bytesAtStart.map(Double.init)
    keyToPaintMilliseconds = many.keyToPaint.map { Double($0) / 1e6 }.median
    if let first = one.counters, let last = many.counters {
      let drawn = Double(max(last.frames - first.frames, 1))
      cells = Double(last.cells - first.cells) / drawn
      bodies = Double(last.bodies - first.bodies) / drawn
      laidOut = Double(last.laidOut - first.laidOut) / drawn
    }
  }

  /// A program that was only started: nothing is taken away.
  init(of run: Run) {
    self.init(of: run, and: run, frames: 1)
    (cells, bodies, laidOut) = (nil, nil, nil)
    cpuMicroseconds = run.cpuMicroseconds
    bytes = Double(run.bytes)
  }
}

extension Array where Element: BinaryFloatingPoint {
  /// The middle value, or nil of nothing.
  var median: Element? {
    let sorted = self.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
    return sorted.count.isMultiple(of: 2) ? (upper + sorted[sorted.count / 2 - 1]) / 2 : upper
  }
}
