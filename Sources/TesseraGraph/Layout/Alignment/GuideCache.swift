/// An element's answers about its explicit alignment guides, remembered until it changes.
///
/// Wrappers ask their child in order to answer; without a memory, a guide under many frames would
/// be asked for a number of times that doubles with every frame.
package struct GuideCache {
  private struct Entry {
    let key: AlignmentKey
    let width: Int
    let height: Int
    let answer: Int?
  }

  private static let capacity = 8

  private var entries: [Entry] = []
  private var oldest = 0
  /// Whether an answer was given that is not remembered any more.
  package private(set) var hasForgotten = false

  package init() {}

  /// The remembered answer; the outer `nil` means that the question is new.
  package subscript(key: AlignmentKey, proposal: ProposedViewSize) -> Int?? {
    let width = proposal.width ?? -1
    let height = proposal.height ?? -1
    var index = 0
    while index < entries.count {
      if entries[index].width == width, entries[index].height == height,
        entries[index].key == key
      {
        return .some(entries[index].answer)
      }
      index += 1
    }
    return nil
  }

  /// Remembers an answer, in place of the oldest when there are many.
  package mutating func remember(
    _ answer: Int?, for key: AlignmentKey, proposal: ProposedViewSize
  ) {
    let entry = Entry(
      key: key, width: proposal.width ?? -1, height: proposal.height ?? -1, answer: answer)
    if entries.count < GuideCache.capacity {
      entries.append(entry)
    } else {
      hasForgotten = true
      entries[oldest] = entry
      oldest = (oldest + 1) % GuideCache.capacity
    }
  }

  /// Forgets everything: something inside has changed.
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    hasForgotten = false
  }

  /// Whether a question answered anew gets the remembered answer, for all of them.
  package func allSatisfy(_ isSame: (AlignmentKey, ProposedViewSize, Int?) -> Bool) -> Bool {
    entries.allSatisfy { entry in
      let proposal = ProposedViewSize(
        width: entry.width < 0 ? nil : entry.width, height: entry.height < 0 ? nil : entry.height)
      return isSame(entry.key, proposal, entry.answer)
    }
  }
}
