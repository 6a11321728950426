public import TesseraGraph
import TesseraScreen

/// How progress views look: SwiftUI's `ProgressViewStyle`.
@MainActor
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// Makes the look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle {
  /// The view of a progress view in the style, with the style's own properties filled.
  func view(of configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

/// What a progress view's style is told of it.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleLabel

  /// The type of the label that says how far it is.
  public typealias CurrentValueLabel = StyleLabel

  /// How far it is, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What is under way.
  public let label: Label?
  /// How far it is, in words.
  public let currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets how progress views inside look.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ProgressViewStyle)? { nil }
  }

  /// The style that was set; nil for the default one.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A bar below its label: `█████▍░░░░`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// The label, the bar, and the words for the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// A sign in front of the label: `◌ Loading…`; with a value, how much of the circle is full.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private static var quarters: [String] { ["○", "◔", "◑", "◕", "●"] }

  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The sign and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 1) {
      Ornament(sign(for: configuration.fractionCompleted)).foregroundStyle(tint)
      configuration.label
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }

  private func sign(for fraction: Double?) -> String {
    fraction.map { Self.quarters[Int(($0 * 4).rounded(.down)).clamped(0, 4)] } ?? "◌"
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A sign in front of the label.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
