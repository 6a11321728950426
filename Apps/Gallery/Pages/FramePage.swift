import Tessera

struct FramePage: View {
  @State private var width = 20

  var body: some View {
    Sample("A frame aligns what is smaller") {
      HStack {
        Corner(alignment: .topLeading)
        Corner(alignment: .center)
        Corner(alignment: .bottomTrailing)
      }
    }
    Sample("Padding: 0, 1, 2, and 3 at the sides") {
      HStack(alignment: .top) {
        Text("0").padding(0).background(.tile)
        Text("1").padding(1).background(.tile)
        Text("2").padding(2).background(.tile)
        Text("3")
          .padding(.horizontal, 3)
          .background(.tile)
      }
    }
    Sample("10 to 30 of the \(width) columns there are") {
      Text("flexible")
        .frame(minWidth: 10, maxWidth: 30)
        .background(.tile)
        .frame(width: width, alignment: .leading)
        .border(.tertiary)
      HStack {
        Button("Narrower") { width = max(4, width - 4) }
        Button("Wider") { width = min(40, width + 4) }
      }
    }
    Sample("An offset moves the picture, not the place") {
      HStack {
        Text("a")
        Text("b").bold().offset(x: 2, y: 1)
        Text("c")
      }
    }
  }
}

private struct Corner: View {
  let alignment: Alignment

  var body: some View {
    Text("here")
      .frame(width: 12, height: 3, alignment: alignment)
      .background(.tile)
  }
}

extension Color {
  fileprivate static let tile = accentColor.opacity(0.3)
}

extension FramePage: GalleryPage {
  static let title = "Frames"
  static let summary = "Frames of a size or within bounds, and room around views."
  static let source = SourceFile()
}
