import Tessera

struct EnvironmentPage: View {
  @State private var language = Language.english

  var body: some View {
    Sample("A value of your own flows down") {
      HStack {
        ForEach(Language.allCases, id: \.self) { choice in
          Button(choice.rawValue) { language = choice }
        }
      }
      Greeting()
      Greeting().environment(\.language, .japanese)
    }
    .environment(\.language, language)
    Sample("Values of the library") {
      Facts()
    }
    Sample("Styles flow down the same way") {
      VStack(alignment: .leading) {
        Text("green and bold, both of them")
        Text("or not").foregroundStyle(.secondary)
      }
      .bold()
      .foregroundStyle(.green)
    }
  }
}

private struct Greeting: View {
  @Environment(\.language) private var language

  var body: some View {
    Text(language.greeting).bold()
  }
}

private struct Facts: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text("colorScheme: \(scheme)")
    Text("isEnabled: \(isEnabled)")
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

extension EnvironmentPage: GalleryPage {
  static let title = "Environment"
  static let summary = "Values for every view inside, until a view sets another."
  static let source = SourceFile()
}
