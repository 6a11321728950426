public import TesseraGraph
public import TesseraScreen

extension View {
  /// Offers the view a space of a fixed shape, in or over the room that there is.
  ///
  /// The ratio is columns to rows. A cell is about twice as tall as it is wide: what should look
  /// square has the ratio 2. Without a ratio the shape is that of the view's ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modifier(SolverModifier(AspectRatioSolver(ratio, contentMode: contentMode)))
  }

  /// Offers the view a space of the shape of a size, in or over the room that there is.
  public func aspectRatio(_ shape: Size, contentMode: ContentMode) -> some View {
    modifier(SolverModifier(AspectRatioSolver(shape, contentMode: contentMode)))
  }

  /// As large as fits into the room, in the shape of the view's ideal size.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// As small as covers the room, in the shape of the view's ideal size; it may overflow.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
