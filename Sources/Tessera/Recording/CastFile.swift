package import TesseraScreen

/// A recording that is written to a file while it is made.
///
/// Each event is a line of its own and is written at once, so that the recording of a program that
/// dies is whole up to its death. When the file cannot be written, the recording ends with one
/// warning, and nothing else changes.
@MainActor
package final class CastFile {
  private let path: String
  private var size: Size
  private let warn: @MainActor (String) -> Void
  private var descriptor: Int32?

  /// Begins the recording of a screen; a file of that name is replaced.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - size: The columns and rows of the screen.
  ///   - date: The seconds since 1970, for the header; nil leaves it out.
  ///   - warn: Told once, in a sentence, that the file could not be written.
  package init(
    path: String, size: Size, date: Int?, warn: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.size = size
    self.warn = warn
    do throws(FileError) {
      descriptor = try ProcessEnvironment.create(path)
      write(Asciicast.header(size: size, date: date))
      write(Asciicast.output(Asciicast.opening, at: .zero))
    } catch {
      giveUp(error)
    }
  }

  deinit {
    if let descriptor { ProcessEnvironment.close(descriptor) }
  }

  /// Adds what the terminal was sent.
  package func add(_ text: String, at time: Duration) {
    if descriptor != nil, !text.isEmpty { write(Asciicast.output(text, at: time)) }
  }

  /// Adds a new size of the screen; the same size again adds nothing.
  package func resize(to size: Size, at time: Duration) {
    guard descriptor != nil, size != self.size else { return }
    self.size = size
    write(Asciicast.resize(to: size, at: time))
  }

  /// Ends the recording as the program ends: with the screen that was there before.
  package func finish(at time: Duration) {
    add(Asciicast.closing, at: time)
    if let descriptor { ProcessEnvironment.close(descriptor) }
    descriptor = nil
  }

  private func write(_ line: String) {
    guard let descriptor else { return }
    do throws(FileError) {
      try ProcessEnvironment.write(line, toFile: descriptor)
    } catch {
      ProcessEnvironment.close(descriptor)
      giveUp(error)
    }
  }

  private func giveUp(_ error: FileError) {
    descriptor = nil
    warn("The recording \(path) cannot be written: \(error.reason).")
  }
}
