#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why something could not be done with a file, as people say it.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The number of the system's error.
  let code: Int32
  /// The reason, as the end of a sentence: "the disk is full".
  let reason: String

  /// Makes a failure of the system's error number.
  init(code: Int32 = errno) {
    self.code = code
    reason = FileFailure.reason(of: code)
  }

  /// Makes a failure of a reason of one's own.
  init(reason: String) {
    code = 0
    self.reason = reason
  }

  var description: String { reason }

  private static func reason(of code: Int32) -> String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "your disk quota is used up"
    case EFBIG: "the file would be larger than allowed here"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is no folder"
    case EISDIR: "it is a folder"
    case ENOENT: "the folder does not exist"
    case ENAMETOOLONG: "the name is too long"
    case EIO: "the disk reports an error"
    default: String(cString: strerror(code))
    }
  }
}
