import Tessera

struct ScrollPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Sample("Up and down") {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(1...60, id: \.self) { line in
              Text("Line \(line)")
            }
          }
          .frame(
            maxWidth: .infinity, alignment: .leading)
        }
        .frame(width: 16, height: 10)
      }
      Sample("And sideways") {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            ForEach(1...12, id: \.self) { row in
              TableRow(factor: row)
            }
          }
        }
        .frame(width: 24, height: 10)
      }
    }
  }
}

private struct TableRow: View {
  let factor: Int

  var body: some View {
    HStack {
      ForEach(1...12, id: \.self) { column in
        Text("\(factor * column)")
          .frame(width: 4, alignment: .trailing)
      }
    }
  }
}

extension ScrollPage: GalleryPage {
  static let title = "ScrollView"
  static let summary = "A window on something larger: Tab enters it, arrows and wheel move it."
  static let source = SourceFile()
}
