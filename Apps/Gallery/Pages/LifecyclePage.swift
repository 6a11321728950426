import Tessera

struct LifecyclePage: GalleryPage {
  static let title = "Lifecycle"
  static let summary = "What views do when they appear, change and go. Tasks end with their views."
  static let source = SourceFile()

  @State private var isShown = true
  @State private var log: [String] = []

  var body: some View {
    Sample("A view that comes and goes") {
      Toggle("Show the clock", isOn: $isShown)
      if isShown {
        Ticker()
          .onAppear { log.append("appeared") }
          .onDisappear { log.append("gone, and its task with it") }
      }
    }
    .onChange(of: isShown) { old, new in
      log.append("isShown: \(old) → \(new)")
    }
    Sample("What happened") {
      ForEach(log.suffix(8).indices, id: \.self) { index in
        Text("\(index + 1). \(log[index])").foregroundStyle(.secondary)
      }
    }
  }
}

private struct Ticker: View {
  @State private var seconds = 0
  @Environment(\.clock) private var clock

  var body: some View {
    Text("\(seconds) s on the screen")
      .bold()
      .task {
        while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
      }
  }
}
