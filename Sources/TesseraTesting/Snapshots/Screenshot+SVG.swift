import TesseraScreen

extension Screenshot {
  /// The screen as a picture that any browser shows, by itself: without styles, fonts or pictures from
  /// elsewhere.
  ///
  /// The cells are in it as text, too, so that two pictures can be compared whatever draws them.
  var svg: String {
    let drawing = ScreenshotDrawing(self)
    return SVGDocument.open(
      size: ScreenshotDrawing.size(of: self),
      label: "A terminal of \(size.width) × \(size.height) cells",
      color: ScreenshotPalette(colorScheme: colorScheme).foreground)
      + drawing.svg + SVGMetadata(self).element + "</svg>\n"
  }

  /// The screen that a picture of `svg` shows.
  ///
  /// - Throws: `SnapshotDamage` where the cells are not in it.
  init(svg: String) throws(SnapshotDamage) {
    self = try SVGMetadata.read(svg)
  }
}

/// The frame of an SVG.
enum SVGDocument {
  /// Fonts with the right widths first.
  ///
  /// Emoji are left to the reader's system: were a font of emoji
  /// named here, some programs would take figures from it as well.
  private static let fonts = "'DejaVu Sans Mono', Menlo, 'Cascadia Mono', Consolas, monospace"

  static func open(size: (width: Double, height: Double), label: String, color: UInt32) -> String {
    let width = CellGrid.number(size.width)
    let height = CellGrid.number(size.height)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(XMLText.escaped(label))\""
      + " font-family=\"\(fonts)\" font-size=\"\(CellGrid.fontSize)\""
      + " fill=\"\(ScreenshotPalette.name(color))\">\n"
  }
}

/// The cells of a screen inside of its picture: size, colours, and the rows of `ansi`, in which `\e`
/// stands for an escape and `\\` for a backslash.
struct SVGMetadata {
  private static let start = "<metadata>tessera 1 "
  private static let end = "</metadata>"

  let shot: Screenshot

  init(_ shot: Screenshot) { self.shot = shot }

  var element: String {
    let rows = SVGMetadata.withoutEscapes(shot.ansi)
    return SVGMetadata.start + "\(shot.size.width) \(shot.size.height) \(shot.colorScheme)\n"
      + XMLText.escaped(rows) + SVGMetadata.end + "\n"
  }

  static func read(_ svg: String) throws(SnapshotDamage) -> Screenshot {
    guard let start = svg.firstRange(of: start),
      let end = svg[start.upperBound...].firstRange(of: end)
    else { throw SnapshotDamage(line: 1, reason: "the cells of the screen are not in it") }
    let line = svg[..<start.lowerBound].count { $0.isNewline } + 1
    let lines = SnapshotLines.split(String(svg[start.upperBound..<end.lowerBound]))
    let head = lines.first?.split(separator: " ") ?? []
    guard head.count == 3, let width = Int(head[0]), let height = Int(head[1]),
      let scheme = ColorScheme.allCases.first(where: { "\($0)" == head[2] }),
      (0...4096).contains(width), (0...4096).contains(height)
    else { throw SnapshotDamage(line: line, reason: "the size of the screen is not in it") }
    let rows = XMLText.unescaped(lines.dropFirst().joined(separator: "\n") + "\n")
    let read: Screenshot
    do throws(SnapshotDamage) {
      read = try Screenshot(ansi: withEscapes(rows))
    } catch {
      throw SnapshotDamage(line: line + error.line, reason: error.reason)
    }
    var shot = Screenshot(size: Size(width: width, height: height))
    shot.colorScheme = scheme
    for y in 0..<height {
      for x in 0..<width { shot[x, y] = read[x, y] }
    }
    return shot
  }

  private static func withoutEscapes(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: ["\\", "\\"])
      case ANSISequence.escape: result.append(contentsOf: ["\\", "e"])
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func withEscapes(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "e" ? ANSISequence.escape : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
