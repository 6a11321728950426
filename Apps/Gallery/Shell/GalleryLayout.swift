import Tessera

/// What the user has chosen to see.
struct GalleryOptions: Equatable {
  /// Whether the source stands beside the page, where there is room for both.
  var showsSourceBeside = true
  /// Whether the source takes the place of the page, where there is not.
  var showsSourceInstead = false
  /// Whether the names of the pages take the place of the page, where there is room for one.
  var showsNames = false

  /// Shows the source or hides it, as the screen has it.
  mutating func toggleSource(_ layout: GalleryLayout) {
    if layout.hasRoomForBoth {
      showsSourceBeside.toggle()
    } else {
      showsSourceInstead.toggle()
    }
  }
}

/// Which parts the screen has, and how wide they are.
///
/// From 100 columns on the source stands beside the page, below it takes the page's place. Below 60
/// the names of the pages have the screen to themselves.
struct GalleryLayout: Equatable {
  /// What a page is designed for, margins included.
  private static let pageWidth = 62
  /// The least that a page gets beside its source.
  private static let leastPageWidth = 46

  /// Whether the source can stand beside the page.
  let hasRoomForBoth: Bool
  /// Whether the names of the pages are shown.
  let showsSidebar: Bool
  /// The columns of the sidebar; nil for all.
  let sidebarWidth: Int?
  /// Whether the page is shown.
  let showsPage: Bool
  /// Whether the source is shown.
  let showsSource: Bool
  /// The columns of the source; nil for all that are left.
  let sourceWidth: Int?
  /// The columns at the sides of a page.
  let margin: Int
  /// Whether there is a line with keys.
  let hasHelp: Bool

  /// Lays the parts out.
  init(for size: Size, _ options: GalleryOptions) {
    let isNarrow = size.width < 60
    hasRoomForBoth = size.width >= 100
    hasHelp = size.height > 6
    margin = isNarrow ? 0 : 2
    showsSidebar = !isNarrow || options.showsNames
    sidebarWidth = isNarrow ? nil : 18
    let hasRoomForOne = !(isNarrow && options.showsNames)
    showsSource =
      hasRoomForBoth ? options.showsSourceBeside : hasRoomForOne && options.showsSourceInstead
    showsPage = hasRoomForOne && (hasRoomForBoth || !options.showsSourceInstead)
    if hasRoomForBoth {
      let both = size.width - 20
      let page = min(Self.pageWidth, max(Self.leastPageWidth, both / 2))
      sourceWidth = both - page
    } else {
      sourceWidth = nil
    }
  }
}
