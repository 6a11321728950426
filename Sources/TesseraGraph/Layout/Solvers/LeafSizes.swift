package import TesseraScreen

/// The sizes of the simplest leaves.
package enum LeafSizes {
  /// A colour, a shape, a `GeometryReader`: all that is offered, and ideally one cell.
  package static func filling(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 1, height: 1))
  }

  /// The least length of a `Spacer` that does not say: the default distance of its axis.
  package static func defaultSpacerLength(along axis: Axis) -> Int {
    ViewSpacing.defaultDistance(along: axis)
  }

  /// A `Spacer`: all that is offered along its stack's axis and nothing across it; outside of a
  /// stack (`axis` is nil) all that is offered on both.
  package static func spacer(
    _ proposal: ProposedViewSize, along axis: Axis?, minLength: Int?
  ) -> Size {
    switch axis {
    case let axis?:
      Size(axis, along: spacerLength(proposal, along: axis, minLength: minLength), across: 0)
    case nil:
      Size(
        width: spacerLength(proposal, along: .horizontal, minLength: minLength),
        height: spacerLength(proposal, along: .vertical, minLength: minLength))
    }
  }

  /// A `Divider`: one cell along its stack's axis and all that is offered across it; outside of a
  /// stack (`axis` is nil) a horizontal line.
  package static func divider(_ proposal: ProposedViewSize, in axis: Axis?) -> Size {
    let axis = axis ?? .vertical
    return Size(axis, along: 1, across: proposal[axis.cross] ?? 1)
  }

  private static func spacerLength(
    _ proposal: ProposedViewSize, along axis: Axis, minLength: Int?
  ) -> Int {
    let least = minLength?.asLength ?? defaultSpacerLength(along: axis)
    return max(proposal[axis] ?? least, least)
  }
}
