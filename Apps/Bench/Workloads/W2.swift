import Tessera

/// One cell in ten changes with every frame, to another letter in one of 16 colours.
struct W2: View {
  let frames: Int
  @State private var screen = ScatteredScreen()

  var body: some View {
    Canvas { context, _ in screen.draw(in: &context) }
      .drawsFrames(screen.frame, of: frames) { screen.scatter() }
  }
}

/// The letters and colours of W2.
struct ScatteredScreen {
  /// How often the screen was changed.
  private(set) var frame = 0
  private var letters: [UInt8]
  /// One of 16 colours; 16 is the text's own.
  private var colors: [UInt8]
  private var random = WorkloadRandom()

  init() {
    letters = (0..<WorkloadData.rows).flatMap { row in
      (0..<WorkloadData.columns).map { WorkloadData.pageLetter(row: row, column: $0) }
    }
    colors = Array(repeating: 16, count: letters.count)
  }

  /// Changes 1,200 places, some of them twice.
  mutating func scatter() {
    frame += 1
    for _ in 0..<1_200 {
      let place = random.next() % letters.count
      letters[place] = UInt8(33 + random.next() % 94)
      colors[place] = UInt8(random.next() % 16)
    }
  }

  @MainActor func draw(in context: inout GraphicsContext) {
    let styles =
      (0..<16).map { context.style(foreground: .palette($0)) } + [context.style()]
    for row in 0..<WorkloadData.rows {
      for column in 0..<WorkloadData.columns {
        let place = row * WorkloadData.columns + column
        context.put(
          Glyph(ascii: letters[place]), x: column, y: row, style: styles[Int(colors[place])])
      }
    }
  }
}
