/// A text that is being edited: the text, the caret, the selection, and what can be undone.
///
/// Positions are offsets in the text's UTF-8, always at the edge of a cluster, so that no key can
/// take a cluster apart and none can be typed into. Keys bring one scalar each: what joins with
/// the cluster before the caret (an accent, a skin tone, the second half of a flag) moves the caret
/// behind the whole.
///
/// - Complexity: An edit is linear in the size of the text, a motion in the distance.
package struct EditBuffer {
  /// The text.
  package private(set) var text = ""
  /// Where the next letter goes.
  package private(set) var caret = 0
  /// The other end of the selection; the caret itself where nothing is selected.
  package private(set) var anchor = 0
  /// Another number whenever the text has changed.
  package private(set) var revision = 0
  /// Whether the text may have line ends; otherwise pasted ones become spaces.
  package let isMultiline: Bool

  private var history = EditHistory()
  private var killed = ""
  private var isKilling = false

  /// Makes a buffer with the caret at the end of the text.
  package init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    self.text = text
    self.text.makeContiguousUTF8()
    caret = self.text.utf8.count
    anchor = caret
  }

  /// What is selected; empty at the caret where nothing is.
  package var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The selected text.
  package var selectedText: String { String(text[range(selection)]) }

  // MARK: Moving

  /// Moves the caret; with `selecting` the selection goes along.
  package mutating func move(_ motion: EditMotion, selecting: Bool = false) {
    isKilling = false
    history.endStep()
    if !selecting, !selection.isEmpty, motion == .left || motion == .right {
      caret = motion == .left ? selection.lowerBound : selection.upperBound
    } else {
      caret = target(of: motion)
    }
    if !selecting { anchor = caret }
  }

  /// Moves the caret to the cluster at an offset; with `selecting` the selection goes along.
  package mutating func move(to offset: Int, selecting: Bool = false) {
    isKilling = false
    history.endStep()
    caret = clusterStart(at: offset)
    if !selecting { anchor = caret }
  }

  /// Selects the whole text.
  package mutating func selectAll() {
    move(.start)
    move(.end, selecting: true)
  }

  // MARK: Changing

  /// Puts typed text in place of the selection.
  package mutating func insert(_ typed: String) {
    guard !typed.isEmpty else { return }
    replace(selection, with: typed, .typing)
  }

  /// Puts pasted text in place of the selection: control characters are dropped, and in a buffer of
  /// one line line ends and tabs become spaces.
  package mutating func paste(_ pasted: String) {
    let clean = PastedText.clean(pasted, isMultiline: isMultiline)
    guard !clean.isEmpty else { return }
    replace(selection, with: clean, .other)
  }

  /// Deletes the selection, or where there is none up to where a motion leads.
  package mutating func delete(_ motion: EditMotion) {
    let isSelected = !selection.isEmpty
    let isLetter = !isSelected && (motion == .left || motion == .right)
    replace(doomed(by: motion), with: "", isLetter ? .deleting : .other)
  }

  /// Deletes as `delete` does and keeps what was there for `yank`; several in a row add up.
  package mutating func kill(_ motion: EditMotion) {
    let range = doomed(by: motion)
    guard !range.isEmpty else { return }
    let isBackwards = range.lowerBound < caret
    let text = String(text[self.range(range)])
    let before = isKilling ? killed : ""
    replace(range, with: "", .other)
    killed = isBackwards ? text + before : before + text
    isKilling = true
  }

  /// Inserts what was killed last.
  package mutating func yank() {
    guard !killed.isEmpty else { return }
    replace(selection, with: killed, .other)
  }

  /// Takes back the last step; false if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    isKilling = false
    guard let steps = history.undo() else { return false }
    for edit in steps.reversed() {
      apply(edit.start..<edit.start + edit.inserted.utf8.count, edit.removed)
    }
    restoreSelection(steps[0].caret, steps[0].anchor)
    return true
  }

  /// Does again what was taken back; false if there is nothing.
  @discardableResult
  package mutating func redo() -> Bool {
    isKilling = false
    guard let steps = history.redo() else { return false }
    for edit in steps {
      apply(edit.start..<edit.start + edit.removed.utf8.count, edit.inserted)
      caret = clusterEnd(at: edit.start + edit.inserted.utf8.count)
    }
    anchor = caret
    return true
  }

  /// Takes over a text that somebody else has set.
  ///
  /// The caret stays before what comes after it and behind what comes before it; at the end it
  /// stays at the end. What was changed becomes part of the last step that can be undone.
  package mutating func adopt(_ newText: String) {
    guard newText != text else { return }
    isKilling = false
    var new = newText
    new.makeContiguousUTF8()
    let old = text
    let oldCount = old.utf8.count
    let newCount = new.utf8.count
    let (prefix, suffix) = TextDifference.commonEnds(old, new)
    func moved(_ offset: Int) -> Int {
      if offset == oldCount { return newCount }
      if offset <= prefix { return offset }
      return newCount - (offset >= oldCount - suffix ? oldCount - offset : suffix)
    }
    let edit = Edit(start: 0, removed: old, inserted: new, caret: caret, anchor: anchor)
    history.recordChangeFromOutside(edit)
    text = new
    revision += 1
    restoreSelection(moved(caret), moved(anchor))
  }

  // MARK: Machinery

  private func doomed(by motion: EditMotion) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = target(of: motion)
    return min(caret, end)..<max(caret, end)
  }

  private mutating func replace(_ range: Range<Int>, with new: String, _ kind: EditHistory.Kind) {
    isKilling = false
    guard !range.isEmpty || !new.isEmpty else { return }
    let edit = Edit(
      start: range.lowerBound, removed: String(text[self.range(range)]), inserted: new,
      caret: caret, anchor: anchor)
    history.record(edit, kind)
    apply(range, new)
    caret = clusterEnd(at: range.lowerBound + new.utf8.count)
    anchor = caret
  }

  private mutating func apply(_ range: Range<Int>, _ new: String) {
    text.replaceSubrange(self.range(range), with: new)
    revision += 1
  }

  private mutating func restoreSelection(_ newCaret: Int, _ newAnchor: Int) {
    caret = clusterEnd(at: newCaret)
    anchor = newAnchor == newCaret ? caret : clusterEnd(at: newAnchor)
  }

  private func range(_ offsets: Range<Int>) -> Range<String.Index> {
    text.index(atUTF8: offsets.lowerBound)..<text.index(atUTF8: offsets.upperBound)
  }
}
