import Tessera

struct ColorPage: GalleryPage {
  static let title = "Colors"
  static let summary =
    "The terminal's own palette, 24-bit colours, and roles that follow light and dark."
  static let source = SourceFile()

  private static let named: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
    ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
    ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  var body: some View {
    Sample("Roles") {
      HStack(spacing: 2) {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("accentColor").foregroundStyle(.accentColor)
      }
    }
    Sample("Names") {
      VStack(alignment: .leading) {
        swatches(Self.named.prefix(6))
        swatches(Self.named.suffix(6))
      }
    }
    Sample("Hue, from the 24-bit colours") {
      ramp { Color(hue: $0, saturation: 0.75, brightness: 0.9) }
    }
    Sample("Opacity, over what is behind") {
      ramp { Color.accentColor.opacity($0) }
    }
    Sample("Greys") {
      ramp { Color(white: $0) }
    }
  }

  private func swatches(_ colors: ArraySlice<(name: String, color: Color)>) -> some View {
    HStack {
      ForEach(colors, id: \.name) { name, color in
        HStack(spacing: 0) {
          color.frame(width: 1, height: 1)
          Text(" " + name).frame(width: 7, alignment: .leading)
        }
      }
    }
  }

  private func ramp(_ color: @escaping (Double) -> Color) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<48, id: \.self) { step in
        color(Double(step) / 47).frame(width: 1, height: 1)
      }
    }
  }
}
