import Tessera

struct ReportPage: View {
  @State private var meter = FrameMeter()
  @State private var count = 0
  @State private var shift = 0

  var body: some View {
    Sample("Change something") {
      HStack {
        Button("One number") { count += 1 }
        Button("Many colours") { shift += 5 }
        Button("Nothing") {}
      }
      Number(count: count)
      Rainbow(shift: shift)
    }
    Sample("What the last frames cost") {
      FrameTable(meter: meter)
    }
    .onFrame { meter.note($0) }
  }
}

/// Keeps the reports of frames, except those in which
/// it was only the table that changed.
@MainActor
@Observable
private final class FrameMeter {
  private(set) var reports: [FrameReport] = []
  @ObservationIgnored private var isShowing = false

  func willShow() {
    isShowing = true
  }

  func note(_ report: FrameReport) {
    if !isShowing { reports.append(report) }
    isShowing = false
  }
}

private struct FrameTable: View {
  let meter: FrameMeter

  var body: some View {
    let _ = meter.willShow()
    row("frame", "bodies", "layouts", "cells", "bytes")
      .foregroundStyle(.secondary)
    ForEach(meter.reports.suffix(6), id: \.frame) {
      row(
        "\($0.frame)", "\($0.bodiesEvaluated)",
        "\($0.nodesLaidOut)", "\($0.cellsChanged)",
        "\($0.bytesWritten)")
    }
  }

  private func row(_ cells: String...) -> some View {
    HStack {
      ForEach(cells.indices, id: \.self) { index in
        Text(cells[index])
          .frame(width: 8, alignment: .trailing)
      }
    }
  }
}

private struct Number: View {
  let count: Int

  var body: some View {
    Text("counted to \(count)")
  }
}

private struct Rainbow: View {
  let shift: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<40, id: \.self) { column in
        let hue = Double((column + shift) % 40) / 40
        Color(hue: hue, saturation: 0.7, brightness: 0.9)
          .frame(width: 1, height: 2)
      }
    }
  }
}

extension ReportPage: GalleryPage {
  static let title = "Frame report"
  static let summary = "Each change costs what it changes, and no more."
  static let source = SourceFile()
}
