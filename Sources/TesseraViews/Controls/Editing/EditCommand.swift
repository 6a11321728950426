package import TesseraScreen

/// What a key does in a field: the keys of readline, and those of desktops.
package enum EditCommand: Equatable {
  case insert(String)
  case move(EditMotion, selecting: Bool)
  case delete(EditMotion)
  case kill(EditMotion)
  case yank
  case undo
  case redo
  case selectAll

  /// What a press does; nil for a press that a field has no use for.
  package init?(_ press: KeyPress) {
    guard press.phase != .up else { return nil }
    if !press.characters.isEmpty {
      self = .insert(press.characters)
      return
    }
    let isSelecting = press.modifiers.contains(.shift)
    let command: EditCommand? =
      switch press.modifiers.forMatching.subtracting(.shift) {
      case []: EditCommand.plain(press.key, isSelecting)
      case .control: EditCommand.control(press.key, isSelecting)
      case .option: EditCommand.option(press.key, isSelecting)
      case .command: EditCommand.command(press.key, isSelecting)
      default: nil
      }
    guard let command else { return nil }
    self = command
  }

  private static func plain(_ key: KeyEquivalent, _ isSelecting: Bool) -> EditCommand? {
    switch key {
    case .leftArrow: .move(.left, selecting: isSelecting)
    case .rightArrow: .move(.right, selecting: isSelecting)
    case .home: .move(.lineStart, selecting: isSelecting)
    case .end: .move(.lineEnd, selecting: isSelecting)
    case .delete: .delete(.left)
    case .deleteForward: .delete(.right)
    default: nil
    }
  }

  private static func control(_ key: KeyEquivalent, _ isSelecting: Bool) -> EditCommand? {
    switch key {
    case .leftArrow: .move(.wordLeft, selecting: isSelecting)
    case .rightArrow: .move(.wordRight, selecting: isSelecting)
    case .home: .move(.start, selecting: isSelecting)
    case .end: .move(.end, selecting: isSelecting)
    case .delete: .delete(.wordLeft)
    case .deleteForward: .delete(.wordRight)
    case "a": .move(.lineStart, selecting: isSelecting)
    case "e": .move(.lineEnd, selecting: isSelecting)
    case "b": .move(.left, selecting: isSelecting)
    case "f": .move(.right, selecting: isSelecting)
    case "h": .delete(.left)
    case "d": .delete(.right)
    case "k": .kill(.lineEnd)
    case "u": .kill(.lineStart)
    case "w": .kill(.fieldLeft)
    case "y": .yank
    case "z": isSelecting ? .redo : .undo
    case "_", "/", "7": .undo
    default: nil
    }
  }

  private static func option(_ key: KeyEquivalent, _ isSelecting: Bool) -> EditCommand? {
    switch key {
    case .leftArrow, "b": .move(.wordLeft, selecting: isSelecting)
    case .rightArrow, "f": .move(.wordRight, selecting: isSelecting)
    case .delete: .kill(.wordLeft)
    case .deleteForward, "d": .kill(.wordRight)
    case "z": .redo
    default: nil
    }
  }

  private static func command(_ key: KeyEquivalent, _ isSelecting: Bool) -> EditCommand? {
    switch key {
    case .leftArrow: .move(.lineStart, selecting: isSelecting)
    case .rightArrow: .move(.lineEnd, selecting: isSelecting)
    case .upArrow: .move(.start, selecting: isSelecting)
    case .downArrow: .move(.end, selecting: isSelecting)
    case .delete: .kill(.lineStart)
    case "a": .selectAll
    case "z": isSelecting ? .redo : .undo
    default: nil
    }
  }
}

extension EditBuffer {
  /// Does what a command says.
  package mutating func perform(_ command: EditCommand) {
    switch command {
    case .insert(let text): insert(text)
    case .move(let motion, let isSelecting): move(motion, selecting: isSelecting)
    case .delete(let motion): delete(motion)
    case .kill(let motion): kill(motion)
    case .yank: yank()
    case .undo: undo()
    case .redo: redo()
    case .selectAll: selectAll()
    }
  }
}
