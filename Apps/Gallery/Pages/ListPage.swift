import Tessera

struct ListPage: View {
  @State private var selection: Int? = 0

  var body: some View {
    Sample("Row \(selection ?? 0) is chosen") {
      List(0..<10_000, selection: $selection) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          Text(number.isMultiple(of: 2) ? "even" : "odd")
            .foregroundStyle(.secondary)
        }
      }
      .frame(width: 36, height: 12)
      .listStyle(.bordered)
    }
  }
}

extension ListPage: GalleryPage {
  static let title = "List"
  static let summary = "Ten thousand rows, of which only those near the screen exist."
  static let source = SourceFile()
}
