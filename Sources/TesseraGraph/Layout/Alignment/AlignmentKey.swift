package import TesseraScreen

/// The identity of an alignment guide: which line, and along which axis it is measured.
package struct AlignmentKey: Hashable, Sendable {
  /// The guides that the library itself knows; only `custom` has an id.
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
  package let id: (any AlignmentID.Type)?
  /// One number for the whole identity: keys are compared at every view of every layout.
  private let code: UInt

  init(_ axis: Axis, _ line: Line) {
    self.axis = axis
    self.line = line
    id = nil
    code = UInt(line.rawValue) << 1 | UInt(axis.rawValue)
  }

  init(_ axis: Axis, _ id: any AlignmentID.Type) {
    self.axis = axis
    line = .custom
    self.id = id
    // The identity of a type is an address with its lowest bit free, far above the lines.
    code = UInt(bitPattern: ObjectIdentifier(id)) | UInt(axis.rawValue)
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.code == rhs.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Whether a guide that a view sets is seen outside of the container around that view.
  ///
  /// The sides and the middle of a container are its own; baselines and an author's guides are
  /// those of the views within.
  package var leavesContainers: Bool {
    switch line {
    case .start, .center, .end: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }

  /// Where the line lies in a view of a size that does not say so itself, in half cells.
  ///
  /// A view without text has its baselines at its bottom.
  package func defaultHalfCells(in size: Size) -> Int {
    switch line {
    case .start: 0
    case .center: size[axis]
    case .end, .firstTextBaseline, .lastTextBaseline: 2 * size[axis]
    case .custom: 2 * customDefault(in: ViewDimensions(size: size))
    }
  }

  /// Where an author's line lies in a view that does not say so itself, in cells.
  func customDefault(in dimensions: ViewDimensions) -> Int {
    id?.defaultValue(in: dimensions).asPosition ?? 0
  }
}
