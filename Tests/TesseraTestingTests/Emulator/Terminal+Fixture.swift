import TesseraTesting

/// A small terminal that has taken in the given text.
func terminal(
  _ text: String, width: Int = 10, height: Int = 4, widthModel: EmulatorWidthModel = .wcwidth,
  traits: EmulatorTraits = EmulatorTraits()
) -> TerminalEmulator {
  let terminal = TerminalEmulator(
    width: width, height: height, widthModel: widthModel, traits: traits)
  terminal.feed(text)
  return terminal
}

extension TerminalEmulator {
  /// The cursor as column and row, each counted from 0.
  var place: [Int] { [cursor.x, cursor.y] }

  /// What it has answered, as text.
  var answer: String { String(decoding: takeReplies(), as: UTF8.self) }
}

/// A screen full of letters: `abc`, `def`, `ghi`, `jkl`.
let fourRows = "abc\r\ndef\r\nghi\r\njkl"
