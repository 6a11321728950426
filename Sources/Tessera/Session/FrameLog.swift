import TesseraGraph

/// Adds up what frames cost and writes the sums at the end, where `TESSERA_FRAME_LOG` names a file.
///
/// One line of `name=value` pairs; the benchmark reads it.
struct FrameLog {
  private let path: String
  private var frames = 0
  private var bytes = 0
  private var cells = 0
  private var bodies = 0
  private var laidOut = 0

  init?(environment name: String = "TESSERA_FRAME_LOG") {
    guard let path = ProcessEnvironment.value(name) else { return nil }
    self.path = path
  }

  /// Adds a frame.
  mutating func add(_ report: FrameReport) {
    frames += 1
    bytes += report.bytesWritten
    cells += report.cellsChanged
    bodies += report.bodiesEvaluated
    laidOut += report.nodesLaidOut
  }

  /// Appends the sums to the file; a file that cannot be written is left alone.
  func write() {
    let line =
      "frames=\(frames) bytes=\(bytes) cells=\(cells) bodies=\(bodies) laidOut=\(laidOut)\n"
    ProcessEnvironment.append(line, toFile: path)
  }
}
