/// Reads a program's output as a terminal would, as far as the benchmark has to understand it.
///
/// It tells printed text from control sequences (ECMA-48, section 5.4), so that the first paint can
/// be timed, and keeps the sequences that may want an answer for `TerminalReplies`.
struct OutputScanner {
  /// Whether anything but blanks and control sequences has been printed.
  private(set) var hasPainted = false

  /// Whether the arrow keys are wanted as SS3 (DECCKM).
  private(set) var sendsApplicationCursorKeys = false

  /// Complete sequences that may ask something, without their terminator, oldest first.
  private(set) var questions: [[UInt8]] = []

  private enum State { case text, escape, control, string, endOfString }

  private var state = State.text
  private var sequence: [UInt8] = []

  /// Takes in the next bytes, which may break off anywhere.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { read(byte) }
  }

  /// Hands out the questions so far and forgets them.
  mutating func takeQuestions() -> [[UInt8]] {
    defer { questions = [] }
    return questions
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x1b {
        state = .escape
      } else if byte > 0x20 && byte != 0x7f {
        hasPainted = true
      }
    case .escape: beginSequence(byte)
    case .control:
      keep(byte)
      if (0x40...0x7e).contains(byte) { endControl(byte) }
    case .string:
      if byte == 0x1b {
        state = .endOfString
      } else if byte == 0x07 {
        endString()
      } else {
        keep(byte)
      }
    case .endOfString:
      endString()
      if byte != UInt8(ascii: "\\") { beginSequence(byte) }
    }
  }

  private mutating func beginSequence(_ byte: UInt8) {
    sequence.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: "["):
      state = .control
      sequence.append(byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string
      sequence.append(byte)
    case 0x20...0x2f: state = .escape
    default: state = .text
    }
  }

  /// A sequence longer than any question only has to be passed over.
  private mutating func keep(_ byte: UInt8) {
    if sequence.count < 256 { sequence.append(byte) }
  }

  private mutating func endControl(_ final: UInt8) {
    state = .text
    switch final {
    case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "q"),
      UInt8(ascii: "t"), UInt8(ascii: "u"):
      questions.append(sequence)
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      let isPrivate = sequence.count > 1 && sequence[1] == UInt8(ascii: "?")
      if isPrivate && sequence.dropFirst(2).dropLast().split(separator: 0x3b).contains([0x31]) {
        sendsApplicationCursorKeys = final == UInt8(ascii: "h")
      }
    default: break
    }
  }

  private mutating func endString() {
    state = .text
    questions.append(sequence)
  }
}
