import CNcurses
import Glibc

/// What an app does while its terminal has stopped reading, as over a stalled connection: keys must
/// still be handled, memory stay flat, and the newest screen appear when reading goes on.
struct StoppedReaderCheck {
  /// Keys typed while nobody read; more than the kernel holds for a program that reads nothing (on
  /// Linux 64 KiB before the line discipline and 4 KiB in it).
  static let keyCount = 80_200

  /// How many of them were taken within the time limit.
  ///
  /// If the app did not handle keys, the queue would fill and the rest be refused.
  private(set) var keysTaken = 0
  /// Kilobytes that the app grew by meanwhile.
  private(set) var growth = 0
  /// Bytes that came when reading went on: a screen under way and the newest one, not all between.
  private(set) var bytesAfterwards = 0
  /// Whether the screen of the last key came.
  private(set) var showsNewest = false
  /// The app's exit status on Ctrl-Q.
  private(set) var status = 0

  /// Whether all is as it should be; a full screen of this app is about 415,000 bytes.
  var passes: Bool {
    keysTaken == Self.keyCount && growth < 2_048 && bytesAfterwards < 1_500_000 && showsNewest
      && status == 0
  }

  /// Runs the app, whose every key changes every cell; nil when it cannot be started.
  init?(_ command: Command) {
    guard
      let terminal = PseudoTerminal(
        command, columns: WorkloadData.columns, rows: WorkloadData.rows),
      terminal.waitForPaint()
    else { return nil }
    terminal.waitUntilQuiet()
    // The first keys fill the pipe and the app's own buffers; what comes after must cost nothing.
    type(200, on: terminal, pausing: 5_000)
    let before = terminal.process.residentKilobytes ?? 0
    type(Self.keyCount - 200, on: terminal, pausing: 0)
    usleep(200_000)
    growth = max(0, (terminal.process.residentKilobytes ?? 0) - before)

    let bytesBefore = terminal.byteCount
    let newest = Array(WorkloadData.echoWord(keysTaken).utf8)
    showsNewest = terminal.wait(for: newest, seconds: 5) != nil
    terminal.waitUntilQuiet()
    bytesAfterwards = terminal.byteCount - bytesBefore
    terminal.send(command.quitKey)
    status = terminal.finish(seconds: 10).status
  }

  private mutating func type(_ count: Int, on terminal: PseudoTerminal, pausing: UInt32) {
    let limit = cnc_monotonic_ns() + 20_000_000_000
    var left = count
    while left > 0 && !terminal.hasClosed && cnc_monotonic_ns() < limit {
      let taken = terminal.offer(
        [UInt8](repeating: 110, count: pausing > 0 ? 1 : min(left, 256))[...])
      keysTaken += taken
      left -= taken
      usleep(taken == 0 ? 1_000 : pausing)
    }
  }
}
