import Tessera

struct StatePage: View {
  @State private var volume = 4
  @State private var showsCounter = true

  var body: some View {
    Sample("One state, and two views bound to it") {
      Knob(value: $volume)
      Meter(value: $volume)
    }
    Sample("A binding made of two closures") {
      Toggle("Loud", isOn: isLoud)
    }
    Sample("State ends with its view") {
      Toggle("Show the counter", isOn: $showsCounter)
      if showsCounter { Counter() }
    }
  }

  private var isLoud: Binding<Bool> {
    Binding {
      volume > 5
    } set: { isLoud in
      volume = isLoud ? 10 : 2
    }
  }
}

private struct Knob: View {
  @Binding var value: Int

  var body: some View {
    HStack {
      Text("Volume \(value)")
        .frame(width: 10, alignment: .leading)
      Button("-") { value = max(0, value - 1) }
      Button("+") { value = min(10, value + 1) }
    }
  }
}

private struct Meter: View {
  @Binding var value: Int

  var body: some View {
    HStack {
      ForEach(1...10, id: \.self) { step in
        Text(step <= value ? "■" : "·")
          .foregroundStyle(.green)
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Counted to \(count)") { count += 1 }
  }
}

extension StatePage: GalleryPage {
  static let title = "State"
  static let summary = "State belongs to a place on the screen; bindings let others write it."
  static let source = SourceFile()
}
