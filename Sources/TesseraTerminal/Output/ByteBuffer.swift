/// Bytes on their way to a terminal: grows, is emptied, and keeps its memory for the next frame.
///
/// Memory: `base` is allocated for `capacity` bytes, of which `count` are initialised. Whoever writes
/// through a pointer first asks `reserve(_:)` for the most that it may write, writes no more than
/// that, and hands the end to `advance(to:)`.
public struct ByteBuffer: ~Copyable {
  /// How many bytes it holds.
  public private(set) var count = 0

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Makes an empty buffer with room for some bytes; it grows when more come.
  public init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Whether it holds nothing.
  public var isEmpty: Bool { count == 0 }

  /// Its bytes as an array; makes a copy.
  public var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// Lends its bytes to `body`, which must not keep the pointer.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Forgets all bytes and keeps the memory.
  public mutating func removeAll() {
    count = 0
  }

  /// Forgets the bytes after the first `count`; does nothing if there are fewer.
  public mutating func truncate(to count: Int) {
    self.count = min(self.count, max(0, count))
  }

  /// Adds one byte.
  public mutating func append(_ byte: UInt8) {
    let end = reserve(1)
    end[0] = byte
    count += 1
  }

  /// Adds bytes.
  public mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Adds bytes of an array.
  public mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Adds text as UTF-8.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Adds a literal.
  mutating func append(_ literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Room for `length` more bytes; the pointer is good until the buffer is next asked for anything.
  @inline(__always)
  mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < length { grow(by: length) }
    return base + count
  }

  /// Takes over what was written into the room that `reserve(_:)` gave.
  @inline(__always)
  mutating func advance(to end: UnsafeMutablePointer<UInt8>) {
    count = end - base
  }

  /// Moves the bytes from `start` on by the length of a literal and puts it in front of them.
  mutating func insert(_ literal: StaticString, at start: Int) {
    let length = literal.utf8CodeUnitCount
    let tail = count - start
    _ = reserve(length)
    (base + start + length).update(from: base + start, count: tail)
    (base + start).update(from: literal.utf8Start, count: length)
    count += length
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let grown = max(capacity * 2, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = grown
  }
}
