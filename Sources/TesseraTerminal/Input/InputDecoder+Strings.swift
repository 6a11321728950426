import TesseraScreen

/// The content of strings and pastes, taken in runs.
extension InputDecoder {
  /// The bytes which end a bracketed paste.
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Collects a string from `start` to its end or that of the bytes; returns where.
  mutating func collectString(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into found: inout [DecodedInput]
  ) -> Int {
    var position = start
    var end: UInt8?
    let endsWithBell = buffer.first == UInt8(ascii: "]")
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20, byte == 0x1B || byte == 0x18 || byte == 0x1A || (byte == 0x07 && endsWithBell)
      {
        end = byte
        break
      }
      position += 1
    }
    append(UnsafeRawBufferPointer(rebasing: bytes[start..<position]), limit: limits.string)
    switch end {
    case .none: return position
    case 0x1B: state = .stringEscape
    case 0x07: finishString(into: &found)
    default:
      emitPrefix(into: &found)
      reset()
    }
    return position + 1
  }

  /// Takes the byte after an ESC in a string: `\` ends it, anything else breaks it off.
  mutating func stepStringEscape(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    if byte == UInt8(ascii: "\\") {
      finishString(into: &found)
      return true
    }
    emitPrefix(into: &found)
    reset()
    state = .escape
    return false
  }

  private mutating func finishString(into found: inout [DecodedInput]) {
    emitPrefix(into: &found)
    if !isSkipping {
      found += TerminalReply.replies(string: buffer).map { .reply($0) }
    }
    reset()
  }

  /// Collects a paste from `start` to its end or that of the bytes; returns where.
  mutating func collectPaste(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into found: inout [DecodedInput]
  ) -> Int {
    let marker = InputDecoder.pasteEnd
    var position = start
    if matched > 0 {
      while position < bytes.count, matched < marker.count, bytes[position] == marker[matched] {
        position += 1
        matched += 1
      }
      if matched == marker.count {
        finishPaste(into: &found)
      } else if position < bytes.count {
        // Not the marker after all. Only its first byte is ESC, so no match can begin inside.
        marker.withUnsafeBytes {
          append(UnsafeRawBufferPointer(rebasing: $0[..<matched]), limit: limits.paste)
        }
        matched = 0
      }
      return position
    }
    while position < bytes.count, bytes[position] != 0x1B { position += 1 }
    append(UnsafeRawBufferPointer(rebasing: bytes[start..<position]), limit: limits.paste)
    guard position < bytes.count else { return position }
    matched = 1
    return position + 1
  }

  /// Emits the paste at hand and returns to the ground state.
  mutating func finishPaste(into found: inout [DecodedInput]) {
    InputDecoder.normalizeLineEnds(&buffer)
    found.append(.event(.paste(String(decoding: buffer, as: UTF8.self))))
    reset()
  }

  /// Appends a run as far as the limit allows.
  ///
  /// A string that is too long is dropped, a paste is cut.
  private mutating func append(_ run: UnsafeRawBufferPointer, limit: Int) {
    guard !isSkipping, !run.isEmpty else { return }
    let room = max(0, limit - buffer.count)
    if run.count > room { isSkipping = true }
    buffer.append(contentsOf: run.prefix(room))
  }

  /// Turns CR LF and CR into LF, in place.
  private static func normalizeLineEnds(_ text: inout [UInt8]) {
    let count = text.withUnsafeMutableBufferPointer { bytes in
      var source = 0
      var target = 0
      while source < bytes.count {
        var byte = bytes[source]
        source += 1
        if byte == 0x0D {
          byte = 0x0A
          if source < bytes.count, bytes[source] == 0x0A { source += 1 }
        }
        bytes[target] = byte
        target += 1
      }
      return target
    }
    text.removeLast(text.count - count)
  }
}
