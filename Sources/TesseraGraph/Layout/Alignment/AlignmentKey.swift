package import TesseraScreen

/// The identity of an alignment guide: which line, and along which axis it is measured.
package struct AlignmentKey: Hashable, Sendable {
  /// The guides that the library itself knows; `custom` has an id.
  package enum Line: UInt8, Sendable {
    /// The leading or top side.
    case start
    /// The middle.
    case center
    /// The trailing or bottom side.
    case end
    /// The bottom of the first line of text.
    case firstTextBaseline
    /// The bottom of the last line of text.
    case lastTextBaseline
    /// A guide that an author defined.
    case custom
  }

  package let axis: Axis
  package let line: Line
  package let id: any AlignmentID.Type

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && lhs.line == rhs.line && (lhs.line != .custom || lhs.id == rhs.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(line)
    if line == .custom { hasher.combine(ObjectIdentifier(id)) }
  }

  /// Whether a guide that a view sets is seen outside of the container around that view.
  ///
  /// The sides and the middle of a container are its own; baselines and an author's guides are
  /// those of the views within.
  package var leavesContainers: Bool {
    line == .custom || line == .firstTextBaseline || line == .lastTextBaseline
  }
}
