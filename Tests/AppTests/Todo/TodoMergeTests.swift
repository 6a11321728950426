import Testing

@testable import Todo

@Suite("Two copies of the to-do list")
struct TodoMergeTests {
  private let base = items("milk", "bread", "tea")

  private static func items(_ titles: String...) -> [TodoItem] {
    titles.map { TodoItem(id: $0, title: $0) }
  }

  private func merged(_ ours: [TodoItem], _ theirs: [TodoItem]) -> [String] {
    TodoMerge.merge(base: base, ours: ours, theirs: theirs).map { item in
      item.isDone ? "\(item.title) ✓" : item.title
    }
  }

  private func changing(_ id: String, _ change: (inout TodoItem) -> Void) -> [TodoItem] {
    base.map { item in
      var item = item
      if item.id == id { change(&item) }
      return item
    }
  }

  @Test("items that both added are all kept")
  func bothAdded() {
    let ours = base + Self.items("ours")
    let theirs = base + Self.items("theirs")
    #expect(merged(ours, theirs) == ["milk", "bread", "tea", "ours", "theirs"])
  }

  @Test("an item that they added at the top stays at the top")
  func addedAtTop() {
    #expect(
      merged(base + Self.items("ours"), Self.items("first") + base)
        == ["first", "milk", "bread", "tea", "ours"])
  }

  @Test("an item that one side deleted and the other left alone is gone")
  func deleted() {
    let withoutMilk = Array(base.dropFirst())
    let withoutTea = Array(base.dropLast())
    #expect(merged(withoutMilk, withoutTea) == ["bread"])
  }

  @Test("an item that one side deleted and the other changed stays")
  func deletedAndChanged() {
    let done = changing("milk") { $0.isDone = true }
    let withoutMilk = Array(base.dropFirst())
    #expect(merged(done, withoutMilk + Self.items("jam")) == ["milk ✓", "bread", "tea", "jam"])
    #expect(merged(withoutMilk + Self.items("jam"), done) == ["milk ✓", "bread", "tea", "jam"])
  }

  @Test("a tick and a new title of the same item are both kept")
  func differentFields() {
    let ticked = changing("bread") { $0.isDone = true }
    let renamed = changing("bread") { $0.title = "rye bread" }
    #expect(merged(ticked, renamed) == ["milk", "rye bread ✓", "tea"])
    #expect(merged(renamed, ticked) == ["milk", "rye bread ✓", "tea"])
  }

  @Test("two new titles of the same item make two items")
  func twoTitles() {
    let ours = changing("bread") { $0.title = "rye" }
    let theirs = changing("bread") { $0.title = "wheat" }
    #expect(merged(ours, theirs) == ["milk", "rye", "wheat", "tea"])
  }

  @Test("the same new title from both sides is one item")
  func sameTitle() {
    let both = changing("bread") { $0.title = "rye" }
    #expect(merged(both + Self.items("x"), both) == ["milk", "rye", "tea", "x"])
  }

  @Test("our order counts where we moved something, theirs where only they did")
  func order() {
    let reversed = Array(base.reversed())
    let added = base + Self.items("new")
    #expect(merged(reversed, added) == ["tea", "new", "bread", "milk"])
    #expect(merged(added, reversed) == ["tea", "new", "bread", "milk"])
  }

  @Test("no item is lost or doubled, whatever both sides do", arguments: 0..<200)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let ours = randomChange(of: base, name: "o", using: &random)
    let theirs = randomChange(of: base, name: "t", using: &random)
    let result = TodoMerge.merge(base: base, ours: ours, theirs: theirs)
    #expect(Set(result.map(\.id)).count == result.count)
    let kept = Set(result.map(\.id))
    for item in ours where !base.contains(item) { #expect(kept.contains(item.id)) }
    for item in theirs where !base.contains(item) { #expect(kept.contains(item.id)) }
    for item in base where ours.contains(item) && theirs.contains(item) {
      #expect(kept.contains(item.id))
    }
  }

  private func randomChange(
    of items: [TodoItem], name: String, using random: inout SeededRandom
  ) -> [TodoItem] {
    var items = items
    for step in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: items.append(TodoItem(id: "\(name)\(step)", title: "\(name)\(step)"))
      case 1 where !items.isEmpty: items.remove(at: Int.random(in: items.indices, using: &random))
      case 2 where !items.isEmpty:
        items[Int.random(in: items.indices, using: &random)].isDone = true
      default: items.shuffle(using: &random)
      }
    }
    return items
  }
}

/// The same numbers for the same seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
