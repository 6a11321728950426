import Tessera

struct CanvasPage: GalleryPage {
  static let title = "Canvas"
  static let summary =
    "A closure draws cells. It moves only while this page is shown; Space stops it."
  static let source = SourceFile()

  @State private var time = 0
  @State private var isRunning = true
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(alignment: .leading) {
      Canvas { context, size in
        for x in 0..<size.width {
          for wave in Wave.all {
            let y = wave.row(at: x, time: time, height: size.height)
            context.put("•", x: x, y: y, color: wave.color)
          }
        }
      }
      .frame(width: 56, height: 12)
      .border(.tertiary, style: .rounded)
      Button(isRunning ? "Stop" : "Go on") { isRunning.toggle() }
    }
    .task(id: isRunning) {
      while isRunning, !Task.isCancelled {
        try? await clock.sleep(for: .milliseconds(50))
        time += 1
      }
    }
  }
}

/// A sum of two triangle waves, without floating-point functions.
private struct Wave {
  static let all = [
    Wave(color: .blue, length: 28, speed: 1), Wave(color: .purple, length: 40, speed: -1),
    Wave(color: .green, length: 22, speed: 2),
  ]

  let color: Color
  let length: Int
  let speed: Int

  /// The row of the wave at a column.
  func row(at x: Int, time: Int, height: Int) -> Int {
    let phase = ((x + time * speed) % length + length) % length
    let t = Double(phase) / Double(length) * 2 - 1
    // A parabola on each half comes close to a sine.
    let value = 4 * t * (1 - t.magnitude)
    return Int((value + 1) / 2 * Double(height - 1) + 0.5)
  }
}
