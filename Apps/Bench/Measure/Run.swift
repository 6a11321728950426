import CNcurses
import Glibc

/// What one run of a program on a pseudo-terminal took, start and end included.
struct Run {
  var cpuMicroseconds = 0.0
  var bytes = 0
  var peakKilobytes = 0
  /// Nanoseconds to the first printed character.
  var firstPaint: Int64?
  /// Bytes written until the program first fell silent; for those that wait for keys.
  var bytesAtStart: Int?
  /// Nanoseconds from each key to its frame.
  var keyToPaint: [Int64] = []
  var counters: FrameCounters?
  /// What went wrong, if anything did.
  var failure: String?
}

extension Run {
  /// Starts `command` and drives it through `frames` frames of `workload`.
  init(_ command: Command, _ workload: Workload, frames: Int) {
    var command = command
    let log = FrameCounters.makeLog()
    command.environment["TESSERA_FRAME_LOG"] = log
    command.environment["TESSERA_FRAME_RATE"] = "0"
    defer { unlink(log) }
    guard
      let terminal = PseudoTerminal(
        command, columns: WorkloadData.columns, rows: WorkloadData.rows)
    else {
      failure = "cannot be started: \(String(cString: strerror(errno)))"
      return
    }
    switch workload.drive {
    case .byItself, .start: settle(terminal)
    case .keys(let keys):
      settle(terminal)
      press(keys, frames, on: terminal)
    }
    // The peers leave by themselves after their last frame, and then this goes nowhere.
    terminal.send(command.quitKey)
    let ending = terminal.finish()
    cpuMicroseconds = ending.cpuMicroseconds
    bytes = terminal.byteCount
    peakKilobytes = terminal.peakKilobytes
    firstPaint = terminal.firstPaint
    counters = FrameCounters(log: log)
    if let counters, counters.frames < frames {
      failure = failure ?? "drew \(counters.frames) frames of \(frames)"
    }
    if ending.status != 0 { failure = failure ?? "ended with status \(ending.status)" }
  }

  private mutating func settle(_ terminal: PseudoTerminal) {
    guard terminal.waitForPaint() else {
      failure = "painted nothing"
      return
    }
    terminal.waitUntilQuiet()
    bytesAtStart = terminal.byteCount
  }

  private mutating func press(_ keys: Workload.Keys, _ frames: Int, on terminal: PseudoTerminal) {
    for frame in 1...frames {
      terminal.send(keys.letter(forFrame: frame).map { [$0] } ?? terminal.downKey)
      let awaited = keys == .echo ? Array(WorkloadData.echoWord(frame).utf8) : nil
      guard let time = terminal.wait(for: awaited, seconds: 1) else {
        failure = "no answer to key \(frame) within a second"
        return
      }
      keyToPaint.append(time)
      // A frame may come in several writes; the rest of this one is no answer to the next key.
      terminal.waitUntilAsleep()
    }
  }
}
