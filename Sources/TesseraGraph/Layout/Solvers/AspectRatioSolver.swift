package import TesseraScreen

/// Whether a view of a fixed shape lies inside the offered space or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}

/// `aspectRatio(_:contentMode:)`: the child is offered a space of a fixed shape.
///
/// The ratio is columns to rows. A cell is about twice as tall as it is wide, so a space that looks
/// square has the ratio 2.
package struct AspectRatioSolver: WrapperSolver, Equatable {
  /// Columns to rows, kept as two numbers: 2 to 3 is exact as two, and is not as a quotient.
  private let ratio: Ratio?
  private let followsChild: Bool
  package let contentMode: ContentMode

  private struct Ratio: Equatable {
    let columns: Double
    let rows: Double

    init?(_ columns: Double, _ rows: Double) {
      guard columns > 0, rows > 0, columns.isFinite, rows.isFinite else { return nil }
      self.columns = columns
      self.rows = rows
    }

    /// The space of this shape in the offered one: one axis takes the offer, the other follows.
    ///
    /// An axis that is `nil` does not count. The axis that follows is rounded half up.
    func proposal(
      within offer: ProposedViewSize, _ contentMode: ContentMode
    ) -> ProposedViewSize {
      switch (offer.width, offer.height) {
      case (nil, nil): return offer
      case (let width?, nil):
        return ProposedViewSize(width: width, height: scaled(width, rows, columns))
      case (nil, let height?):
        return ProposedViewSize(width: scaled(height, columns, rows), height: height)
      case (let width?, let height?):
        let widthIsSmaller = Double(width) * rows <= Double(height) * columns
        return widthIsSmaller == (contentMode == .fit)
          ? ProposedViewSize(width: width, height: scaled(width, rows, columns))
          : ProposedViewSize(width: scaled(height, columns, rows), height: height)
      }
    }

    private func scaled(_ length: Int, _ part: Double, _ whole: Double) -> Int {
      guard !length.isUnbounded else { return .infinity }
      let scaled = (Double(length) * part / whole + 0.5).rounded(.down)
      return scaled < Double(Int.infinity) ? Int(scaled) : .infinity
    }
  }

  /// Makes the shape of a quotient; `nil` takes the child's own shape.
  ///
  /// A ratio that is not above zero, or no number, leaves the proposal as it is.
  package init(_ ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { Ratio($0, 1) }
    followsChild = ratio == nil
    self.contentMode = contentMode
  }

  /// Makes the shape of a size.
  package init(_ shape: Size, contentMode: ContentMode) {
    ratio = Ratio(Double(shape.width), Double(shape.height))
    followsChild = false
    self.contentMode = contentMode
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(childProposal(for: proposal, child: child)).asLengths
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { childProposal(for: proposal, child: child) }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }

  private func childProposal(
    for proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(of: child) else {
      return proposal
    }
    return ratio.proposal(within: proposal, contentMode)
  }

  private func idealRatio(of child: any LayoutElement) -> Ratio? {
    guard followsChild else { return nil }
    let ideal = child.sizeThatFits(.unspecified).asLengths
    return Ratio(Double(ideal.width), Double(ideal.height))
  }
}
