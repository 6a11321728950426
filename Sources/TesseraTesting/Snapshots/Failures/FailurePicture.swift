import TesseraScreen

/// The recorded screen and the one there is, beside each other, as a picture in which the differing
/// cells are framed.
enum FailurePicture {
  private static let mark = "#E5484D"
  private static let gap = 24.0
  private static let headline = 24.0

  static func svg(_ failure: SnapshotFailure) -> String {
    let screens = [("expected", failure.expected), ("actual", failure.actual)]
    var body = ""
    var x = 0.0
    var height = 0.0
    for (label, shot) in screens {
      guard let shot else { continue }
      let size = ScreenshotDrawing.size(of: shot)
      body += "<text x=\"\(CellGrid.number(x + CellGrid.margin))\" y=\"16\">\(label)</text>\n"
      body += "<g transform=\"translate(\(CellGrid.number(x)) \(CellGrid.number(headline)))\""
      let palette = ScreenshotPalette(colorScheme: shot.colorScheme)
      body += " fill=\"\(ScreenshotPalette.name(palette.foreground))\">\n"
      body += ScreenshotDrawing(shot).svg + marks(failure.differences, on: shot) + "</g>\n"
      x += size.width + gap
      height = max(height, size.height)
    }
    let size = (width: max(x - gap, 1), height: height + headline)
    return SVGDocument.open(size: size, label: "A failed snapshot", color: 0x808692) + body
      + "</svg>\n"
  }

  /// Frames around the differing cells, those in a row together.
  static func marks(_ places: [Point], on shot: Screenshot) -> String {
    let number = CellGrid.number
    var svg = ""
    var index = 0
    while index < places.count {
      let first = places[index]
      var count = 1
      while index + count < places.count,
        places[index + count] == Point(x: first.x + count, y: first.y)
      { count += 1 }
      index += count
      svg += "<rect x=\"\(number(CellGrid.x(first.x)))\" y=\"\(number(CellGrid.y(first.y)))\""
      svg += " width=\"\(number(Double(count) * CellGrid.width))\""
      svg += " height=\"\(number(CellGrid.height))\" fill=\"\(mark)\" fill-opacity=\"0.25\""
      svg += " stroke=\"\(mark)\"/>\n"
    }
    return svg
  }
}
