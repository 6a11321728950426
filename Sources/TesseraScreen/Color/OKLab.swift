/// A colour in OKLab, where distances are about what eyes see (Björn Ottosson, 2020).
///
/// `lightness` goes from 0 to 1; `a` is green to red, `b` blue to yellow, both about -0.3 to 0.3.
struct OKLab {
  var lightness: Float
  var a: Float
  var b: Float

  /// The linear light of each sRGB byte (IEC 61966-2-1).
  private static let linear: [Float] = (0..<256).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return Float(value / 12.92) }
    // x^2.4 is x² times the fifth root of x².
    let base = (value + 0.055) / 1.055
    return Float(base * base * fifthRoot(base * base))
  }

  /// The OKLab form of an sRGB colour.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = OKLab.linear.withUnsafeBufferPointer {
      ($0[Int(red)], $0[Int(green)], $0[Int(blue)])
    }
    let long = cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let medium = cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
    self.b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  }

  /// The square of the distance to another colour.
  func squaredDistance(to other: OKLab) -> Float {
    let dl = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return dl * dl + da * da + db * db
  }

  /// The square of the colourfulness; a grey has almost none.
  var squaredChroma: Float { a * a + b * b }
}

/// The cube root of a number between 0 and 1.
///
/// The exponent divided by three is a first guess within a few percent; each Newton step squares
/// its error.
private func cubeRoot(_ value: Float) -> Float {
  guard value > 0 else { return 0 }
  var root = Float(bitPattern: value.bitPattern / 3 + 709_921_077)
  for _ in 0..<3 { root = (2 * root + value / (root * root)) / 3 }
  return root
}

/// The fifth root of a number between 0 and 1, by Newton's method from above.
private func fifthRoot(_ value: Double) -> Double {
  var root = 1.0
  for _ in 0..<60 {
    let fourth = root * root * root * root
    root = (4 * root + value / fourth) / 5
  }
  return root
}
