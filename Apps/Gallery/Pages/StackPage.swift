import Tessera

struct StackPage: View {
  var body: some View {
    Sample("Flexible views share what is left") {
      HStack {
        Tile("fixed")
        Tile("flexible", isFlexible: true)
        Tile("flexible", isFlexible: true)
      }
    }
    Sample("A spacer takes the rest") {
      HStack {
        Tile("left")
        Spacer()
        Tile("right")
      }
    }
    Sample("Columns: leading, center, trailing") {
      HStack(spacing: 3) {
        Column(alignment: .leading)
        Column(alignment: .center)
        Column(alignment: .trailing)
      }
    }
    Sample("A pile: later views are in front") {
      ZStack {
        Color.blue.frame(width: 24, height: 5)
        Color.purple.frame(width: 16, height: 3)
        Text("front").bold()
      }
    }
  }
}

private struct Column: View {
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Tile("one")
      Tile("two words")
      Tile("three")
    }
  }
}

/// Some words on a ground of their own.
private struct Tile: View {
  let title: String
  let isFlexible: Bool

  init(_ title: String, isFlexible: Bool = false) {
    self.title = title
    self.isFlexible = isFlexible
  }

  var body: some View {
    Text(title)
      .padding(.horizontal, 1)
      .frame(maxWidth: isFlexible ? .infinity : nil)
      .background(Color.accentColor.opacity(0.3))
  }
}

extension StackPage: GalleryPage {
  static let title = "Stacks"
  static let summary = "HStack, VStack and ZStack share their room among their views."
  static let source = SourceFile()
}
