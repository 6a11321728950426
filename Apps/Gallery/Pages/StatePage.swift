import Tessera

struct StatePage: GalleryPage {
  static let title = "State"
  static let summary = "State belongs to a place on the screen; bindings let others write it."
  static let source = SourceFile()

  @State private var volume = 4
  @State private var showsDetails = false

  var body: some View {
    Sample("One state, two views bound to it") {
      Stepper(title: "Volume", value: $volume)
      Meter(value: $volume)
    }
    Sample("A view's own state begins anew when the view does") {
      Toggle("Show the counter", isOn: $showsDetails)
      if showsDetails { Counter() }
    }
    Sample("A binding can be made of two closures") {
      Toggle(
        "Loud", isOn: Binding(get: { volume > 5 }, set: { volume = $0 ? 10 : 2 }))
    }
  }
}

private struct Stepper: View {
  let title: String
  @Binding var value: Int

  var body: some View {
    HStack {
      Text("\(title) \(value)").frame(width: 10, alignment: .leading)
      Button("-") { value = max(0, value - 1) }
      Button("+") { value = min(10, value + 1) }
    }
  }
}

private struct Meter: View {
  @Binding var value: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(1...10, id: \.self) { step in
        Text(step <= value ? "■ " : "· ").foregroundStyle(step <= value ? .green : .tertiary)
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
