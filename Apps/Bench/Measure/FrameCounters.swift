import Glibc
import TesseraGraph

/// What a Tessera app counted of its own frames, as it writes it to `TESSERA_FRAME_LOG` at the end.
struct FrameCounters {
  var frames = 0
  var bytes = 0
  var cells = 0
  var bodies = 0
  var laidOut = 0

  init() {}

  /// A fresh path for a program to write its counters to.
  static func makeLog() -> String { "/tmp/tessera-bench-\(getpid()).frames" }

  /// Reads `frames=… bytes=… cells=… bodies=… laidOut=…`, the last line of the file; nil when the
  /// program wrote none.
  init?(log: String) {
    guard let line = contentsOfFile(log)?.split(separator: "\n").last else { return nil }
    for field in line.split(separator: " ") {
      let parts = field.split(separator: "=")
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      switch parts[0] {
      case "frames": frames = number
      case "bytes": bytes = number
      case "cells": cells = number
      case "bodies": bodies = number
      case "laidOut": laidOut = number
      default: break
      }
    }
  }

  /// Adds what a frame cost.
  mutating func add(_ report: FrameReport) {
    frames += 1
    bytes += report.bytesWritten
    cells += report.cellsChanged
    bodies += report.bodiesEvaluated
    laidOut += report.nodesLaidOut
  }
}
