import Tessera

/// The keys of the gallery, in one line.
struct HelpLine: View {
  let showsSource: Bool

  var body: some View {
    Text(
      """
      \(key("↑ ↓", "page"))\(key("Tab", "into it"))\(key("Esc", "back"))\
      \(key("s", showsSource ? "hide source" : "show source"))\(key("^Q", "quit"))
      """
    )
    .lineLimit(1)
    .padding(.horizontal, 1)
  }

  private func key(_ key: String, _ action: String) -> Text {
    Text(key).bold() + Text(" \(action)  ").foregroundStyle(.secondary)
  }
}
