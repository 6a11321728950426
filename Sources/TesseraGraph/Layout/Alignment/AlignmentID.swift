/// A line through every view, along which views can be aligned.
///
/// Conform an (empty) enum to define a guide of your own, and make an alignment of it:
/// ```swift
/// extension VerticalAlignment {
///   private enum Prompt: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> Int { context[.top] }
///   }
///   static let prompt = VerticalAlignment(Prompt.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in a view that does not say so itself, in cells from its leading (top)
  /// side.
  static func defaultValue(in context: ViewDimensions) -> Int
}
