import Tessera

/// One number changes on a screen of 360 other texts.
struct W1: View {
  let frames: Int

  var body: some View {
    Page { Counter(frames: frames) }
  }
}

/// The number: the only view whose body a frame has to evaluate.
private struct Counter: View {
  let frames: Int
  @State private var count = 0

  var body: some View {
    Text(WorkloadData.padded(count, to: 8, with: "0"))
      .drawsFrames(count, of: frames) { count += 1 }
  }
}

/// The static page, six texts a row, with eight columns in its middle for something else.
struct Page<Middle: View>: View {
  @ViewBuilder let middle: Middle

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<30, id: \.self) { PageRow(row: $0, columns: 0..<200) }
      HStack(spacing: 0) {
        PageRow(row: 30, columns: 0..<100)
        middle
        PageRow(row: 30, columns: 108..<200)
      }
      ForEach(31..<60, id: \.self) { PageRow(row: $0, columns: 0..<200) }
    }
  }
}

/// A stretch of a row of the page.
private struct PageRow: View {
  let row: Int
  let columns: Range<Int>

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pieces, id: \.lowerBound) { piece in
        Text(WorkloadData.page(row: row, columns: piece))
      }
    }
  }

  private var pieces: [Range<Int>] {
    stride(from: columns.lowerBound, to: columns.upperBound, by: 34).map {
      $0..<min($0 + 34, columns.upperBound)
    }
  }
}
