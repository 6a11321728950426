/// One thing that a program is asked to draw, and how it is driven.
struct Workload: Equatable {
  /// What makes the program draw its next frame.
  enum Drive: Equatable {
    /// Nothing: it draws its frames as fast as it can and leaves.
    case byItself
    /// A key a frame, each sent when the last one's frame has arrived.
    case keys(Keys)
    /// It only starts, and is told to leave.
    case start
  }

  /// Which keys are sent.
  enum Keys: Equatable {
    case down
    case letters
    /// The key `n`, which brings up the next echo word of `WorkloadData`.
    case echo
  }

  /// The name on the command line and of the app inside this program.
  var name: String
  /// What changes, in a few words.
  var title: String
  var frames: Int
  var drive: Drive
  /// What the peers call it; nil when they do not have it.
  var peerName: String?

  /// Every workload, in the order of the table.
  static let all = [
    Workload(
      name: "w1", title: "one number on a full screen", frames: 5_000, drive: .byItself,
      peerName: "w1"),
    Workload(
      name: "w2", title: "10% of the cells, 16 colours", frames: 1_000, drive: .byItself,
      peerName: "w2"),
    Workload(
      name: "w3", title: "every cell, 24-bit colours", frames: 200, drive: .byItself,
      peerName: "w3"),
    Workload(
      name: "w4", title: "list of 100,000, Down", frames: 2_000, drive: .keys(.down),
      peerName: "w4"),
    Workload(
      name: "w4-1k", title: "list of 1,000, Down", frames: 900, drive: .keys(.down)),
    Workload(
      name: "w4-1m", title: "list of 1,000,000, Down", frames: 2_000, drive: .keys(.down)),
    Workload(
      name: "w5", title: "table, 5% of 8,000 numbers", frames: 500, drive: .byItself,
      peerName: "w5"),
    Workload(name: "w6", title: "hello, world", frames: 1, drive: .start, peerName: "w6"),
    Workload(
      name: "w7", title: "40 fields, one typed into", frames: 500, drive: .keys(.letters)),
    Workload(
      name: "w8", title: "key echo on a full screen", frames: 200, drive: .keys(.echo),
      peerName: "w8"),
    Workload(
      name: "texts", title: "700 texts, all change", frames: 200, drive: .byItself),
  ]

  /// Every key changes every cell, and the echo word: for the check of a stopped reader.
  static let flood = Workload(
    name: "flood", title: "every cell with every key", frames: 1, drive: .keys(.echo))

  static func named(_ name: String) -> Workload? { all.first { $0.name == name.lowercased() } }
}

extension Workload.Keys {
  /// The letter that is typed for a frame; nil for Down, whose bytes depend on the terminal's mode.
  func letter(forFrame frame: Int) -> UInt8? {
    switch self {
    case .down: nil
    case .letters: UInt8(97 + frame % 26)
    case .echo: UInt8(ascii: "n")
    }
  }
}
