/// Sends bytes to the terminal without ever waiting for it.
///
/// One frame is in flight at a time: it is handed over whole, what the terminal does not take at once
/// stays here, and the next frame is made when the last one has left. So a terminal that stops
/// reading holds back one frame, and shows the newest when it reads again.
///
///     if writer.isIdle { writer.write(frame) }          // in the loop, before it waits
///     loop.watchesOutput = !writer.isIdle                // poll for room only then
///     writer.handleWritable()                            // when there is room
package final class OutputWriter {
  /// Where the last frame is.
  package enum State: Equatable, Sendable {
    /// Everything has left.
    case idle
    /// Some bytes wait until the terminal takes them.
    case pending
    /// The terminal is gone; bytes are dropped.
    case lost
  }

  /// Where the last frame is.
  package private(set) var state = State.idle
  /// Every byte that has left so far.
  package private(set) var bytesWritten = 0

  /// Whether a new frame may be encoded.
  package var isIdle: Bool { state == .idle }

  private let device: TerminalDevice
  private var waiting: [UInt8] = []
  /// How much of `waiting` has left; the rest is not moved, the place in it is.
  private var offset = 0

  /// Makes a writer to `device`.
  package init(_ device: TerminalDevice) {
    self.device = device
  }

  /// Sends a frame, or the bytes of a change of modes.
  ///
  /// Usually they leave in one system call and are not copied. What does not fit is copied once to a
  /// buffer that is used again. Bytes that are handed over while others wait follow them; a frame
  /// should not be: encode it when ``isIdle``.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer) -> State {
    switch state {
    case .lost: break
    case .pending: waiting.append(contentsOf: bytes)
    case .idle:
      let sent = send(bytes)
      guard state != .lost, sent < bytes.count else { break }
      state = .pending
      waiting.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[sent...]))
    }
    return state
  }

  /// Sends `bytes` as ``write(_:)-(UnsafeRawBufferPointer)`` does.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> State {
    bytes.withUnsafeBytes { write($0) }
  }

  /// The terminal has room again: sends on.
  @discardableResult
  package func handleWritable() -> State {
    guard state == .pending else { return state }
    offset += waiting.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
    if state == .lost || offset == waiting.count { drop() }
    return state
  }

  /// Sends what waits, giving the terminal at most `milliseconds` to take it, and drops the rest.
  ///
  /// - Returns: Whether all of it left; else the terminal may be in the middle of a sequence.
  package func finish(waiting milliseconds: Int32) -> Bool {
    guard state == .pending else { return state == .idle }
    let rest = Array(waiting[offset...])
    drop()
    return device.write(rest, waiting: milliseconds)
  }

  private func drop() {
    waiting.removeAll(keepingCapacity: true)
    offset = 0
    if state == .pending { state = .idle }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    switch device.write(bytes) {
    case .bytes(let count):
      bytesWritten += count
      return count
    case .full: return 0
    case .lost:
      state = .lost
      return 0
    }
  }
}
