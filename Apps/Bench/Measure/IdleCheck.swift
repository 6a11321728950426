/// What an app does while nothing happens: it should be asleep.
struct IdleCheck {
  let name: String
  private(set) var bytes = 0
  /// How often any of its threads woke up.
  private(set) var wakeUps = 0
  /// How long it was watched.
  let seconds: Double

  /// Starts the app, gives it `settle` seconds, and watches it for `seconds`; nil when it cannot be
  /// started or paints nothing.
  init?(_ name: String, _ command: Command, settle: Double, seconds: Double) {
    self.name = name
    self.seconds = seconds
    guard
      let terminal = PseudoTerminal(
        command, columns: WorkloadData.columns, rows: WorkloadData.rows)
    else { return nil }
    let hasPainted = terminal.waitForPaint()
    terminal.drain(seconds: settle)
    let wakeUpsBefore = terminal.process.wakeUps
    let bytesBefore = terminal.byteCount
    terminal.drain(seconds: seconds)
    wakeUps = terminal.process.wakeUps - wakeUpsBefore
    bytes = terminal.byteCount - bytesBefore
    terminal.send(command.quitKey)
    _ = terminal.finish(seconds: 5)
    guard hasPainted else { return nil }
  }
}
