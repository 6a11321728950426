import Tessera

struct FramePage: GalleryPage {
  static let title = "Frames"
  static let summary =
    "Frames of a size or within bounds, room around views, and where views stand in them."
  static let source = SourceFile()

  @State private var width = 20

  var body: some View {
    Sample("A frame offers its size and aligns what it gets back") {
      HStack {
        ForEach([Alignment.topLeading, .center, .bottomTrailing], id: \.self) { alignment in
          Text("here")
            .frame(width: 12, height: 3, alignment: alignment)
            .background(Color.accentColor.opacity(0.3))
        }
      }
    }
    Sample("Padding, in cells") {
      HStack(alignment: .top) {
        ForEach(0..<3, id: \.self) { length in
          Text("\(length)").padding(length).background(Color.accentColor.opacity(0.3))
        }
        Text("horizontal 3").padding(.horizontal, 3).background(Color.accentColor.opacity(0.3))
      }
    }
    Sample("Between bounds: at least 10, at most 30 of the \(width) columns that there are") {
      Text("10...30")
        .frame(minWidth: 10, maxWidth: 30)
        .background(Color.accentColor.opacity(0.3))
        .frame(width: width, alignment: .leading)
        .background(Color.tertiary)
      HStack {
        Button("Narrower") { width = max(4, width - 4) }
        Button("Wider") { width = min(48, width + 4) }
      }
    }
    Sample("Offset moves the picture, not the place") {
      HStack {
        Text("a")
        Text("b").foregroundStyle(.accentColor).offset(x: 2, y: 1)
        Text("c")
      }
      .padding(.bottom, 1)
    }
  }
}
