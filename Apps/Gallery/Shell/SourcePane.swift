import Tessera

/// The source of a page, from the checkout where it is at hand.
struct SourcePane: View {
  let source: SourceFile

  @State private var lines: [SourceLine]?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(source.name).foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 1)
      if let lines {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(lines) { line in
              line.text.padding(.leading, line.indent)
            }
          }
          .padding(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        Text("The source is not at hand: this program does not run where it was built.")
          .padding(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear { lines = SourceReader.lines(of: source) }
  }
}
