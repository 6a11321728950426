/// What frames cost without a terminal, as a table.
@MainActor
struct HeadlessReport {
  let options: Options

  init(_ options: Options) { self.options = options }

  /// Measures, and prints the medians.
  var lines: [String] {
    var table = TextTable(textColumns: 2)
    table.add(["Headless, a frame", "", "frames", "CPU µs", "bytes", "cells", "bodies", "laid out"])
    for workload in options.workloads {
      let runs = (0..<options.runs).compactMap { _ in HeadlessRun(workload) }
      guard !runs.isEmpty else { continue }
      let values = [
        \HeadlessRun.cpuMicroseconds, \HeadlessRun.bytes, \HeadlessRun.cells, \HeadlessRun.bodies,
        \HeadlessRun.laidOut,
      ]
      table.add(
        [workload.name.uppercased(), workload.title, readable(Double(workload.frames))]
          + values.map { path in runs.map { $0[keyPath: path] }.median.map(readable) ?? "–" })
    }
    return table.lines
  }
}
