import Tessera

/// The pages, in the order of the sidebar.
@MainActor
enum Catalog {
  /// Every page.
  static let pages = [
    PageEntry(TextPage.self), PageEntry(ColorPage.self), PageEntry(WidthPage.self),
    PageEntry(StackPage.self), PageEntry(FramePage.self), PageEntry(OverlayPage.self),
    PageEntry(ButtonPage.self), PageEntry(TogglePage.self), PageEntry(TextFieldPage.self),
    PageEntry(ListPage.self), PageEntry(ScrollPage.self), PageEntry(CanvasPage.self),
    PageEntry(StatePage.self), PageEntry(ObservablePage.self), PageEntry(EnvironmentPage.self),
    PageEntry(FocusPage.self), PageEntry(KeyPage.self), PageEntry(LifecyclePage.self),
    PageEntry(ReportPage.self),
  ]

  /// The page with a name, in capitals or not.
  static func page(named name: String) -> PageEntry? {
    pages.first { $0.id.lowercased() == name.lowercased() }
  }
}
