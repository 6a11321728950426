import Tessera

/// The whole screen, in the arrangement that fits it.
///
///     Tessera      │ Button                     │ ButtonPage.swift
///                  │ Tab goes from button …     │
///     Text         │                            │ struct ButtonPage …
///     ▌Button      │ [ Press me ]               │   @State private var …
///     Toggle       │                            │
///     ↑↓ page  Tab into it  s source  ^Q quit
struct GalleryScreen: View {
  @State private var page: String?
  @State private var options = GalleryOptions()
  @FocusState private var focus: GalleryFocus?

  init(page: String) {
    _page = State(initialValue: page)
  }

  var body: some View {
    GeometryReader { geometry in
      let layout = GalleryLayout(for: geometry.size, options)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 0) { parts(layout) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        if layout.hasHelp { HelpLine(showsSource: layout.showsSource) }
      }
      .onKeyPress(phases: [.down, .repeat]) { pressed($0, layout) }
    }
    .onAppear { focus = .sidebar }
  }

  private var entry: PageEntry {
    page.flatMap(Catalog.page(named:)) ?? Catalog.pages[0]
  }

  @ViewBuilder
  private func parts(_ layout: GalleryLayout) -> some View {
    if layout.showsSidebar {
      Sidebar(page: $page, focus: $focus)
        .frame(width: layout.sidebarWidth)
      if layout.showsPage || layout.showsSource { Divider() }
    }
    if layout.showsPage {
      PageView(entry: entry, margin: layout.margin)
        .id(entry.id)
        .focused($focus, equals: .page)
      if layout.showsSource { Divider() }
    }
    if layout.showsSource {
      SourcePane(source: entry.source)
        .id(entry.id)
        .frame(width: layout.sourceWidth)
    }
  }

  private func pressed(_ press: KeyPress, _ layout: GalleryLayout) -> KeyPress.Result {
    switch (press.characters, press.key) {
    case ("s", _): options.toggleSource(layout)
    case ("", .return) where focus == .sidebar:
      options.showsNames = false
      focus = .page
    case ("", .escape):
      options.showsNames = true
      focus = .sidebar
    case ("", "n") where press.modifiers.contains(.control): turn(by: 1)
    case ("", "p") where press.modifiers.contains(.control): turn(by: -1)
    default: return .ignored
    }
    return .handled
  }

  private func turn(by step: Int) {
    let pages = Catalog.pages
    guard let index = pages.firstIndex(where: { $0.id == entry.id }) else { return }
    page = pages[(index + step + pages.count) % pages.count].id
  }
}

/// Where the keys go.
enum GalleryFocus: Hashable {
  /// The list of pages.
  case sidebar
  /// Something on the page.
  case page
}
