import Tessera

struct OverlayPage: GalleryPage {
  static let title = "Borders"
  static let summary = "What is drawn behind and in front of a view takes the view's own size."
  static let source = SourceFile()

  var body: some View {
    Sample("Border, inside the view's own cells") {
      HStack(spacing: 2) {
        Text("single").padding().border(.secondary)
        Text("rounded").padding().border(.secondary, style: .rounded)
        Text("double").padding().border(.secondary, style: .double)
        Text("heavy").padding().border(.accentColor, style: .heavy)
      }
    }
    Sample("Background") {
      HStack(spacing: 2) {
        Text("a colour").padding().background(.blue)
        Text("any view").padding(.horizontal, 4).padding(.vertical, 1).background {
          VStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.green
          }
        }
      }
    }
    Sample("Overlay, aligned with the view") {
      Text("Inbox")
        .padding(.horizontal, 4)
        .padding(.vertical, 1)
        .border(.secondary, style: .rounded)
        .overlay(alignment: .topTrailing) {
          Text(" 3 ").bold().background(.red)
        }
    }
  }
}
