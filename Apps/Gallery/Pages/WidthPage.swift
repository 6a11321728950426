import Tessera

struct WidthPage: View {
  private let samples = [
    ("Latin", "naïve café"),
    ("Combining", "e\u{301} a\u{308} o\u{328}"),
    ("Chinese", "你好，世界"),
    ("Japanese", "ひらがな カタカナ"),
    ("Korean", "안녕하세요"),
    ("Halfwidth", "ﾊﾝｶｸ"),
    ("Emoji", "🎉 🚀 🧑‍🚀"),
    ("Skin tones", "👍🏽 👩🏽‍💻"),
    ("Flags", "🇯🇵 🇧🇷 🏳️‍🌈"),
    ("Keycaps", "1️⃣ #️⃣"),
    ("Hebrew", "שלום עולם"),
    ("Arabic", "مرحبا"),
    ("Controls", "a\tb \u{1B}[31m \u{7}"),
  ]

  var body: some View {
    Sample("The bars stay in line") {
      ForEach(samples, id: \.0) { name, text in
        HStack {
          Text(name)
            .foregroundStyle(.secondary)
            .frame(width: 10, alignment: .leading)
          Text("│").foregroundStyle(.tertiary)
          Text(text)
            .frame(width: 18, alignment: .leading)
          Text("│").foregroundStyle(.tertiary)
        }
      }
    }
    Sample("Wide clusters are never cut in two") {
      ForEach(3..<6, id: \.self) { width in
        Text("你好你好")
          .lineLimit(1)
          .frame(width: width, alignment: .leading)
          .background(Color.accentColor.opacity(0.3))
      }
    }
  }
}

extension WidthPage: GalleryPage {
  static let title = "Unicode"
  static let summary = "Every cluster takes the columns that the terminal gives it."
  static let source = SourceFile()
}
