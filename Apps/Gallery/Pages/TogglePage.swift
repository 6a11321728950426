import Tessera

struct TogglePage: View {
  @State private var wraps = true
  @State private var isLoud = false
  @State private var isBoxed = true

  var body: some View {
    Sample("Checkboxes") {
      Toggle("Wrap the line", isOn: $wraps)
      Toggle("Say it loud", isOn: $isLoud)
    }
    Sample("A switch") {
      Toggle("Box", isOn: $isBoxed)
        .toggleStyle(.switch)
        .frame(width: 24)
    }
    Sample("Buttons that stay down") {
      HStack {
        Toggle("Wrap", isOn: $wraps)
        Toggle("Loud", isOn: $isLoud)
      }
      .toggleStyle(.button)
    }
    Sample("What they are bound to") {
      Text("A line that goes on and on and on")
        .bold(isLoud)
        .lineLimit(wraps ? nil : 1)
        .frame(width: 20, alignment: .leading)
        .padding(1)
        .border(isBoxed ? .secondary : .clear)
    }
  }
}

extension TogglePage: GalleryPage {
  static let title = "Toggle"
  static let summary = "On or off, bound to a value; Space, Return or a click turns it over."
  static let source = SourceFile()
}
