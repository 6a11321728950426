#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that is gone, with all in it, when the test that made it is over.
final class TemporaryFolder {
  let path: String

  init() {
    var name = Array("/tmp/tessera-apps-XXXXXX".utf8CString)
    mkdtemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink(path(name)) }
    rmdir(path)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the folder, sorted, without locks.
  var files: [String] { names.filter { !$0.hasSuffix(".lock") } }

  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a file.
  func write(_ text: String, to name: String, mode: mode_t = 0o600) {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    fchmod(descriptor, mode)
    close(descriptor)
  }

  /// What is in a file; nil where there is none.
  func text(of name: String) -> String? {
    let descriptor = open(path(name), O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &part, part.count), count > 0 {
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The permission bits of a file.
  func mode(of name: String) -> mode_t {
    var status = stat()
    stat(path(name), &status)
    return status.st_mode & 0o777
  }
}
