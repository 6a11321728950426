/// Brackets and signs that are drawn the other way round in text that runs from right to left.
enum Mirroring {
  /// Pairs of brackets, which UAX #9 resolves together (BidiBrackets.txt).
  private static let brackets = pairs(
    "()[]{}⁅⁆⁽⁾₍₎⌈⌉⌊⌋❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⸨⸩〈〉《》「」『』【】〔〕〖〗〘〙〚〛（）［］｛｝｟｠｢｣")
  /// Signs that are only mirrored (BidiMirroring.txt).
  private static let signs = pairs("<>«»‹›≤≥≪≫⊂⊃⊆⊇∈∋")

  /// What a bracket does to the pairing: its partner, and whether it opens.
  static func bracket(_ value: UInt32) -> (partner: UInt32, opens: Bool)? { brackets[value] }

  /// The glyph as it is drawn from right to left.
  static func mirrored(_ glyph: Glyph) -> Glyph {
    guard glyph.rawValue & (Glyph.pooledBit | Glyph.continuationBit) == 0 else { return glyph }
    let value = glyph.firstScalarValue
    guard let pair = brackets[value] ?? signs[value], let partner = Unicode.Scalar(pair.partner)
    else { return glyph }
    return Glyph(single: partner, ScalarKind(partner))
  }

  private static func pairs(_ text: String) -> [UInt32: (partner: UInt32, opens: Bool)] {
    var map: [UInt32: (partner: UInt32, opens: Bool)] = [:]
    var opening: UInt32?
    for scalar in text.unicodeScalars {
      if let first = opening {
        map[first] = (scalar.value, true)
        map[scalar.value] = (first, false)
        opening = nil
      } else {
        opening = scalar.value
      }
    }
    return map
  }
}
