#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads source files.
@MainActor
enum SourceReader {
  /// More than any page needs.
  private static let mostBytes = 256 * 1024

  /// The lines of a file; nil where it cannot be read.
  static func lines(of source: SourceFile) -> [SourceLine]? {
    guard let text = text(at: source.path) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { SourceLine(number: $0.offset + 1, $0.element) }
  }

  private static func text(at path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16 * 1024)
    while bytes.count < mostBytes {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
