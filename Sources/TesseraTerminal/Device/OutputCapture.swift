import CNcurses

/// Keeps `print` and everything else that goes to descriptors 1 and 2 off the screen.
///
/// While the program draws, both lead to a file without a name. When the terminal is given back they
/// are themselves again, and what was captured is shown: at most the last 64 KiB, the rest is
/// dropped and said so. A crash shows it too, a `fatalError`'s reason among it. A descriptor that is
/// not a terminal is left alone, so `app 2>log` keeps its log. Children that the program starts write
/// to the file as well.
@MainActor package struct OutputCapture {
  /// The newest captured text, at most `limit` bytes of it, for a log on the screen.
  ///
  /// It is as the writer wrote it: control characters included, a line or a character cut at the
  /// start, invalid UTF-8 replaced.
  package func recentText(limit: Int = 64 * 1024) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, limit)) { buffer, count in
      count = cnc_capture_recent(buffer.baseAddress, buffer.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
