#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of keys and values, which several processes may write.
///
/// One `key=value` a line; in both, a backslash, a line feed and a carriage return are escaped, in a key
/// `=` too. A change is written by reading what is there, changing the one key, writing a new file beside
/// and renaming it, all under a lock: nobody sees half a file and nobody's keys are lost. Lines that are
/// not understood are kept as they are.
struct SettingsFile {
  private struct Line {
    var key: String?
    /// The value, or the whole line where there is no key.
    var text: String
  }

  /// Where the file is; nil where the user has no home directory, and then nothing is kept.
  let path: String?

  /// The settings of the program that runs: `$XDG_CONFIG_HOME/NAME/settings`, or what the platform uses.
  static func configuration(_ program: String) -> SettingsFile {
    SettingsFile(path: directory("XDG_CONFIG_HOME", ".config", program).map { $0 + "/settings" })
  }

  /// The state of the program that runs: `$XDG_STATE_HOME/NAME/state`, or what the platform uses.
  static func state(_ program: String) -> SettingsFile {
    SettingsFile(path: directory("XDG_STATE_HOME", ".local/state", program).map { $0 + "/state" })
  }

  private static func directory(
    _ variable: String, _ standard: String, _ program: String
  ) -> String? {
    if let path = environment(variable), path.utf8.first == UInt8(ascii: "/") {
      return path + "/" + program
    }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    #if os(macOS)
    return home + "/Library/Application Support/" + program
    #else
    return home + "/" + standard + "/" + program
    #endif
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  // MARK: Reading and writing

  /// All keys and values; none where there is no file or it cannot be read.
  func read() -> [String: String] {
    var values: [String: String] = [:]
    for line in lines() {
      if let key = line.key { values[key] = line.text }
    }
    return values
  }

  /// Changes one key, or with nil removes it; returns whether that was written.
  @discardableResult
  func write(_ value: String?, for key: String) -> Bool {
    guard let path, makeDirectories(of: path) else { return false }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { return false }

    var lines = lines()
    lines.removeAll { $0.key == key && value == nil }
    if let value {
      if let index = lines.lastIndex(where: { $0.key == key }) {
        lines[index].text = value
      } else {
        lines.append(Line(key: key, text: value))
      }
    }
    let text = lines.map(SettingsFile.text).joined()
    let new = path + ".new"
    guard replace(new, with: text), rename(new, path) == 0 else {
      unlink(new)
      return false
    }
    return true
  }

  private func lines() -> [Line] {
    guard let path, let text = contents(of: path) else { return [] }
    return text.split(separator: "\n").map { raw in
      guard let (key, value) = SettingsFile.parse(raw) else { return Line(text: String(raw)) }
      return Line(key: key, text: value)
    }
  }

  private func contents(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = bytesRead(file, &chunk)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replace(_ path: String, with text: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { bytesWritten(file, $0) }
      guard count > 0 else { return false }
      offset += count
    }
    return fsync(file) == 0
  }

  private func makeDirectories(of path: String) -> Bool {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      end = slash
      if mkdir(String(path[..<slash]), 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  // MARK: Lines

  private static func text(of line: Line) -> String {
    guard let key = line.key else { return line.text + "\n" }
    return escaped(key, and: "=") + "=" + escaped(line.text, and: nil) + "\n"
  }

  private static func escaped(_ text: String, and extra: Unicode.Scalar?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case extra: result.append(contentsOf: "\\e".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func parse(_ line: Substring) -> (key: String, value: String)? {
    guard let sign = line.firstIndex(of: "=") else { return nil }
    return (unescaped(line[..<sign]), unescaped(line[line.index(after: sign)...]))
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "e": result.append("=")
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }
}

private func bytesRead(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  read(file, &buffer, buffer.count)
}

private func bytesWritten(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
