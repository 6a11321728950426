import Tessera

/// One example on a page: a caption, and below it what it speaks of.
struct Sample<Content: View>: View {
  private let caption: String
  private let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(caption).foregroundStyle(.secondary)
      VStack(alignment: .leading) { content }.padding(.leading, 2)
    }
    .padding(.bottom, 1)
  }
}
