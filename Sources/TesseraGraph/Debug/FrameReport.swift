/// What one frame cost: the counters of the work that was done for it.
public struct FrameReport: Sendable, Equatable {
  /// The frames so far.
  public internal(set) var frame = 0
  /// The bodies that were evaluated.
  public internal(set) var bodiesEvaluated = 0
  /// The bodies that were skipped, since their view's new value equals the old one.
  public internal(set) var bodiesSkipped = 0
  /// The questions that elements answered anew, not from memory.
  public internal(set) var measurements = 0
  /// The elements whose contents were placed.
  public internal(set) var nodesLaidOut = 0
  /// The elements that were drawn.
  public internal(set) var nodesDrawn = 0
  /// The cells that were painted or compared: the size of the damage.
  public internal(set) var cellsDamaged = 0
  /// The cells that were different and written to the terminal.
  public package(set) var cellsChanged = 0
  /// The bytes that were written to the terminal.
  public package(set) var bytesWritten = 0
  /// The nodes that are alive now.
  public internal(set) var nodesAlive = 0
  /// How often each view's body was evaluated, by the name of its type; kept only where
  /// `countsBodiesByType` asks for it.
  public internal(set) var bodies: [String: Int] = [:]

  package var countsBodiesByType = false

  mutating func countBody(_ type: Any.Type) {
    bodiesEvaluated += 1
    if countsBodiesByType { bodies["\(type)", default: 0] += 1 }
  }

  /// Begins the count of another frame.
  mutating func beginFrame() {
    let alive = nodesAlive
    let number = frame
    let counts = countsBodiesByType
    self = FrameReport()
    nodesAlive = alive
    frame = number + 1
    countsBodiesByType = counts
  }
}
