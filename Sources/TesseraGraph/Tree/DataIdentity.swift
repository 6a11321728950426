import TesseraScreen

/// Whether two collections are the same without looking at their elements.
///
/// An array that was not written since is still in the same memory, and the old value, which is kept,
/// sees to it that nobody else writes there. So unchanged data costs the same at any length.
enum DataIdentity {
  /// Whether two collections are known to be the same; false when unsure.
  static func isSame<Data: RandomAccessCollection>(_ old: Data, _ new: Data) -> Bool {
    if let old = old as? Range<Int>, let new = new as? Range<Int> { return old == new }
    guard old.count == new.count else { return false }
    if let old = place(of: old) { return old == place(of: new) }
    return false
  }

  private static func place<Data: RandomAccessCollection>(of data: Data) -> UnsafeRawPointer? {
    // An empty buffer has no place that would tell it from another; it has nothing to show either.
    data.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { UnsafeRawPointer($0) } ?? emptyPlace
    }
  }

  private static var emptyPlace: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(DataIdentityMark.shared).toOpaque())
  }
}

/// An object whose address stands for every empty collection.
private final class DataIdentityMark: Sendable {
  static let shared = DataIdentityMark()
}
