public import TesseraGraph
import TesseraScreen

/// Words that lead elsewhere: SwiftUI's `Link`.
///
/// The terminal knows the target (OSC 8), so that its own way of following links works. Return,
/// Space and a click call `\.openURL`.
///
/// ```swift
/// Link("Documentation", destination: "https://swift.org/documentation")
/// ```
public struct Link<Label: View>: View {
  private let target: String
  private let label: Label

  @Environment(\.openURL) private var openURL
  @Environment(\.tint) private var tint

  /// Makes a link with any label; the destination is a `URL`, or a string.
  public init<Destination: CustomStringConvertible>(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    target = destination.description
    self.label = label()
  }

  /// The label, underlined and in the accent colour.
  public var body: some View {
    let open = openURL
    Pressable(Meaning(.link, value: target), action: { open(target) }) { isPressed in
      label
        .foregroundStyle(tint)
        .underline()
        .transformEnvironment(\.textStyle) { $0.link = target }
        .controlHighlight(isPressed: isPressed)
    }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title; the destination is a `URL`, or a string.
  public init<S: StringProtocol, Destination: CustomStringConvertible>(
    _ title: S, destination: Destination
  ) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}

/// Opens the target of a link: SwiftUI's `OpenURLAction`.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// openURL("https://swift.org")
/// ```
public struct OpenURLAction {
  private let handler: @MainActor (String) -> Void

  /// Makes an action that opens targets with a closure.
  public init(handler: @escaping @MainActor (String) -> Void) {
    self.handler = handler
  }

  /// Opens a target: a `URL`, or a string.
  @MainActor
  public func callAsFunction<Target: CustomStringConvertible>(_ target: Target) {
    handler(target.description)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in } }
  }

  /// What opens the targets of links; by default nothing is done.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
