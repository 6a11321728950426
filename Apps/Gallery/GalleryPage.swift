import Tessera

/// A page of the gallery: a view that shows one thing, and says what.
protocol GalleryPage: View {
  /// The name in the sidebar.
  static var title: String { get }
  /// What there is to see, in a sentence or two.
  static var summary: String { get }
  /// Where the page's source is.
  static var source: SourceFile { get }

  /// Makes the page as it is at first.
  init()
}

/// A page in the catalog.
struct PageEntry: Identifiable {
  /// The page's title, by which it is opened from the command line too.
  let id: String
  /// What there is to see.
  let summary: String
  /// Where the page's source is.
  let source: SourceFile
  /// Makes the page.
  let content: @MainActor () -> AnyView

  @MainActor
  init<Page: GalleryPage>(_ page: Page.Type) {
    id = page.title
    summary = page.summary
    source = page.source
    content = { AnyView(Page()) }
  }
}

/// The file in which a page is written.
struct SourceFile: Hashable, Sendable {
  /// Where the compiler found the file.
  let path: String

  /// The file that this is written in.
  init(path: String = #filePath) {
    self.path = path
  }

  /// The name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
