import Tessera

struct ColorPage: View {
  var body: some View {
    Sample("Roles follow light and dark") {
      HStack(spacing: 2) {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("accent").foregroundStyle(.accentColor)
      }
    }
    Sample("The terminal's own colours") {
      HStack {
        Swatch("red", .red)
        Swatch("yellow", .yellow)
        Swatch("green", .green)
        Swatch("cyan", .cyan)
      }
      HStack {
        Swatch("blue", .blue)
        Swatch("purple", .purple)
        Swatch("gray", .gray)
        Swatch("white", .white)
      }
    }
    Sample("24-bit colours") {
      HStack {
        Swatch("orange", .orange)
        Swatch("mint", .mint)
        Swatch("teal", .teal)
        Swatch("indigo", .indigo)
      }
      HStack {
        Swatch("pink", .pink)
        Swatch("brown", .brown)
        Swatch("0xAF5FFF", Color(hex: 0xAF5FFF))
      }
    }
    Sample("Hue") {
      Ramp { step in
        Color(hue: step, saturation: 0.7, brightness: 0.9)
      }
    }
    Sample("White") {
      Ramp { step in Color(white: step) }
    }
    Sample("Opacity, over what is behind") {
      Ramp { step in Color.accentColor.opacity(step) }
    }
  }
}

/// A block of a colour, and its name.
private struct Swatch: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }

  var body: some View {
    HStack(spacing: 0) {
      color.frame(width: 2, height: 1)
      Text(" \(name)")
        .frame(minWidth: 8, alignment: .leading)
    }
  }
}

/// Colours beside each other, from 0 to 1.
private struct Ramp: View {
  let color: @MainActor (Double) -> Color

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<40, id: \.self) { step in
        color(Double(step) / 39)
          .frame(width: 1, height: 1)
      }
    }
  }
}

extension ColorPage: GalleryPage {
  static let title = "Colors"
  static let summary = "Terminals with fewer colours show the nearest that they have."
  static let source = SourceFile()
}
