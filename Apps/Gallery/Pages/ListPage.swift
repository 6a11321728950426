import Tessera

struct ListPage: GalleryPage {
  static let title = "List"
  static let summary =
    "Ten thousand rows; only those near the screen exist. Tab enters, arrows move."
  static let source = SourceFile()

  @State private var selection: Int? = 0

  var body: some View {
    VStack(alignment: .leading) {
      List(0..<10_000, id: \.self, selection: $selection) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          Text(number.isMultiple(of: 2) ? "even" : "odd").foregroundStyle(.secondary)
        }
      }
      .frame(width: 40, height: 10)
      Divider().frame(width: 40)
      Text(selection.map { "Row \($0) is chosen." } ?? "Nothing is chosen.")
        .foregroundStyle(.secondary)
    }
  }
}
