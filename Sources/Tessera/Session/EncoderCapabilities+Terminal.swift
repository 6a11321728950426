import TesseraScreen
import TesseraTerminal

extension EncoderCapabilities {
  /// What the encoder may use on a terminal.
  init(_ capabilities: Capabilities) {
    self.init()
    colorDepth = capabilities.colorDepth
    if capabilities.isANSI {
      attributes = [.bold, .dim, .blink, .inverse, TextAttributes(underline: .single)]
    }
    if capabilities.italic { attributes.insert(.italic) }
    if capabilities.strikethrough { attributes.insert(.strikethrough) }
    underlineStyles = capabilities.underlineStyles
    underlineColor = capabilities.underlineColor
    hyperlinks = capabilities.hyperlinks
    synchronizedOutput = capabilities.synchronizedOutput
    hasRepeat = capabilities.repeatsCharacters
    hasEraseCharacters = capabilities.erasesCharacters
    hasEraseLine = capabilities.erasesToLineEnd
    backColorErase = capabilities.erasesWithBackground
    hasScrollRegions = capabilities.scrollsRegions
    hasScrollByCount = capabilities.scrollsByCount
    hasInsertDeleteLine = capabilities.insertsLines
    hasInsertDeleteCharacters = capabilities.insertsCharacters
    hasHorizontalAbsolute = capabilities.movesByAxis
    hasVerticalAbsolute = capabilities.movesByAxis
    cursorShapes = capabilities.isXtermLike
    // Terminals of xterm's kind begin with a stop in every eighth column, and Tessera sets no other.
    tabStopsEvery8 = capabilities.isXtermLike
  }
}
