import Tessera

/// A form of 40 text fields, of which the first is typed into.
struct W7: View {
  @State private var entries = Array(repeating: "", count: 40)
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Field 1", text: $entries[0]).focused($isTyping)
      ForEach(1..<entries.count, id: \.self) { index in
        TextField("Field \(index + 1)", text: $entries[index])
      }
    }
    .onAppear { isTyping = true }
  }
}
