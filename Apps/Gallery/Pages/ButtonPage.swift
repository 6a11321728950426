import Tessera

struct ButtonPage: View {
  @State private var presses = 0
  @State private var isLocked = false

  var body: some View {
    Sample("Pressed \(presses) times") {
      HStack {
        Button("Press me") { presses += 1 }
        Button("Start over", role: .destructive) {
          presses = 0
        }
        .disabled(presses == 0)
      }
    }
    Sample("Styles") {
      HStack {
        Button("automatic", action: press)
        Button("bordered", action: press)
          .buttonStyle(.bordered)
        Button("prominent", action: press)
          .buttonStyle(.borderedProminent)
      }
      HStack(spacing: 2) {
        Button("borderless", action: press)
          .buttonStyle(.borderless)
        Button("plain", action: press)
          .buttonStyle(.plain)
        Button("link", action: press)
          .buttonStyle(.link)
        Button("your own", action: press)
          .buttonStyle(ArrowButtonStyle())
      }
    }
    Sample("Switched off, with all that is inside") {
      Button(isLocked ? "Unlock" : "Lock") {
        isLocked.toggle()
      }
      HStack {
        Button("One", action: press)
        Button("Two", action: press)
      }
      .disabled(isLocked)
    }
  }

  private func press() {
    presses += 1
  }
}

/// A style says how the label looks in each state.
private struct ArrowButtonStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(
    configuration: Configuration
  ) -> some View {
    HStack(spacing: 0) {
      Text(isFocused ? "» " : "  ")
      configuration.label
        .bold(configuration.isPressed)
      Text(isFocused ? " «" : "  ")
    }
    .foregroundStyle(.orange)
  }
}

extension ButtonPage: GalleryPage {
  static let title = "Button"
  static let summary = "Tab goes from one to the next; Return, Space or a click presses."
  static let source = SourceFile()
}
