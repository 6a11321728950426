import Tessera

struct CanvasPage: View {
  @State private var time = 0
  @State private var isRunning = true
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(alignment: .leading) {
      Canvas { context, size in
        for x in 0..<size.width {
          for wave in Wave.all {
            let y = wave.height(at: x, time: time)
            let row = Int(y * Double(size.height))
            context.put("•", x: x, y: row, color: wave.color)
          }
        }
      }
      .frame(width: 44, height: 11)
      .border(.tertiary, style: .rounded)
      Button(isRunning ? "Stop" : "Go on") {
        isRunning.toggle()
      }
    }
    .task(id: isRunning) {
      while isRunning, !Task.isCancelled {
        try? await clock.sleep(for: .milliseconds(50))
        time += 1
      }
    }
  }
}

private struct Wave {
  static let all = [
    Wave(color: .blue, length: 28, speed: 1),
    Wave(color: .purple, length: 40, speed: -1),
    Wave(color: .green, length: 22, speed: 2),
  ]

  let color: Color
  let length: Int
  let speed: Int

  /// Between 0 and 1: two parabolas, nearly a sine.
  func height(at x: Int, time: Int) -> Double {
    let place = (x + time * speed) % length
    let t = Double((place + length) % length)
    let u = t / Double(length) * 2 - 1
    return 0.5 + u * (1 - u.magnitude) * 1.99
  }
}

extension CanvasPage: GalleryPage {
  static let title = "Canvas"
  static let summary = "A closure draws cells. The waves move only while this page is shown."
  static let source = SourceFile()
}
