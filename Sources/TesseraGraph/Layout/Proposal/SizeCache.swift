package import TesseraScreen

/// An element's answers to proposals, remembered until it changes.
///
/// Nested stacks ask every child for its least, its greatest and a few sizes in between, per
/// length across: up to fourteen proposals in one layout. Forgetting one of these makes the cost
/// double with every level of nesting. But a window that is resized all day must not leave
/// thousands of answers behind, since all of them are asked for again when the element changes. So
/// there are two generations: when the younger is full, the older one is forgotten.
package struct SizeCache {
  private struct Entry {
    let width: Int
    let height: Int
    let size: Size

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
  }

  /// A list of so many entries is faster to search than a table.
  private static let listCapacity = 16
  /// How many answers a generation holds; a layout of a sane tree needs no more than a few dozen.
  private static let generationSize = 64
  /// The most answers that are ever remembered.
  package static let capacity = listCapacity + 2 * generationSize

  private var list: [Entry] = []
  private var younger: [ProposedViewSize: Size] = [:]
  private var older: [ProposedViewSize: Size] = [:]

  package init() {}

  /// How many answers are remembered.
  package var count: Int { list.count + younger.count + older.count }

  /// The remembered answer to a proposal.
  package subscript(proposal: ProposedViewSize) -> Size? {
    let width = proposal.width ?? -1
    let height = proposal.height ?? -1
    var index = 0
    while index < list.count {
      if list[index].width == width, list[index].height == height { return list[index].size }
      index += 1
    }
    if !younger.isEmpty, let size = younger[proposal] { return size }
    return older.isEmpty ? nil : older[proposal]
  }

  /// Remembers the answer to a proposal.
  package mutating func remember(_ size: Size, for proposal: ProposedViewSize) {
    if list.count < SizeCache.listCapacity {
      let width = proposal.width ?? -1
      let height = proposal.height ?? -1
      list.append(Entry(width: width, height: height, size: size))
      return
    }
    if younger.count >= SizeCache.generationSize {
      older = younger
      younger = [:]
      list.removeAll(keepingCapacity: true)
    }
    younger[proposal] = size
  }

  /// Whether a question answered anew gets the remembered answer, for all of them.
  package func allSatisfy(_ isSame: (ProposedViewSize, Size) -> Bool) -> Bool {
    list.allSatisfy { isSame($0.proposal, $0.size) }
      && younger.allSatisfy { isSame($0.key, $0.value) }
      && older.allSatisfy { isSame($0.key, $0.value) }
  }

  /// Forgets everything: something inside has changed.
  package mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !younger.isEmpty { younger = [:] }
    if !older.isEmpty { older = [:] }
  }
}
