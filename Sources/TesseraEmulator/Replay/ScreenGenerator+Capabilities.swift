import TesseraScreen
package import TesseraTerminal

extension ScreenGenerator {
  /// What a terminal can do: one of the known kinds, or some of everything.
  package mutating func capabilities() -> EncoderCapabilities {
    var some: EncoderCapabilities
    switch random.below(8) {
    case 0: some = .tmux
    case 1: some = .linuxConsole
    case 2: some = .vt100
    case 3: some = .minimal
    case 4, 5: some = .xterm
    default: return anyCapabilities()
    }
    if random.oneIn(3) { some.colorDepth = random.pick(ColorDepth.allCases) }
    return some
  }

  /// Some of everything.
  package mutating func anyCapabilities() -> EncoderCapabilities {
    var some = EncoderCapabilities.xterm
    let keys: [WritableKeyPath<EncoderCapabilities, Bool>] = [
      \.underlineStyles, \.underlineColor, \.hyperlinks, \.synchronizedOutput, \.cursorShapes,
      \.hasRepeat, \.hasEraseCharacters, \.hasEraseLine, \.backColorErase, \.hasScrollRegions,
      \.hasScrollByCount, \.hasInsertDeleteLine, \.hasInsertDeleteCharacters,
      \.hasHorizontalAbsolute, \.hasVerticalAbsolute, \.tabStopsEvery8,
    ]
    for key in keys where random.oneIn(3) { some[keyPath: key] = false }
    some.colorDepth = random.pick(ColorDepth.allCases)
    if random.oneIn(3) { some.attributes = TextAttributes(rawValue: UInt16(random.below(512))) }
    return some
  }
}
