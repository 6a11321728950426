import Tessera

struct TextPage: GalleryPage {
  static let title = "Text"
  static let summary = "Weights, lines and colours; texts joined, wrapped and cut."
  static let source = SourceFile()

  var body: some View {
    Sample("Styles") {
      HStack(spacing: 2) {
        Text("bold").bold()
        Text("italic").italic()
        Text("dimmed").dimmed()
        Text("struck").strikethrough()
        Text("inverse").inverse()
      }
    }
    Sample("Lines below") {
      HStack(spacing: 2) {
        Text("single").underline()
        Text("double").underline(style: .double)
        Text("curly").underline(style: .curly, color: .red)
        Text("dotted").underline(style: .dotted)
        Text("dashed").underline(style: .dashed)
      }
    }
    Sample("Joined") {
      Text("One text with \(Text("several").bold()) styles and a ")
        + Text("link").underline().foregroundStyle(.accentColor).link("https://swift.org")
        + Text(".")
    }
    Sample("Wrapped") {
      Text("A text takes as many rows as it needs in the columns that it is offered.")
        .frame(width: 30, alignment: .leading)
    }
    Sample("Cut to one line: at the end, in the middle, at the start") {
      Group {
        Text("The quick brown fox jumps").truncationMode(.tail)
        Text("The quick brown fox jumps").truncationMode(.middle)
        Text("The quick brown fox jumps").truncationMode(.head)
      }
      .lineLimit(1)
      .frame(width: 16, alignment: .leading)
    }
  }
}
