import TesseraScreen
import TesseraViews
import Testing

/// The text with "|" at the caret and "[ ]" around the selection.
private func picture(_ buffer: EditBuffer) -> String {
  var bytes = Array(buffer.text.utf8)
  let selection = buffer.selection
  let caret = UInt8(ascii: "|")
  if selection.isEmpty {
    bytes.insert(caret, at: buffer.caret)
  } else {
    let isCaretFirst = buffer.caret < buffer.anchor
    bytes.insert(
      contentsOf: isCaretFirst ? Array("]".utf8) : Array("|]".utf8), at: selection.upperBound)
    bytes.insert(
      contentsOf: isCaretFirst ? Array("[|".utf8) : Array("[".utf8), at: selection.lowerBound)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A buffer from such a picture of a caret.
private func buffer(_ picture: String, isMultiline: Bool = false) -> EditBuffer {
  var buffer = EditBuffer(
    picture.replacingBar(), isMultiline: isMultiline)
  if let bar = picture.utf8.firstIndex(of: UInt8(ascii: "|")) {
    buffer.move(to: picture.utf8.distance(from: picture.startIndex, to: bar))
  }
  return buffer
}

extension String {
  fileprivate func replacingBar() -> String {
    String(decoding: utf8.filter { $0 != UInt8(ascii: "|") }, as: UTF8.self)
  }
}

@Suite("Edit buffer: moving")
struct EditBufferMotionTests {
  @Test(
    "goes where the motion leads",
    arguments: [
      ("ab|c", EditMotion.left, "a|bc"), ("|abc", .left, "|abc"), ("a|bc", .right, "ab|c"),
      ("abc|", .right, "abc|"), ("one two|", .wordLeft, "one |two"),
      ("one |two", .wordLeft, "|one two"), ("one, two |", .wordLeft, "one, |two "),
      ("|one two", .wordRight, "one| two"), ("one| two", .wordRight, "one two|"),
      ("don't|", .wordLeft, "don'|t"), ("don't x|", .fieldLeft, "don't |x"),
      ("a b/c-d|", .fieldLeft, "a |b/c-d"), ("a b/c-d|", .wordLeft, "a b/c-|d"),
      ("snake_case|", .wordLeft, "|snake_case"), ("größe über|", .wordLeft, "größe |über"),
      ("ab|c", .lineStart, "|abc"), ("a|bc", .lineEnd, "abc|"), ("ab|c", .start, "|abc"),
      ("a|bc", .end, "abc|"), ("", .left, "|"), ("", .wordRight, "|"),
    ])
  func motions(from: String, motion: EditMotion, to: String) {
    var buffer = buffer(from)
    buffer.move(motion)
    #expect(picture(buffer) == to)
  }

  @Test(
    "never stops inside of a cluster",
    arguments: ["👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}\u{302}", "한", "नि"])
  func clusters(cluster: String) {
    var buffer = EditBuffer("a" + cluster + "b")
    buffer.move(.left)
    buffer.move(.left)
    #expect(buffer.caret == 1)
    buffer.move(.right)
    #expect(buffer.caret == 1 + cluster.utf8.count)
    for offset in 1..<(1 + cluster.utf8.count) {
      buffer.move(to: offset)
      #expect(buffer.caret == 1)
    }
  }

  @Test("stays inside of the text wherever it is sent")
  func outside() {
    var buffer = EditBuffer("abc")
    buffer.move(to: -5)
    #expect(picture(buffer) == "|abc")
    buffer.move(to: 99)
    #expect(picture(buffer) == "abc|")
  }

  @Test("lines are the text's own where it has several")
  func lines() {
    var buffer = buffer("one\ntw|o\nthree", isMultiline: true)
    buffer.move(.lineStart)
    #expect(picture(buffer) == "one\n|two\nthree")
    buffer.move(.lineEnd)
    #expect(picture(buffer) == "one\ntwo|\nthree")
  }

  @Test("selecting keeps the other end, and a plain arrow goes to the edge")
  func selecting() {
    var buffer = buffer("ab|cd")
    buffer.move(.right, selecting: true)
    #expect(picture(buffer) == "ab[c|]d")
    buffer.move(.lineStart, selecting: true)
    #expect(picture(buffer) == "[|ab]cd")
    buffer.move(.right)
    #expect(picture(buffer) == "ab|cd")
    buffer.selectAll()
    #expect(buffer.selectedText == "abcd")
    buffer.move(.left)
    #expect(picture(buffer) == "|abcd")
  }
}

@Suite("Edit buffer: changing")
struct EditBufferChangeTests {
  @Test("scalars that come one by one join, and the caret stands behind the whole")
  func joining() {
    var buffer = buffer("a|b")
    for scalar in "👨‍👩‍👧e\u{301}🇩🇪".unicodeScalars { buffer.insert(String(scalar)) }
    #expect(picture(buffer) == "a👨‍👩‍👧e\u{301}🇩🇪|b")
    buffer.move(.left)
    buffer.move(.left)
    buffer.move(.left)
    #expect(buffer.caret == 1)
  }

  @Test("what joins with the text behind the caret takes the caret behind it")
  func joiningForward() {
    var buffer = buffer("👩|👧")
    buffer.insert("\u{200D}")
    #expect(buffer.text == "👩‍👧")
    #expect(buffer.caret == buffer.text.utf8.count)
  }

  @Test("typing replaces the selection")
  func replacing() {
    var buffer = buffer("ab|cd")
    buffer.move(.wordRight, selecting: true)
    buffer.insert("X")
    #expect(picture(buffer) == "abX|")
  }

  @Test("deletes a whole cluster, a selection, or up to where a motion leads")
  func deleting() {
    var buffer = buffer("a👍🏽|b")
    buffer.delete(.left)
    #expect(picture(buffer) == "a|b")
    buffer.delete(.right)
    buffer.delete(.right)
    #expect(picture(buffer) == "a|")
    buffer.insert(" two three")
    buffer.delete(.wordLeft)
    #expect(picture(buffer) == "a two |")
    buffer.selectAll()
    buffer.delete(.left)
    #expect(picture(buffer) == "|")
    buffer.delete(.left)
    #expect(picture(buffer) == "|")
  }

  @Test("what is killed in a row is yanked as one")
  func killing() {
    var buffer = buffer("one two| three")
    buffer.kill(.fieldLeft)
    buffer.kill(.fieldLeft)
    #expect(picture(buffer) == "| three")
    buffer.kill(.lineEnd)
    #expect(picture(buffer) == "|")
    buffer.yank()
    #expect(picture(buffer) == "one two three|")
    buffer.kill(.wordLeft)
    buffer.move(.start)
    buffer.yank()
    #expect(picture(buffer) == "three|one two ")
  }

  @Test("pasted line ends and tabs become spaces in one line, control characters go")
  func pasting() {
    var line = EditBuffer()
    line.paste("a\r\nb\nc\rd\te\u{1B}[31mf\u{7F}\u{85}g")
    #expect(line.text == "a b c d e[31mfg")
    var lines = EditBuffer(isMultiline: true)
    lines.paste("a\r\nb\rc\td\u{0}")
    #expect(lines.text == "a\nb\nc\td")
  }

  @Test("ten megabytes are pasted, moved through, deleted and taken back")
  func large() {
    let text = String(repeating: "0123456789 äöü", count: 600_000)
    var buffer = buffer("<|>")
    buffer.paste(text)
    #expect(buffer.text.utf8.count == text.utf8.count + 2)
    buffer.insert("!")
    buffer.move(.wordLeft)
    buffer.delete(.wordLeft)
    for _ in 0..<3 { buffer.undo() }
    #expect(picture(buffer) == "<|>")
    buffer.redo()
    #expect(buffer.text.utf8.count == text.utf8.count + 2)
  }
}

@Suite("Edit buffer: undo")
struct EditBufferUndoTests {
  private func typed(_ text: String) -> EditBuffer {
    var buffer = EditBuffer()
    for scalar in text.unicodeScalars { buffer.insert(String(scalar)) }
    return buffer
  }

  @Test("takes typing back word by word, and does it again")
  func words() {
    var buffer = typed("one two  three")
    buffer.undo()
    #expect(picture(buffer) == "one two  |")
    buffer.undo()
    #expect(picture(buffer) == "one |")
    buffer.undo()
    #expect(picture(buffer) == "|")
    let isMoreUndone = buffer.undo()
    #expect(!isMoreUndone)
    buffer.redo()
    buffer.redo()
    #expect(picture(buffer) == "one two  |")
    buffer.redo()
    let isMoreRedone = buffer.redo()
    #expect(!isMoreRedone)
    #expect(buffer.text == "one two  three")
  }

  @Test("moving the caret ends a step")
  func moving() {
    var buffer = typed("ab")
    buffer.move(.left)
    buffer.insert("X")
    buffer.undo()
    #expect(picture(buffer) == "a|b")
    buffer.undo()
    #expect(picture(buffer) == "|")
  }

  @Test("letters deleted one after the other are one step, in either direction")
  func deleting() {
    var buffer = buffer("abc|def")
    buffer.delete(.left)
    buffer.delete(.left)
    buffer.undo()
    #expect(picture(buffer) == "abc|def")
    buffer.delete(.right)
    buffer.delete(.right)
    buffer.undo()
    #expect(picture(buffer) == "abc|def")
  }

  @Test("a paste is one step, and brings the selection back that it replaced")
  func pasting() {
    var buffer = typed("abc")
    buffer.selectAll()
    buffer.paste("x y z")
    buffer.undo()
    #expect(picture(buffer) == "[abc|]")
  }

  @Test("a change ends what could be done again")
  func branch() {
    var buffer = typed("a")
    buffer.undo()
    buffer.insert("b")
    let isRedone = buffer.redo()
    #expect(!isRedone)
    #expect(buffer.text == "b")
  }

  @Test("any edits taken back and done again lead to the same texts (seed 7)")
  func random() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = ["a", " ", "é", "👍", "\u{1F3FD}", "\u{200D}", "🇩", "🇪", "\u{301}", "word"]
    let motions: [EditMotion] = [
      .left, .right, .wordLeft, .wordRight, .fieldLeft, .lineStart, .lineEnd,
    ]
    for _ in 0..<50 {
      var buffer = EditBuffer()
      for _ in 0..<60 {
        switch next(6) {
        case 0, 1, 2: buffer.insert(pieces[next(pieces.count)])
        case 3: buffer.delete(motions[next(motions.count)])
        case 4: buffer.move(motions[next(motions.count)], selecting: next(2) == 0)
        default: buffer.kill(motions[next(motions.count)])
        }
        #expect(buffer.clusterStart(at: buffer.caret) == buffer.caret)
        #expect(buffer.clusterStart(at: buffer.anchor) == buffer.anchor)
      }
      let end = buffer.text
      while buffer.undo() {}
      #expect(buffer.text.isEmpty)
      while buffer.redo() {}
      #expect(buffer.text == end)
    }
  }
}

@Suite("Edit buffer: a text set from outside")
struct EditBufferAdoptionTests {
  @Test(
    "leaves the caret where its neighbours are",
    arguments: [
      ("abc|", "abcdef", "abcdef|"), ("|abc", "xabc", "|xabc"), ("a|bc", "a|bc", "a|bc"),
      ("hello wor|ld", "HELLO world", "HELLO wor|ld"), ("ab|cd", "abXcd", "ab|Xcd"),
      ("abc|def", "af", "a|f"), ("abc|", "", "|"), ("|", "abc", "abc|"),
      ("12|34", "1234", "12|34"), ("e|x", "e\u{301}x", "e\u{301}|x"),
    ])
  func caret(from: String, text: String, to: String) {
    var buffer = buffer(from)
    buffer.adopt(text.replacingBar())
    #expect(picture(buffer) == to)
  }

  @Test("an answer to typing is taken back with what was typed")
  func undo() {
    var buffer = EditBuffer()
    buffer.insert("a")
    buffer.adopt("A")
    #expect(picture(buffer) == "A|")
    buffer.undo()
    #expect(picture(buffer) == "|")
    buffer.redo()
    #expect(picture(buffer) == "A|")
  }
}

@Suite("Edit commands")
struct EditCommandTests {
  @Test(
    "are those of readline and of desktops",
    arguments: [
      (KeyPress("a"), EditCommand.insert("a")), (KeyPress("A"), .insert("A")),
      (KeyPress(.space), .insert(" ")), (KeyPress(.leftArrow), .move(.left, selecting: false)),
      (KeyPress(.leftArrow, modifiers: .shift), .move(.left, selecting: true)),
      (KeyPress(.leftArrow, modifiers: .control), .move(.wordLeft, selecting: false)),
      (KeyPress(.rightArrow, modifiers: [.option, .shift]), .move(.wordRight, selecting: true)),
      (KeyPress(.home), .move(.lineStart, selecting: false)),
      (KeyPress(.end, modifiers: .shift), .move(.lineEnd, selecting: true)),
      (KeyPress("a", modifiers: .control), .move(.lineStart, selecting: false)),
      (KeyPress("e", modifiers: .control), .move(.lineEnd, selecting: false)),
      (KeyPress("b", modifiers: .control), .move(.left, selecting: false)),
      (KeyPress("f", modifiers: .control), .move(.right, selecting: false)),
      (KeyPress("b", modifiers: .option), .move(.wordLeft, selecting: false)),
      (KeyPress("f", modifiers: .option), .move(.wordRight, selecting: false)),
      (KeyPress(.delete), .delete(.left)), (KeyPress(.deleteForward), .delete(.right)),
      (KeyPress("d", modifiers: .control), .delete(.right)),
      (KeyPress("h", modifiers: .control), .delete(.left)),
      (KeyPress("k", modifiers: .control), .kill(.lineEnd)),
      (KeyPress("u", modifiers: .control), .kill(.lineStart)),
      (KeyPress("w", modifiers: .control), .kill(.fieldLeft)),
      (KeyPress("d", modifiers: .option), .kill(.wordRight)),
      (KeyPress(.delete, modifiers: .option), .kill(.wordLeft)),
      (KeyPress("y", modifiers: .control), .yank), (KeyPress("z", modifiers: .control), .undo),
      (KeyPress("_", modifiers: .control), .undo), (KeyPress("z", modifiers: .option), .redo),
      (KeyPress("z", modifiers: [.control, .shift]), .redo),
      (KeyPress("a", modifiers: .command), .selectAll),
      (KeyPress("k", modifiers: [.control, .numLock]), .kill(.lineEnd)),
    ])
  func table(press: KeyPress, command: EditCommand) {
    #expect(EditCommand(press) == command)
  }

  @Test(
    "are not made of keys that belong to others",
    arguments: [
      KeyPress(.tab), KeyPress(.return), KeyPress(.escape), KeyPress(.upArrow),
      KeyPress(.downArrow), KeyPress(.pageUp), KeyPress(.function(1)),
      KeyPress("s", modifiers: .control), KeyPress("c", modifiers: .control),
      KeyPress("a", phase: .up), KeyPress("x", modifiers: [.control, .option]),
    ])
  func others(press: KeyPress) {
    #expect(EditCommand(press) == nil)
  }
}
