#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the process was started with, and its standard streams, without Foundation.
enum ProcessEnvironment {
  /// An environment variable; nil where it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes text to a descriptor, whole; gives up on an error.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// Appends text to a file, which is made if need be; a file that cannot be written is left alone.
  static func append(_ text: String, toFile path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    write(text, to: descriptor)
    close(descriptor)
  }

  /// Ends the process with a status.
  static func end(status: Int32) -> Never { exit(status) }
}
