import Tessera

struct EnvironmentPage: GalleryPage {
  static let title = "Environment"
  static let summary = "Values that flow down to every view inside, until a view sets another."
  static let source = SourceFile()

  @State private var language = Language.english

  var body: some View {
    Sample("A value of your own") {
      HStack {
        ForEach(Language.allCases, id: \.self) { choice in
          Button(choice.rawValue) { language = choice }
        }
      }
      Greeting()
      Greeting().environment(\.language, .japanese)
    }
    .environment(\.language, language)
    Sample("Values of Tessera") {
      Facts()
    }
    Sample("Styles go down the same way") {
      VStack(alignment: .leading) {
        Text("green and bold, all of them")
        Text("but not this one").foregroundStyle(.secondary)
      }
      .bold()
      .foregroundStyle(.green)
    }
  }
}

private enum Language: String, CaseIterable {
  case english = "English"
  case spanish = "Español"
  case japanese = "日本語"

  var greeting: String {
    switch self {
    case .english: "Good morning"
    case .spanish: "Buenos días"
    case .japanese: "おはようございます"
    }
  }
}

extension EnvironmentValues {
  private enum LanguageKey: EnvironmentKey {
    static let defaultValue = Language.english
  }

  fileprivate var language: Language {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.language) private var language

  var body: some View {
    Text(language.greeting).bold()
  }
}

private struct Facts: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Text("colorScheme \(colorScheme), layoutDirection \(layoutDirection), isEnabled \(isEnabled)")
      .foregroundStyle(.secondary)
  }
}
