import Tessera

/// The names of the pages, one of which is shown.
struct Sidebar: View {
  @Binding var page: String?
  @FocusState<GalleryFocus?>.Binding var focus: GalleryFocus?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading) {
        Text("Tessera").bold().foregroundStyle(.accentColor)
        Text("a gallery").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 1)
      .padding(.bottom, 1)
      List(Catalog.pages, selection: $page) { entry in
        Text(entry.id).lineLimit(1)
      }
      .focused($focus, equals: .sidebar)
    }
  }
}
