import Tessera

struct LifecyclePage: View {
  @State private var isShown = true
  @State private var log: [String] = []

  var body: some View {
    Sample("A view that comes and goes") {
      Toggle("Show the clock", isOn: $isShown)
      if isShown {
        Ticker()
          .onAppear { note("appeared") }
          .onDisappear { note("gone, with its task") }
      }
    }
    .onChange(of: isShown) { old, new in
      note("isShown: \(old) → \(new)")
    }
    Sample("What happened") {
      ForEach(log.suffix(8), id: \.self) { line in
        Text(line).foregroundStyle(.secondary)
      }
    }
  }

  private func note(_ what: String) {
    log.append("\(log.count + 1). \(what)")
  }
}

private struct Ticker: View {
  @State private var seconds = 0
  @Environment(\.clock) private var clock

  var body: some View {
    Text("\(seconds) s on the screen")
      .bold()
      .task {
        while !Task.isCancelled {
          try? await clock.sleep(for: .seconds(1))
          seconds += 1
        }
      }
  }
}

extension LifecyclePage: GalleryPage {
  static let title = "Lifecycle"
  static let summary = "What views do when they appear, change and go. Tasks end with them."
  static let source = SourceFile()
}
