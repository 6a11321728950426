import Tessera

struct KeyPage: View {
  @State private var place = 10
  @State private var log: [String] = []

  var body: some View {
    Sample("Shortcuts: Control-G and F5, from anywhere") {
      HStack {
        Button("Greet") { note("Hello!") }
          .keyboardShortcut("g")
        Button("Reload") { note("Reloaded.") }
          .keyboardShortcut(.function(5), modifiers: [])
      }
    }
    Sample("Tab to the ship; h and l steer, Space fires") {
      Button {
        note("Fire!")
      } label: {
        Text("◢▲◣")
          .padding(.leading, place)
          .frame(width: 24, alignment: .leading)
      }
      .buttonStyle(.plain)
      .onKeyPress("h") { steer(-1) }
      .onKeyPress("l") { steer(1) }
      .onKeyPress(phases: .down) { press in
        note("Left over: \(press.characters)")
        return .ignored
      }
    }
    Sample("What happened") {
      ForEach(log.suffix(4), id: \.self) { line in
        Text(line).foregroundStyle(.secondary)
      }
    }
  }

  private func steer(_ step: Int) -> KeyPress.Result {
    place = min(max(0, place + step), 20)
    return .handled
  }

  private func note(_ what: String) {
    log.append("\(log.count + 1). \(what)")
  }
}

extension KeyPage: GalleryPage {
  static let title = "Keys"
  static let summary = "Shortcuts, and keys that the focused view leaves to those around it."
  static let source = SourceFile()
}
