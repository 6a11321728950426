import Tessera
import TesseraScreen

extension Pilot {
  /// A recording of all that the screen has shown so far, in the time of the pilot's clock.
  ///
  /// An asciicast of version 2, which asciinema and its player show. Keys take no time: between them
  /// `advance(by:)` makes the pauses.
  public var cast: String { tape.cast }

  /// Writes the recording to a file, and goes on writing what the screen shows from now on.
  ///
  /// It begins with the pilot's first frame, whenever this is called. Where the file can no longer be
  /// written, the recording ends, which `warnings` says.
  ///
  /// - Parameter path: Where the file is; one of that name is replaced.
  /// - Throws: `PilotError.notRecorded` with the reason when the file cannot be made.
  public func record(to path: String) throws {
    let known = complaints.count
    tape.write(to: path) { [unowned self] in complain($0) }
    if complaints.count > known { throw PilotError.notRecorded(complaints.removeLast()) }
  }

  /// Adds a sentence to the warnings, once.
  func complain(_ sentence: String) {
    if !complaints.contains(sentence) { complaints.append(sentence) }
  }
}

/// What a pilot's screen has shown: the bytes of each frame and when they were sent.
@MainActor
final class Tape {
  private struct Piece {
    let time: Duration
    let size: Size
    let bytes: [UInt8]
  }

  /// The size of the screen at the start.
  var size = Size.zero
  private var pieces: [Piece] = []
  private var file: CastFile?

  func add(_ bytes: [UInt8], size: Size, at time: Duration) {
    guard !bytes.isEmpty else { return }
    let piece = Piece(time: time, size: size, bytes: bytes)
    pieces.append(piece)
    if let file { Tape.write(piece, to: file) }
  }

  func write(to path: String, warn: @escaping @MainActor (String) -> Void) {
    let file = CastFile(path: path, size: size, date: nil, warn: warn)
    for piece in pieces { Tape.write(piece, to: file) }
    self.file = file
  }

  private static func write(_ piece: Piece, to file: CastFile) {
    file.resize(to: piece.size, at: piece.time)
    file.add(String(decoding: piece.bytes, as: UTF8.self), at: piece.time)
  }

  var cast: String {
    var text = Asciicast.header(size: size) + Asciicast.output(Asciicast.opening, at: .zero)
    var shown = size
    for piece in pieces {
      if piece.size != shown {
        shown = piece.size
        text += Asciicast.resize(to: shown, at: piece.time)
      }
      text += Asciicast.output(String(decoding: piece.bytes, as: UTF8.self), at: piece.time)
    }
    return text
  }
}
