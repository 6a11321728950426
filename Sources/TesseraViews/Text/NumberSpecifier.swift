#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Formats numbers with the formats of C's `printf`.
///
/// A format is read before it is used, and its length is set to that of the number: whatever an
/// author writes, C never reads what is not there.
enum NumberSpecifier {
  /// A number in a format; nil where the format is not one for it.
  static func string(of value: any CVarArg, _ specifier: String) -> String? {
    guard let (start, options, conversion, end) = split(specifier) else { return nil }
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      guard let integer = value as? any BinaryInteger else { return nil }
      return start + format("%\(options)ll\(conversion)", Int64(truncatingIfNeeded: integer)) + end
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = double(of: value) else { return nil }
      return start + format("%\(options)\(conversion)", number) + end
    default: return nil
    }
  }

  private static func double(of value: any CVarArg) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    default: nil
    }
  }

  /// The flags, the width and the precision of the one format in a string, its letter, and what
  /// stands before and after; widths of more than three digits are none.
  private static func split(
    _ specifier: String
  ) -> (start: String, options: String, conversion: Character, end: String)? {
    guard let percent = specifier.firstIndex(of: "%") else { return nil }
    var rest = specifier[specifier.index(after: percent)...]
    var options = String(rest.prefix { "-+ #0'".contains($0) })
    rest = rest.dropFirst(options.count)
    let width = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(width.count)
    options += width
    var precision = ""
    if rest.first == "." {
      precision = "." + rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(precision.count)
    }
    options += precision
    rest = rest.drop { "hlqjztL".contains($0) }
    guard width.count <= 3, precision.count <= 4, let conversion = rest.first else { return nil }
    return (String(specifier[..<percent]), options, conversion, String(rest.dropFirst()))
  }

  private static func format(_ format: String, _ value: any CVarArg) -> String {
    withVaList([value]) { list in
      var buffer = [CChar](repeating: 0, count: 2048)
      let count = vsnprintf(&buffer, buffer.count, format, list)
      let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
