import TesseraScreen
import TesseraTerminal

/// What the terminal is sent, written to the file that `TESSERA_CAST` names, in real time.
///
/// `asciinema play` shows it. Only frames are in it, neither keys nor what the session says to the
/// terminal.
@MainActor
struct Recording {
  private let file: CastFile
  private let start = ContinuousClock.now

  private var time: Duration { ContinuousClock.now - start }

  init?(size: Size, environment name: String = "TESSERA_CAST") {
    guard let path = ProcessEnvironment.value(name), !path.isEmpty else { return nil }
    file = CastFile(path: path, size: size, date: ProcessEnvironment.date) {
      ProcessEnvironment.write("Tessera: \($0)\n", to: 2)
    }
  }

  /// Adds a frame of a screen of a size.
  func add(_ frame: borrowing ByteBuffer, size: Size) {
    let time = time
    file.resize(to: size, at: time)
    file.add(frame.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }, at: time)
  }

  /// Ends the recording with the terminal as it was before.
  func finish() {
    file.finish(at: time)
  }
}
