import Tessera

struct TextPage: View {
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
        Text("curly")
          .underline(style: .curly, color: .red)
        Text("dotted").underline(style: .dotted)
        Text("dashed").underline(style: .dashed)
      }
    }
    Sample("Joined") {
      let swift = Text("swift.org")
        .underline()
        .foregroundStyle(.accentColor)
        .link("https://swift.org")
      Text("See \(swift) for \(Text("more").bold()).")
    }
    Sample("Wrapped in 30 columns") {
      Text("A text takes as many rows as it needs.")
        .frame(width: 30, alignment: .leading)
    }
    Sample("Cut: the end, the middle, the start") {
      Group {
        Text("The quick brown fox jumps")
          .truncationMode(.tail)
        Text("The quick brown fox jumps")
          .truncationMode(.middle)
        Text("The quick brown fox jumps")
          .truncationMode(.head)
      }
      .lineLimit(1)
      .frame(width: 16, alignment: .leading)
    }
  }
}

extension TextPage: GalleryPage {
  static let title = "Text"
  static let summary = "Weights, lines and colours; texts joined, wrapped and cut."
  static let source = SourceFile()
}
