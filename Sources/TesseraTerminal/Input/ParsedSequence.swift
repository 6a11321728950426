/// A control sequence taken apart: `CSI ? 1 : 2 ; 3 $ y` (ECMA-48, 5.4).
///
/// For `CSI 97:65;2;65u` the fields are `97:65`, `2` and `65`, each with its sub-fields, and the
/// final byte is `u`.
struct ParsedSequence {
  /// A field between semicolons; a missing number is nil.
  struct Field {
    /// The number before the first colon.
    var value: Int?
    /// The numbers after it.
    var details: [Int?] = []
  }

  /// One of `<`, `=`, `>`, `?` in front of the fields, or 0.
  var marker: UInt8 = 0
  /// The fields; none if there are no parameter bytes.
  var fields: [Field] = []
  /// The intermediate byte before the final one, or 0.
  var intermediate: UInt8 = 0
  /// The final byte.
  var final: UInt8

  /// Takes the parameter and intermediate bytes of a sequence apart; nil if they break the form.
  ///
  /// Numbers are held at `Int32.max`. A minus sign, which some terminals send for a pointer beyond
  /// the left or top edge, is allowed after the marker `<` and makes the number 0.
  init?(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var field = Field(value: nil)
    var number: Int?
    var isDetail = false
    var isNegative = false
    func store(_ number: Int?, in field: inout Field, isDetail: Bool) {
      if isDetail { field.details.append(number) } else { field.value = number }
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x3C...0x3F where index == 0:
        marker = byte
      case 0x30...0x39 where intermediate == 0:
        let next = (number ?? 0) * 10 + Int(byte - 0x30)
        number = isNegative ? 0 : min(next, Int(Int32.max))
      case 0x3A...0x3B where intermediate == 0:
        store(number, in: &field, isDetail: isDetail)
        isDetail = byte == 0x3A
        if byte == 0x3B {
          fields.append(field)
          field = Field(value: nil)
        }
        number = nil
        isNegative = false
      case 0x2D where marker == 0x3C && number == nil && !isNegative && intermediate == 0:
        isNegative = true
      case 0x20...0x2F where intermediate == 0:
        intermediate = byte
      default:
        return nil
      }
    }
    let parameters = marker == 0 ? bytes.count : bytes.count - 1
    guard parameters > (intermediate == 0 ? 0 : 1) else { return }
    store(number, in: &field, isDetail: isDetail)
    fields.append(field)
  }

  /// The number of a field; nil if it is missing.
  func value(_ index: Int) -> Int? {
    index < fields.count ? fields[index].value : nil
  }

  /// A number after a colon in a field; nil if it is missing.
  func detail(_ index: Int, _ position: Int) -> Int? {
    guard index < fields.count, position < fields[index].details.count else { return nil }
    return fields[index].details[position]
  }
}
