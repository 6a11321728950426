public import TesseraGraph
import TesseraScreen

/// How far something has come, or that it is under way: SwiftUI's `ProgressView`.
///
/// With a value it is a bar that takes the width it is offered, drawn in eighths of a cell; without
/// one it is a sign beside its label.
///
/// ```swift
/// ProgressView("Copying", value: done, total: 100)
/// ProgressView("Loading…")
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The bar or the sign, with the labels, in the style of the environment.
  public var body: some View {
    let style: any ProgressViewStyle =
      style ?? (fraction == nil ? CircularProgressViewStyle() : LinearProgressViewStyle())
    Sole(
      style.view(
        of: ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: label.map { StyleLabel($0) },
          currentValueLabel: currentValueLabel.map { StyleLabel($0) }))
    ).modifier(ControlModifier(meaning))
  }

  private var meaning: Control {
    var control = Control()
    control.isFocusable = false
    control.meaning = Meaning(.progress, value: fraction.map { "\(Int(($0 * 100).rounded())) %" })
    return control
  }

  /// The share of a total, from 0 to 1; nil stays nil.
  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? 0 : max(0, min(1, share))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a sign, without a label, that something is under way.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Makes a sign that something is under way, with any label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Makes a sign that something is under way, with a title.
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(verbatim: String(title)), currentValueLabel: nil)
  }

  /// Makes a bar without a label; a value outside of 0 to `total` is held at the ends, nil makes a
  /// sign.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Makes a bar with a title; a value outside of 0 to `total` is held at the ends, nil makes a sign.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(verbatim: String(title)),
      currentValueLabel: nil)
  }

  /// Makes a bar with any label; a value outside of 0 to `total` is held at the ends, nil makes a
  /// sign.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Makes a bar with a label and one that says how far it is; a value outside of 0 to `total` is
  /// held at the ends, nil makes a sign.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}
