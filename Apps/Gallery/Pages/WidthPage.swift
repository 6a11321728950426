import Tessera

struct WidthPage: GalleryPage {
  static let title = "Unicode"
  static let summary =
    "Every cluster takes the columns that the terminal gives it, so the bars stay in line."
  static let source = SourceFile()

  private static let samples: [(name: String, text: String)] = [
    ("Latin", "naïve café"), ("Combining", "e\u{301}a\u{308}o\u{328}"), ("Chinese", "你好，世界"),
    ("Japanese", "ひらがな カタカナ"), ("Korean", "안녕하세요"), ("Halfwidth", "ﾊﾝｶｸ"),
    ("Emoji", "🎉🚀🧑‍🚀"), ("Skin tones", "👍🏽👩🏽‍💻"), ("Flags", "🇯🇵🇧🇷🏳️‍🌈"),
    ("Keycaps", "1️⃣#️⃣"), ("Hebrew", "שלום עולם"), ("Arabic", "مرحبا"), ("Control", "a\tb\u{1B}[31mc"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Self.samples, id: \.name) { name, text in
        HStack {
          Text(name).foregroundStyle(.secondary).frame(width: 12, alignment: .leading)
          Text("│").foregroundStyle(.tertiary)
          Text(text).frame(width: 20, alignment: .leading)
          Text("│").foregroundStyle(.tertiary)
        }
      }
    }
    .padding(.bottom)
    Sample("Wide clusters are never cut in two") {
      VStack(alignment: .leading) {
        ForEach(3..<7, id: \.self) { width in
          Text("你好你好").lineLimit(1).frame(width: width, alignment: .leading)
            .background(.tertiary)
        }
      }
    }
  }
}
