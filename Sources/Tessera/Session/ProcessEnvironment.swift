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
    try? write(text, toFile: descriptor)
  }

  /// Writes text to a descriptor, whole.
  ///
  /// - Throws: The system's reason why it could not; a part may have been written.
  static func write(_ text: String, toFile descriptor: Int32) throws(FileError) {
    var text = text
    let number: Int32 = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return 0
    }
    if number != 0 { throw FileError(number: number) }
  }

  /// Makes an empty file, or empties the one that is there, and opens it for writing.
  ///
  /// - Throws: The system's reason why it could not.
  static func create(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644)
    if descriptor < 0 { throw FileError(number: errno) }
    return descriptor
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #else
    _ = Darwin.close(descriptor)
    #endif
  }

  /// The seconds since 1970.
  static var date: Int { time(nil) }

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

/// Why the system did not open or write a file.
struct FileError: Error {
  /// The number of the reason (errno).
  let number: Int32

  /// The reason in the system's words.
  var reason: String { String(cString: strerror(number)) }
}
