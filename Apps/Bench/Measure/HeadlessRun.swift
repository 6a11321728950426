import CNcurses
import Tessera
import TesseraTerminal

/// A workload without a terminal: from the change of state to the bytes, in this process.
///
/// What is missing is the reading of keys, the loop, and the `write`.
@MainActor
struct HeadlessRun {
  /// Averages over the frames.
  private(set) var cpuMicroseconds = 0.0
  private(set) var bytes = 0.0
  private(set) var cells = 0.0
  private(set) var bodies = 0.0
  private(set) var laidOut = 0.0

  /// Draws the workload's frames; nil when this program does not have it.
  init?(_ workload: Workload) {
    guard WorkloadApps.names.contains(workload.name), workload.drive != .start else { return nil }
    FrameDriver.startsAtOnce = true
    let host = HeadlessHost(
      WorkloadView(name: workload.name, frames: workload.frames),
      size: Size(width: WorkloadData.columns, height: WorkloadData.rows), capabilities: .xterm)
    host.drawFrame()
    var counted = FrameCounters()
    let started = cnc_process_cpu_ns()
    for frame in 1...workload.frames {
      if case .keys(let keys) = workload.drive {
        let letter = keys.letter(forFrame: frame)
        host.app.receive(
          .key(letter.map { KeyPress(typing: Unicode.Scalar($0)) } ?? KeyPress(.downArrow)))
      }
      guard host.drawFrame() else { return nil }
      counted.add(host.lastFrame)
    }
    let frames = Double(workload.frames)
    cpuMicroseconds = Double(cnc_process_cpu_ns() - started) / 1_000 / frames
    bytes = Double(counted.bytes) / frames
    cells = Double(counted.cells) / frames
    bodies = Double(counted.bodies) / frames
    laidOut = Double(counted.laidOut) / frames
  }
}
