import Tessera

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The way in: reads the options, then shows the gallery.
@main
enum Program {
  @MainActor
  static func main() {
    switch CommandLineOptions.action(of: Array(CommandLine.arguments.dropFirst())) {
    case .help: print(CommandLineOptions.help)
    case .list: print(Catalog.pages.map(\.id).joined(separator: "\n"))
    case .complain(let what):
      let line = Array("gallery: \(what) Try --help.\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(64)
    case .show(let page):
      GalleryApp.firstPage = page ?? Catalog.pages[0].id
      GalleryApp.main()
    }
  }
}

/// The gallery on the screen.
struct GalleryApp: App {
  /// The page to begin with.
  static var firstPage = ""

  var body: some Scene {
    WindowGroup {
      GalleryScreen(page: GalleryApp.firstPage)
    }
  }
}
