import Tessera

struct ScrollPage: GalleryPage {
  static let title = "ScrollView"
  static let summary =
    "A window on something larger. Tab enters it; arrows, Page Up and Down, or the wheel."
  static let source = SourceFile()

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Sample("Up and down") {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(1...60, id: \.self) { line in
              Text("Line \(line)").foregroundStyle(line.isMultiple(of: 5) ? .primary : .secondary)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(width: 18, height: 11)
        .border(.tertiary)
      }
      Sample("Sideways too") {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            ForEach(1...12, id: \.self) { row in
              HStack {
                ForEach(1...12, id: \.self) { column in
                  Text("\(row * column)").frame(width: 4, alignment: .trailing)
                }
              }
            }
          }
        }
        .frame(width: 26, height: 11)
        .border(.tertiary)
      }
    }
  }
}
