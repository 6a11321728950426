/// The tables in which results are printed.
struct Report {
  let results: Results

  /// All of it, as lines.
  var lines: [String] {
    var lines = costs
    for section in [keys, counters, behaviour, targets, failures] where !section.isEmpty {
      lines += [""] + section
    }
    return lines
  }

  private var measured: [Comparison] {
    results.comparisons.filter { comparison in comparison.rounds.contains { !$0.isEmpty } }
  }

  private func text(_ value: Double?) -> String { value.map(readable) ?? "–" }

  private func times(_ value: Double?) -> String { value.map { fixed($0, 2) + "×" } ?? "–" }

  private func row(_ comparison: Comparison, _ value: (Sample) -> Double?) -> [String] {
    Program.allCases.map { text(comparison.median(value, of: $0)) }
  }

  private func name(_ comparison: Comparison) -> String {
    comparison.workload.name.uppercased()
  }

  // MARK: Sections

  private var costs: [String] {
    var table = TextTable(textColumns: 2)
    let programs = Program.allCases.map(\.rawValue)
    table.groups = [("", 3), ("CPU µs a frame", 5), ("bytes a frame", 3), ("peak MB", 3)]
    table.add(["", "", "frames"] + programs + ["/ncurses", "/optimum"] + programs + programs)
    for comparison in measured where comparison.workload.drive != .start {
      let ratios = [Program.ncurses, .optimum].map {
        times(comparison.ratio(\.cpuMicroseconds, to: $0))
      }
      table.add(
        [name(comparison), comparison.workload.title, readable(Double(comparison.workload.frames))]
          + row(comparison, \.cpuMicroseconds) + ratios + row(comparison, \.bytes)
          + row(comparison, \.peakMegabytes))
    }
    return table.lines
  }

  /// Start and latency.
  private var keys: [String] {
    var table = TextTable(textColumns: 2)
    let quantities: [(String, (Sample) -> Double?)] = [
      ("first paint, ms", { $0.firstPaintMilliseconds }),
      ("key to paint, median ms", { $0.keyToPaintMilliseconds }),
      ("bytes at start", { $0.bytesAtStart }),
      ("peak MB", { $0.peakMegabytes }),
    ]
    table.add(["", ""] + Program.allCases.map(\.rawValue) + ["/ncurses", "/optimum"])
    var isEmpty = true
    for comparison in measured {
      for (index, (title, value)) in quantities.enumerated() {
        let isAtStart = index != 1
        guard isAtStart == (comparison.workload.drive == .start),
          Program.allCases.contains(where: { comparison.median(value, of: $0) != nil })
        else { continue }
        isEmpty = false
        let ratios = [Program.ncurses, .optimum].map { times(comparison.ratio(value, to: $0)) }
        table.add([name(comparison), title] + row(comparison, value) + ratios)
      }
    }
    return isEmpty ? [] : table.lines
  }

  /// What Tessera counted of itself.
  private var counters: [String] {
    var table = TextTable(textColumns: 1)
    table.add(["Tessera, a frame", "cells changed", "bodies evaluated", "nodes laid out"])
    let counted = measured.filter { $0.median(\.bodies) != nil }
    for comparison in counted {
      table.add(
        [name(comparison)]
          + [\Sample.cells, \Sample.bodies, \Sample.laidOut].map { path in
            text(comparison.median { $0[keyPath: path] })
          })
    }
    return counted.isEmpty ? [] : table.lines
  }

  private var behaviour: [String] {
    var lines = results.idle.map { check in
      "Idle \(check.name), \(readable(check.seconds)) s: "
        + "\(check.bytes) bytes, \(check.wakeUps) wake-ups"
    }
    if let check = results.stoppedReader {
      lines += [
        "Stopped reader: \(check.keysTaken) of \(StoppedReaderCheck.keyCount) keys taken, "
          + "grown by \(check.growth) kB, the newest screen \(check.showsNewest ? "came" : "is missing"), "
          + "\(check.bytesAfterwards) bytes to catch up, status \(check.status): "
          + (check.passes ? "passes" : "FAILS")
      ]
    }
    return lines
  }

  private var targets: [String] {
    var table = TextTable(textColumns: 2)
    table.add(["Targets", "", "measured", "first", "", "then", ""])
    var isEmpty = true
    for target in Target.all {
      guard let value = target.measure(results) else { continue }
      isEmpty = false
      let limits = [target.first, target.then].flatMap { limit -> [String] in
        guard let limit else { return ["", ""] }
        let slack = limit * 1.000_001
        return ["≤ \(readable(limit)) \(target.unit)", value <= slack ? "met" : "MISSED"]
      }
      table.add(
        [target.workload.uppercased(), target.quantity, "\(readable(value)) \(target.unit)"]
          + limits)
    }
    return isEmpty ? [] : table.lines
  }

  private var failures: [String] {
    results.comparisons.flatMap { comparison in
      Program.allCases.compactMap { program in
        comparison.failures[program].map {
          "\(name(comparison)) \(program.rawValue): \($0)"
        }
      }
    }
  }
}
