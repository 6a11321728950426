import CNcurses
package import TesseraScreen

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal as a file: a private descriptor that does not block, read and written by nobody
/// else.
///
/// The descriptor opens the terminal once more instead of borrowing 0 or 1. `O_NONBLOCK` belongs to
/// the open file and not to the descriptor, so setting it on a borrowed one would make the shell's
/// own reads and writes fail too. And while `print` goes to descriptor 1, which is captured, frames
/// leave by this one. Where the terminal cannot be opened again (after `su` it belongs to another
/// user), a duplicate is used, written to in small pieces after a poll.
package final class TerminalDevice {
  /// What a read brought.
  package enum Input: Equatable, Sendable {
    /// This many bytes.
    case bytes(Int)
    /// Nothing for now.
    case nothing
    /// The terminal is gone.
    case lost
  }

  /// What became of a write.
  package enum Output: Equatable, Sendable {
    /// This many bytes left, all or a part.
    case bytes(Int)
    /// There was no room.
    case full
    /// The terminal is gone.
    case lost
  }

  /// The private descriptor.
  package let descriptor: Int32
  /// Called after each act that changes the terminal: a write, a change of line settings.
  ///
  /// Tests end the process here, to see whether the terminal comes back from every point.
  package var afterEachAct: (() -> Void)?

  private let blocks: Bool

  /// Opens the terminal of the process.
  ///
  /// Standard output must be a terminal: a program whose output goes to a file has no business on
  /// the screen. Keys come from it too when standard input is a pipe, as in `git log | app`.
  ///
  /// - Throws: ``TerminalError/outputIsNotATerminal``, ``TerminalError/noKeyboard`` or
  ///   ``TerminalError/unusable(_:)``.
  package convenience init() throws(TerminalError) {
    guard cnc_isatty(1) == 1 else { throw .outputIsNotATerminal }
    if cnc_isatty(0) == 1 {
      try self.init(sharing: 0)
      return
    }
    let controlling = cnc_tty_controlling()
    guard controlling >= 0 else { throw .noKeyboard }
    self.init(owning: controlling, blocks: false)
  }

  /// Opens the terminal behind `descriptor`.
  ///
  /// - Throws: ``TerminalError/unusable(_:)`` when it is none.
  package convenience init(sharing descriptor: Int32) throws(TerminalError) {
    var blocks: Int32 = 0
    let opened = cnc_tty_reopen(descriptor, &blocks)
    guard opened >= 0, cnc_isatty(opened) == 1 else { throw .unusable(errno) }
    self.init(owning: opened, blocks: blocks != 0)
  }

  private init(owning descriptor: Int32, blocks: Bool) {
    self.descriptor = descriptor
    self.blocks = blocks
  }

  deinit { close(descriptor) }

  /// Reads what has arrived, at most `buffer.count` bytes, and never waits.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Input {
    while true {
      let count = Self.systemRead(descriptor, buffer)
      if count > 0 { return .bytes(count) }
      // With VMIN 0, zero means nothing, not the end: the end is an error or a hang-up.
      if count == 0 || errno == EAGAIN { return .nothing }
      if errno != EINTR { return .lost }
    }
  }

  /// Writes as much of `bytes` as there is room for, and never waits.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Output {
    guard !bytes.isEmpty else { return .bytes(0) }
    let result = blocks ? writeCarefully(bytes) : writeOnce(bytes)
    afterEachAct?()
    return result
  }

  /// Writes `bytes` and waits for room, at most `milliseconds` in all.
  ///
  /// - Returns: Whether all of them left.
  package func write(_ bytes: [UInt8], waiting milliseconds: Int32) -> Bool {
    guard !bytes.isEmpty else { return true }
    let count = cnc_tty_write(descriptor, bytes, bytes.count, milliseconds)
    afterEachAct?()
    return count == bytes.count
  }

  /// Writes bytes that must arrive, at the cost of output that the terminal has not taken yet.
  package func writeLast(_ bytes: [UInt8]) {
    cnc_tty_write_last(descriptor, bytes, bytes.count)
    afterEachAct?()
  }

  /// The size that the terminal reports, in cells.
  ///
  /// A terminal that reports 0 for either side does not know (serial lines, some containers): then
  /// `COLUMNS` and `LINES` are believed, else 80×24 is. While the terminal does know, the variables
  /// are not asked: they are copies from the time when the shell last looked.
  package func size(_ environment: TerminalEnvironment) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cnc_window_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return environment.size ?? Size(width: 80, height: 24)
    }
    return Size(width: Int(columns), height: Int(rows))
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Output {
    while true {
      let count = Self.systemWrite(descriptor, bytes)
      if count >= 0 { return .bytes(count) }
      if errno == EAGAIN { return .full }
      if errno != EINTR { return .lost }
    }
  }

  /// On a descriptor that blocks: pieces that fit, each after a poll that says so.
  private func writeCarefully(_ bytes: UnsafeRawBufferPointer) -> Output {
    var item = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard cnc_poll(&item, 1, 0) > 0 else { return .full }
    if item.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .lost }
    return writeOnce(UnsafeRawBufferPointer(rebasing: bytes.prefix(256)))
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer)
    -> Int
  {
    #if canImport(Glibc)
    Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
    Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
