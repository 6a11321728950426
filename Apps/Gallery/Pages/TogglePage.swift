import Tessera

struct TogglePage: GalleryPage {
  static let title = "Toggle"
  static let summary = "On or off, bound to a value; Space, Return or a click turns it over."
  static let source = SourceFile()

  @State private var wraps = true
  @State private var numbers = false
  @State private var isDark = true

  var body: some View {
    Sample("Checkboxes") {
      Toggle("Wrap long lines", isOn: $wraps)
      Toggle("Show line numbers", isOn: $numbers)
    }
    Sample("A switch") {
      Toggle("Dark", isOn: $isDark).toggleStyle(.switch).frame(width: 24)
    }
    Sample("Buttons that stay down") {
      HStack {
        Toggle("Wrap", isOn: $wraps)
        Toggle("Numbers", isOn: $numbers)
      }
      .toggleStyle(.button)
    }
    Sample("What they are bound to") {
      let lines = [numbers ? "1 " : "", "A long line that goes on and on and on"].joined()
      Text(lines)
        .lineLimit(wraps ? nil : 1)
        .frame(width: 20, alignment: .leading)
        .padding(.horizontal, 1)
        .background(isDark ? Color(white: 0.15) : Color(white: 0.9))
        .foregroundStyle(isDark ? Color(white: 0.9) : Color(white: 0.1))
    }
  }
}
