/// A small number for every scalar of planes 0 and 1, held in two string literals.
///
/// Literals, not arrays: they lie in the program's read-only data and cost nothing at start, in
/// debug builds too. Scalars come in blocks of 64; equal blocks are stored once.
///
///     blocks   two digits of base 32, from "0", for every block: where its numbers are
///     kinds    64 numbers, from "0", for every different block
struct ScalarTable {
  let blocks: StaticString
  let kinds: StaticString

  /// The number of a scalar below U+20000.
  subscript(value: Int) -> UInt8 {
    // In bounds: the script writes two digits for every 64 scalars below U+20000, and 64 numbers
    // for every block that the digits name.
    let digits = blocks.utf8Start + (value >> 6) * 2
    let block = Int(digits[0] &- 48) << 5 | Int(digits[1] &- 48)
    return kinds.utf8Start[block << 6 | value & 63] &- 48
  }
}
