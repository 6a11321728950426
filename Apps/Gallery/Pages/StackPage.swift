import Tessera

struct StackPage: GalleryPage {
  static let title = "Stacks"
  static let summary =
    "HStack, VStack and ZStack share their room among their views; Spacer takes the rest."
  static let source = SourceFile()

  var body: some View {
    Sample("HStack: what is flexible shares what is left") {
      HStack {
        Tile("fixed")
        Tile("flexible").frame(maxWidth: .infinity).background(.accentColor.opacity(0.3))
        Tile("fixed")
      }
    }
    Sample("Spacer") {
      HStack {
        Tile("left")
        Spacer()
        Tile("right")
      }
    }
    Sample("VStack: leading, center, trailing") {
      HStack(spacing: 3) {
        column(.leading)
        column(.center)
        column(.trailing)
      }
    }
    Sample("ZStack: later views are in front") {
      ZStack {
        Color.blue.frame(width: 24, height: 5)
        Color.purple.frame(width: 16, height: 3)
        Text(" front ").bold()
      }
    }
  }

  private func column(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Tile("one")
      Tile("two words")
      Tile("three")
    }
  }
}

/// A word on a ground of its own.
private struct Tile: View {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title).padding(.horizontal, 1).background(Color.accentColor.opacity(0.3))
  }
}
