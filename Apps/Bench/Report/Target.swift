/// A limit that Tessera has set itself: the first one, and the one to aim for after it.
struct Target: Sendable {
  let workload: String
  let quantity: String
  var unit = "×"
  var first: Double?
  var then: Double?
  let measure: @Sendable (Results) -> Double?
}

extension Target {
  /// The targets, in the order of the workloads.
  ///
  /// Most are ratios of one interleaved run, since absolute times differ from machine to machine.
  static let all = [
    Target(workload: "w1", quantity: "CPU / ncurses", first: 6, then: 1) {
      $0.cpu("w1", to: .ncurses)
    },
    Target(workload: "w1", quantity: "bytes a frame", unit: "", first: 12, then: 2.23) {
      $0["w1"]?.median(\.bytes)
    },
    Target(workload: "w1", quantity: "bodies a frame", unit: "", first: 1) {
      $0["w1"]?.median(\.bodies)
    },
    Target(workload: "w2", quantity: "CPU / ncurses", first: 0.1) { $0.cpu("w2", to: .ncurses) },
    Target(workload: "w2", quantity: "CPU / optimum", then: 1) { $0.cpu("w2", to: .optimum) },
    Target(workload: "w2", quantity: "bytes a frame", unit: "", first: 1.1 * 10_431, then: 8_000) {
      $0["w2"]?.median(\.bytes)
    },
    Target(workload: "w3", quantity: "CPU / optimum", first: 4, then: 2) {
      $0.cpu("w3", to: .optimum)
    },
    Target(workload: "w3", quantity: "bytes / optimum", first: 1.02) {
      $0["w3"]?.ratio(\.bytes, to: .optimum)
    },
    Target(workload: "w4", quantity: "CPU / ncurses", first: 0.333) {
      $0.cpu("w4", to: .ncurses)
    },
    Target(workload: "w4", quantity: "CPU / optimum", then: 3) { $0.cpu("w4", to: .optimum) },
    Target(workload: "w4", quantity: "bytes a key", unit: "", first: 1.5 * 105, then: 105) {
      $0["w4"]?.median(\.bytes)
    },
    Target(workload: "w4", quantity: "CPU, 100,000 / 1,000 rows", first: 1.15) {
      $0.cpu("w4", toOwn: "w4-1k")
    },
    Target(workload: "w4", quantity: "CPU, 1,000,000 / 100,000 rows", first: 1.15) {
      $0.cpu("w4-1m", toOwn: "w4")
    },
    Target(workload: "w4", quantity: "key to paint, 1,000 rows", unit: "ms", first: 3) {
      $0["w4-1k"]?.median(\.keyToPaintMilliseconds)
    },
    Target(workload: "w5", quantity: "CPU / ncurses", first: 1, then: 0.3) {
      $0.cpu("w5", to: .ncurses)
    },
    Target(workload: "w5", quantity: "bytes / ncurses", first: 1) {
      $0["w5"]?.ratio(\.bytes, to: .ncurses)
    },
    Target(workload: "w5", quantity: "bytes a tick", unit: "", then: 217) {
      $0["w5"]?.median(\.bytes)
    },
    Target(workload: "w6", quantity: "first paint / ncurses", first: 2, then: 1.25) {
      $0["w6"]?.ratio(\.firstPaintMilliseconds, to: .ncurses)
    },
    Target(workload: "w6", quantity: "peak memory", unit: "MB", first: 10, then: 7) {
      $0["w6"]?.median(\.peakMegabytes)
    },
    Target(workload: "w6", quantity: "bytes at start", unit: "", first: 93) {
      $0["w6"]?.median(\.bytesAtStart)
    },
    Target(workload: "w7", quantity: "CPU a key", unit: "µs", first: 60) {
      $0["w7"]?.median(\.cpuMicroseconds)
    },
    Target(workload: "w7", quantity: "CPU / w1", then: 2) { $0.cpu("w7", toOwn: "w1") },
    Target(workload: "w8", quantity: "key to paint / ncurses", first: 3, then: 1) {
      $0["w8"]?.ratio(\.keyToPaintMilliseconds, to: .ncurses)
    },
    Target(workload: "texts", quantity: "CPU a frame", unit: "ms", first: 10) {
      $0["texts"]?.median(\.cpuMicroseconds).map { $0 / 1_000 }
    },
    Target(workload: "idle", quantity: "bytes", unit: "", first: 0) {
      $0.idle.map { Double($0.bytes) }.max()
    },
    Target(workload: "idle", quantity: "wake-ups", unit: "", first: 0) {
      $0.idle.map { Double($0.wakeUps) }.max()
    },
  ]
}

extension Results {
  fileprivate func cpu(_ name: String, to other: Program) -> Double? {
    self[name]?.ratio(\.cpuMicroseconds, to: other)
  }

  fileprivate func cpu(_ name: String, toOwn other: String) -> Double? {
    guard let own = self[name]?.median(\.cpuMicroseconds),
      let base = self[other]?.median(\.cpuMicroseconds), base > 0
    else { return nil }
    return own / base
  }
}
