/// The two cases of a letter, as far as one key types both.
extension KeyPress {
  /// The lower-case letter whose key types `character` with Shift; nil if it is no such letter.
  ///
  /// Only pairs of single scalars that lead to each other: `A`, `Ä`, `Я`, but no titlecase letter
  /// and no `İ`, whose lower case has two scalars.
  public static func unshifted(_ character: Character) -> Character? {
    if let ascii = character.asciiValue {
      guard (0x41...0x5A).contains(ascii) else { return nil }
      return Character(Unicode.Scalar(ascii | 0x20))
    }
    guard let scalar = single(character), scalar.properties.isUppercase,
      let lower = single(scalar.properties.lowercaseMapping), lower != scalar,
      single(lower.properties.uppercaseMapping) == scalar
    else { return nil }
    return Character(lower)
  }

  /// The upper-case letter that the key of a lower-case letter types with Shift; nil if none.
  public static func shifted(_ character: Character) -> Character? {
    if let ascii = character.asciiValue {
      guard (0x61...0x7A).contains(ascii) else { return nil }
      return Character(Unicode.Scalar(ascii & 0x5F))
    }
    guard let scalar = single(character),
      let upper = single(scalar.properties.uppercaseMapping), upper != scalar,
      single(upper.properties.lowercaseMapping) == scalar
    else { return nil }
    return Character(upper)
  }

  /// The scalar of a text that has just one.
  private static func single(_ text: some StringProtocol) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
    return first
  }

  /// The scalar of a character that has just one.
  private static func single(_ character: Character) -> Unicode.Scalar? {
    single(String(character))
  }
}
