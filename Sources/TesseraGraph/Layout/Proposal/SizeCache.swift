package import TesseraScreen

/// An element's answers to proposals, remembered until it changes.
///
/// Nested stacks ask every child for its least, its greatest and a few sizes in between, per
/// length across. Forgetting one of these makes the cost double with every level of nesting, so
/// the cache never drops single answers: a few are kept in a list, many in a table.
package struct SizeCache {
  private struct Entry {
    let width: Int
    let height: Int
    let size: Size
  }

  /// A list of so many entries is faster to search than a table.
  private static let listCapacity = 12
  /// At so many answers, all are forgotten: a bound on memory for a view that is asked forever.
  private static let tableCapacity = 1024

  private var list: [Entry] = []
  private var table: [ProposedViewSize: Size] = [:]

  package init() {}

  /// How many answers are remembered.
  package var count: Int { list.count + table.count }

  /// The remembered answer to a proposal.
  package subscript(proposal: ProposedViewSize) -> Size? {
    let width = proposal.width ?? -1
    let height = proposal.height ?? -1
    for entry in list where entry.width == width && entry.height == height { return entry.size }
    return table.isEmpty ? nil : table[proposal]
  }

  /// Remembers the answer to a proposal.
  package mutating func remember(_ size: Size, for proposal: ProposedViewSize) {
    if list.count < SizeCache.listCapacity {
      let width = proposal.width ?? -1
      let height = proposal.height ?? -1
      list.append(Entry(width: width, height: height, size: size))
    } else {
      if table.count >= SizeCache.tableCapacity { table.removeAll(keepingCapacity: true) }
      table[proposal] = size
    }
  }

  /// Whether a question answered anew gets the remembered answer, for all of them.
  package func allSatisfy(_ isSame: (ProposedViewSize, Size) -> Bool) -> Bool {
    list.allSatisfy { entry in
      let proposal = ProposedViewSize(
        width: entry.width < 0 ? nil : entry.width, height: entry.height < 0 ? nil : entry.height)
      return isSame(proposal, entry.size)
    } && table.allSatisfy { isSame($0.key, $0.value) }
  }

  /// Forgets everything: something inside has changed.
  package mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !table.isEmpty { table = [:] }
  }
}
