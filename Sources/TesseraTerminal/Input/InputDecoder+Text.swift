import TesseraScreen

/// A UTF-8 scalar of which some bytes have come.
struct PartialScalar {
  /// The bits so far.
  var value: UInt32 = 0
  /// How many bytes are missing.
  var missing = 0
  /// The least value of the next byte; above 0x80 only after a lead byte that allows less.
  var low: UInt8 = 0x80
  /// The greatest value of the next byte.
  var high: UInt8 = 0xBF

  /// An unstarted scalar.
  init() {}

  /// Starts a scalar of several bytes; nil if no such scalar starts with the byte.
  ///
  /// The bounds of the second byte leave out overlong forms, surrogates and values beyond
  /// U+10FFFF (Unicode, table 3-7).
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: low = 0xA0
    case 0xED: high = 0x9F
    case 0xF0: low = 0x90
    case 0xF4: high = 0x8F
    default: break
    }
  }

  /// Takes the next byte; false if it cannot follow.
  mutating func append(_ byte: UInt8) -> Bool {
    guard byte >= low, byte <= high else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    low = 0x80
    high = 0xBF
    return true
  }
}

/// Text and control bytes outside of sequences.
extension InputDecoder {
  /// Decodes from `start` until a sequence or a scalar of several bytes begins; returns where.
  mutating func decodeText(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into found: inout [DecodedInput]
  ) -> Int {
    let typed = KeySequences.typed
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x20...0x7E:
        found.append(.event(.key(typed[Int(byte) - 0x20])))
      case 0x1B:
        state = .escape
        return position
      case 0x00...0x1F:
        emit(controls[Int(byte)], into: &found)
      case 0x7F:
        emit(controls[0x20], into: &found)
      default:
        guard let started = PartialScalar(lead: byte) else { continue }
        scalar = started
        state = .scalar
        return position
      }
    }
    return position
  }

  /// Takes the next byte of a scalar; a byte that cannot follow drops it and counts anew.
  mutating func stepScalar(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    guard scalar.append(byte) else {
      emitPrefix(into: &found)
      reset()
      return false
    }
    guard scalar.missing == 0 else { return true }
    // C1 controls are no text.
    if scalar.value > 0x9F, let typed = Unicode.Scalar(scalar.value) {
      emitSequenceKey(KeyPress(typing: typed), into: &found)
    } else {
      emitPrefix(into: &found)
    }
    reset()
    return true
  }
}
