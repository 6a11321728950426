import Tessera

/// A page with its title and what it shows; what is too tall scrolls.
struct PageView: View {
  let entry: PageEntry
  /// The columns at the sides.
  let margin: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        VStack(alignment: .leading) {
          Text(entry.id).bold().underline(color: .accentColor)
          Text(entry.summary).foregroundStyle(.secondary)
        }
        VStack(alignment: .leading) { entry.content() }
      }
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
