import Tessera

struct ButtonPage: GalleryPage {
  static let title = "Button"
  static let summary = "Tab goes from button to button; Return, Space or a click presses."
  static let source = SourceFile()

  @State private var presses = 0
  @State private var isLocked = false

  var body: some View {
    Sample("Pressed \(presses) times") {
      HStack {
        Button("Press me") { presses += 1 }
        Button("Start over", role: .destructive) { presses = 0 }.disabled(presses == 0)
      }
    }
    Sample("Styles") {
      HStack {
        Button("automatic") { presses += 1 }
        Button("bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("prominent") { presses += 1 }.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("borderless") { presses += 1 }.buttonStyle(.borderless)
        Button("plain") { presses += 1 }.buttonStyle(.plain)
        Button("link") { presses += 1 }.buttonStyle(.link)
        Button("your own") { presses += 1 }.buttonStyle(LoudButtonStyle())
      }
    }
    Sample("Switched off, with all that is inside") {
      HStack {
        Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
        HStack {
          Button("One") { presses += 1 }
          Button("Two") { presses += 1 }
        }
        .disabled(isLocked)
      }
    }
  }
}

/// A style is a view of the label, and of what the button is doing.
private struct LoudButtonStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(isFocused ? "» " : "  ")
      configuration.label.bold(configuration.isPressed)
      Text(isFocused ? " «" : "  ")
    }
    .foregroundStyle(.orange)
  }
}
