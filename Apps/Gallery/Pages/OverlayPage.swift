import Tessera

struct OverlayPage: View {
  var body: some View {
    Sample("A border stands in the view's own cells") {
      HStack {
        Text("single")
          .padding()
          .border(.secondary)
        Text("rounded")
          .padding()
          .border(.secondary, style: .rounded)
        Text("double")
          .padding()
          .border(.secondary, style: .double)
        Text("heavy")
          .padding()
          .border(.accentColor, style: .heavy)
      }
    }
    Sample("What is behind takes the view's size") {
      HStack(spacing: 2) {
        Text("a colour")
          .padding()
          .background(.blue)
        Text("any view")
          .padding(.horizontal, 4)
          .padding(.vertical, 1)
          .background {
            VStack(spacing: 0) {
              Color.red
              Color.purple
              Color.blue
            }
          }
      }
    }
    Sample("And so does what is in front") {
      Text("Inbox")
        .padding(.horizontal, 4)
        .padding(.vertical, 1)
        .border(.secondary, style: .rounded)
        .overlay(alignment: .topTrailing) {
          Text(" 3 ").bold().inverse()
        }
    }
  }
}

extension OverlayPage: GalleryPage {
  static let title = "Borders"
  static let summary = "Borders, backgrounds and overlays leave a view's size alone."
  static let source = SourceFile()
}
