import Synchronization

/// The clusters that are longer than one scalar, held once each for the whole process.
///
/// A glyph names its cluster by number. Entries are never moved, changed or freed, so that a
/// glyph can be read from any thread without a lock; only making one takes the lock. Text from
/// outside can't fill the memory: after `capacity` clusters, new ones become U+FFFD.
final class GlyphPool: Sendable {
  static let shared = GlyphPool()

  /// The most bytes that a cluster may have; the rest of its marks is cut.
  ///
  /// The longest emoji sequence of Unicode takes 41; only piled-up accents reach 64.
  static let longestCluster = 64

  private static let pageBits = 10
  private static let pageSize = 1 << pageBits

  /// How many clusters the pool can hold.
  let capacity: Int

  /// The pages of entries; an entry points at a length byte that the cluster's bytes follow.
  ///
  /// Why unlocked reads are safe: the directory itself is allocated once and never grows. A page
  /// pointer and an entry are written once, under the lock, before their number is given out; and
  /// a number can reach another thread only in a way that Swift's checking orders after that.
  nonisolated(unsafe) private let directory: UnsafeMutablePointer<Page?>
  private let table: Mutex<Table>

  private typealias Entry = UnsafePointer<UInt8>
  private typealias Page = UnsafeMutablePointer<Entry>

  /// Makes an empty pool; the app has one, tests make small ones.
  init(capacity: Int = 1 << 18) {
    self.capacity = capacity
    let pages = (capacity + GlyphPool.pageSize - 1) / GlyphPool.pageSize
    directory = UnsafeMutablePointer<Page?>.allocate(capacity: max(1, pages))
    directory.initialize(repeating: nil, count: max(1, pages))
    table = Mutex(Table())
  }

  /// The number of the cluster, the same one for the same bytes; nil when the pool is full.
  ///
  /// Takes at most `longestCluster` bytes.
  func number(of cluster: UnsafeBufferPointer<UInt8>) -> UInt32? {
    table.withLock { table in
      if table.count * 2 >= table.slots.count { grow(&table) }
      var slot = GlyphPool.hash(cluster) & (table.slots.count - 1)
      while table.slots[slot] != 0 {
        let number = table.slots[slot] - 1
        if bytes(of: number).elementsEqual(cluster) { return number }
        slot = (slot + 1) & (table.slots.count - 1)
      }
      guard table.count < capacity else { return nil }
      let number = UInt32(table.count)
      store(cluster, at: table.count, in: &table)
      table.count += 1
      table.slots[slot] = number + 1
      return number
    }
  }

  /// The UTF-8 of a cluster; it stays valid for the life of the process.
  func bytes(of number: UInt32) -> UnsafeBufferPointer<UInt8> {
    guard let page = directory[Int(number) >> GlyphPool.pageBits] else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let entry = page[Int(number) & (GlyphPool.pageSize - 1)]
    return UnsafeBufferPointer(start: entry + 1, count: Int(entry[0]))
  }

  /// How many clusters it holds.
  var count: Int { table.withLock { $0.count } }

  private func store(_ cluster: UnsafeBufferPointer<UInt8>, at number: Int, in table: inout Table) {
    let offset = number & (GlyphPool.pageSize - 1)
    let page =
      directory[number >> GlyphPool.pageBits]
      ?? Page.allocate(capacity: GlyphPool.pageSize)
    directory[number >> GlyphPool.pageBits] = page
    let bytes = table.reserve(cluster.count + 1)
    bytes.initialize(to: UInt8(cluster.count))
    for index in 0..<cluster.count { (bytes + 1 + index).initialize(to: cluster[index]) }
    (page + offset).initialize(to: Entry(bytes))
  }

  private func grow(_ table: inout Table) {
    var slots = [UInt32](repeating: 0, count: table.slots.count * 2)
    for number in 0..<UInt32(table.count) {
      var slot = GlyphPool.hash(bytes(of: number)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
    table.slots = slots
  }

  private static func hash(_ cluster: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(cluster))
    return hasher.finalize()
  }

  /// What the lock guards: an open-addressed table of numbers, and the block that is being filled.
  private struct Table: ~Copyable, Sendable {
    var count = 0
    /// A number plus 1 in each slot in use; a power of two of slots, at most half of them used.
    var slots = [UInt32](repeating: 0, count: 64)
    /// Only touched under the lock.
    nonisolated(unsafe) private var block: UnsafeMutablePointer<UInt8>?
    private var free = 0

    mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
      if let block, free >= size {
        self.block = block + size
        free -= size
        return block
      }
      let blockSize = 16384
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: blockSize)
      block = start + size
      free = blockSize - size
      return start
    }
  }
}
