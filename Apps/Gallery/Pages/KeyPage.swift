import Tessera

struct KeyPage: GalleryPage {
  static let title = "Keys"
  static let summary = "Shortcuts work from anywhere; onKeyPress gets what the focused view leaves."
  static let source = SourceFile()

  @State private var log: [String] = []
  @State private var position = 10

  var body: some View {
    Sample("keyboardShortcut: Control-G, and F5") {
      HStack {
        Button("Greet") { note("Hello!") }.keyboardShortcut("g")
        Button("Reload") { note("Reloaded.") }.keyboardShortcut(.function(5), modifiers: [])
      }
    }
    Sample("onKeyPress: Tab to the ship, then h and l, or any other key") {
      Button {
        note("Fire!")
      } label: {
        Text("▲").padding(.leading, position).frame(width: 24, alignment: .leading)
      }
      .buttonStyle(.plain)
      .onKeyPress("h") { move(by: -1) }
      .onKeyPress("l") { move(by: 1) }
      .onKeyPress(phases: .down) { press in
        guard !press.characters.isEmpty, press.characters != " " else { return .ignored }
        note("“\(press.characters)”")
        return .handled
      }
    }
    Sample("What happened") {
      ForEach(log.suffix(5).indices, id: \.self) { index in
        Text(log[index]).foregroundStyle(.secondary)
      }
    }
  }

  private func move(by step: Int) -> KeyPress.Result {
    position = min(max(0, position + step), 22)
    return .handled
  }

  private func note(_ what: String) {
    log.append("\(log.count + 1). \(what)")
  }
}
