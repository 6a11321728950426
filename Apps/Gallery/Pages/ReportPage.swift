import Tessera

struct ReportPage: GalleryPage {
  static let title = "Frame report"
  static let summary =
    "What the last frame cost: each change is as dear as what it changes, and no more."
  static let source = SourceFile()

  @State private var meter = FrameMeter()
  @State private var light = 0
  @State private var count = 0

  var body: some View {
    Sample("Change something") {
      HStack {
        Button("One number") { count += 1 }
        Button("Many cells") { light += 1 }
        Button("Nothing") {}
      }
      Count(value: count)
      Lights(shift: light)
    }
    Sample("The frame that showed it") {
      FrameFacts(meter: meter)
    }
    .onFrame { meter.note($0) }
  }
}

/// Keeps the report of the last frame that somebody caused, and not of the one that shows it.
@MainActor
@Observable
private final class FrameMeter {
  private(set) var report: FrameReport?
  @ObservationIgnored private var isShowing = false

  func note(_ new: FrameReport) {
    isShowing.toggle()
    if isShowing { report = new }
  }
}

private struct FrameFacts: View {
  let meter: FrameMeter

  var body: some View {
    fact("bodies evaluated", meter.report?.bodiesEvaluated)
    fact("views laid out", meter.report?.nodesLaidOut)
    fact("cells changed", meter.report?.cellsChanged)
    fact("bytes written", meter.report?.bytesWritten)
    fact("nodes alive", meter.report?.nodesAlive)
  }

  private func fact(_ name: String, _ number: Int?) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary).frame(width: 18, alignment: .leading)
      Text(number.map { "\($0)" } ?? "–").bold().frame(width: 7, alignment: .trailing)
    }
  }
}

private struct Count: View {
  let value: Int

  var body: some View {
    Text("counted to \(value)")
  }
}

private struct Lights: View {
  let shift: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<40, id: \.self) { column in
        Color(hue: Double((column + shift * 5) % 40) / 40, saturation: 0.7, brightness: 0.9)
          .frame(width: 1, height: 2)
      }
    }
  }
}
