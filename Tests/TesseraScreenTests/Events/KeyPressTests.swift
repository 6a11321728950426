import TesseraScreen
import Testing

@Suite("Key press")
struct KeyPressTests {
  @Test("an upper-case letter is Shift and the letter")
  func upperCase() {
    let press = KeyPress("S")
    #expect(press == KeyPress(key: "s", characters: "S", modifiers: .shift))
    #expect(press == KeyPress("s", modifiers: .shift))
    #expect(press == KeyPress(typing: "S"))
    #expect(KeyPress("Ä") == KeyPress(typing: "Ä"))
  }

  @Test("what is no letter types itself without Shift")
  func other() {
    #expect(KeyPress("?") == KeyPress(key: "?", characters: "?"))
    #expect(KeyPress("漢") == KeyPress(typing: "漢"))
    #expect(KeyPress(.space) == KeyPress(typing: " "))
  }

  @Test("named keys, chords and releases type nothing")
  func silent() {
    #expect(KeyPress(.upArrow).characters == "")
    #expect(KeyPress(.return).characters == "")
    #expect(KeyPress(.delete).characters == "")
    #expect(KeyPress("a", modifiers: .control).characters == "")
    #expect(KeyPress("a", modifiers: .option).characters == "")
    #expect(KeyPress("a", phase: .up).characters == "")
    #expect(KeyPress("a", phase: .repeat).characters == "a")
  }

  @Test("Caps Lock turns letters over and leaves the key")
  func capsLock() {
    #expect(KeyPress("a", modifiers: .capsLock).characters == "A")
    #expect(KeyPress("a", modifiers: [.capsLock, .shift]).characters == "a")
    #expect(KeyPress("1", modifiers: .capsLock).characters == "1")
  }

  @Test("an icon of a patched font is no arrow key")
  func privateUse() {
    #expect(KeyPress(typing: "\u{F700}").key == .unidentified)
    #expect(KeyPress(typing: "\u{F700}").characters == "\u{F700}")
    #expect(KeyPress(typing: "\u{E061}").key == .unidentified)
  }

  @Test("letters pair up only where one key types both")
  func cases() {
    #expect(KeyPress.unshifted("Я") == "я")
    #expect(KeyPress.unshifted("a") == nil)
    #expect(KeyPress.unshifted("İ") == nil)
    #expect(KeyPress.unshifted("ǅ") == nil)
    #expect(KeyPress.shifted("ß") == nil)
    #expect(KeyPress.shifted("ω") == "Ω")
    #expect(KeyPress.shifted("1") == nil)
  }

  @Test("a key matches by what it is or what it types")
  func matchesKey() {
    #expect(KeyPress(typing: "g").matches("g"))
    #expect(KeyPress(typing: "G").matches("g"))
    #expect(KeyPress(typing: "G").matches("G"))
    #expect(!KeyPress(typing: "g").matches("G"))
    #expect(KeyPress(typing: "?").matches("?"))
    #expect(KeyPress(.upArrow).matches(.upArrow))
    #expect(!KeyPress(.upArrow).matches(.downArrow))
    #expect(KeyPress("g", modifiers: [.control, .shift]).matches("G"))
  }

  @Test("a shortcut matches whatever the locks, and an upper-case letter asks for Shift")
  func matchesShortcut() {
    let press = KeyPress("c", modifiers: [.control, .numLock, .capsLock])
    #expect(press.matches("c", modifiers: .control))
    #expect(!press.matches("c", modifiers: []))
    #expect(!press.matches("C", modifiers: .control))
    #expect(KeyPress("c", modifiers: [.control, .shift]).matches("C", modifiers: .control))
    #expect(KeyPress(.return, modifiers: .numericPad).matches(.return, modifiers: []))
  }
}

@Suite("Key equivalent")
struct KeyEquivalentTests {
  @Test("function keys are numbered from 1 to 35 and held in that range")
  func function() {
    #expect(KeyEquivalent.function(1).character == "\u{F704}")
    #expect(KeyEquivalent.function(35).character == "\u{F726}")
    #expect(KeyEquivalent.function(0) == .function(1))
    #expect(KeyEquivalent.function(.max) == .function(35))
  }

  @Test("named keys are told from keys that type")
  func named() {
    for key: KeyEquivalent in [
      .upArrow, .escape, .tab, .return, .delete, .function(12), .mediaPlay,
    ] {
      #expect(key.isNamed)
    }
    for key: KeyEquivalent in ["a", .space, "é", "😀", "\u{E0B0}"] {
      #expect(!key.isNamed)
    }
  }

  @Test("no two named keys are the same")
  func distinct() {
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
      .pageUp, .pageDown, .clear, .tab, .space, .return, .insert, .beginning, .printScreen,
      .scrollLock, .pause, .menu, .select, .find, .help, .capsLock, .numLock, .unidentified,
      .mediaPlay, .mediaPause, .mediaPlayPause, .mediaReverse, .mediaStop, .mediaFastForward,
      .mediaRewind, .mediaNextTrack, .mediaPreviousTrack, .mediaRecord, .volumeDown, .volumeUp,
      .volumeMute, .leftShift, .leftControl, .leftOption, .leftCommand, .leftHyper, .leftMeta,
      .rightShift, .rightControl, .rightOption, .rightCommand, .rightHyper, .rightMeta,
      .isoLevel3Shift, .isoLevel5Shift,
    ]
    let functions = (1...35).map(KeyEquivalent.function)
    #expect(Set(keys + functions).count == keys.count + 35)
  }
}
