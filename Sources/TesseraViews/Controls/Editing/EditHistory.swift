/// One change of a text, with where the caret was before.
struct Edit: Equatable {
  /// Where the change begins, in the UTF-8 of the text.
  var start: Int
  var removed: String
  var inserted: String
  /// The caret before the change.
  var caret: Int
  /// The other end of the selection before the change.
  var anchor: Int
}

/// What can be undone, step by step.
///
/// Letters typed one after the other are one step, up to the next word; so are letters deleted one
/// after the other. A step is one or more edits, in the order in which they were made.
struct EditHistory {
  /// What a change was made by; changes of the same kind in one place become one step.
  enum Kind {
    case typing
    case deleting
    case other
  }

  /// The steps that are kept.
  private static let mostSteps = 1000
  /// The length of a step, in bytes, beyond which the next letter begins another.
  private static let longestStep = 400

  private var done: [[Edit]] = []
  private var undone: [[Edit]] = []
  /// What the last step may go on with; nil where it is over.
  private var open: Kind?

  /// Notes a change that the user made.
  mutating func record(_ edit: Edit, _ kind: Kind) {
    undone.removeAll()
    if kind != .other, kind == open, extendLastStep(with: edit, kind) { return }
    open = kind == .other ? nil : kind
    done.append([edit])
    if done.count > EditHistory.mostSteps { done.removeFirst(EditHistory.mostSteps / 10) }
  }

  /// Notes a change that somebody else made in answer to the last step, if there is one.
  mutating func recordChangeFromOutside(_ edit: Edit) {
    undone.removeAll()
    open = nil
    if let last = done.indices.last { done[last].append(edit) }
  }

  /// Ends the step: what comes next is another one.
  mutating func endStep() {
    open = nil
  }

  /// The edits of the last step, which the caller takes back; nil if there is none.
  mutating func undo() -> [Edit]? {
    open = nil
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The edits of the step taken back last, which the caller makes again; nil if there is none.
  mutating func redo() -> [Edit]? {
    open = nil
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  private mutating func extendLastStep(with edit: Edit, _ kind: Kind) -> Bool {
    guard let step = done.indices.last, let last = done[step].last else { return false }
    guard last.inserted.utf8.count + last.removed.utf8.count < EditHistory.longestStep else {
      return false
    }
    let index = done[step].count - 1
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.start == last.start + last.inserted.utf8.count else {
        return false
      }
      let startsWord =
        last.inserted.last?.isWhitespace == true && edit.inserted.first?.isWhitespace == false
      if startsWord { return false }
      done[step][index].inserted += edit.inserted
    case .deleting where edit.start + edit.removed.utf8.count == last.start:
      done[step][index].start = edit.start
      done[step][index].removed = edit.removed + last.removed
    case .deleting where edit.start == last.start:
      done[step][index].removed += edit.removed
    case .deleting, .other:
      return false
    }
    return true
  }
}
