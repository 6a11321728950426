import TesseraScreen

/// The lines of a box-drawing character (U+2500 to U+257F): what leads from the middle of the cell to
/// each of its edges.
///
/// Drawn as lines and not as letters, they meet at the edges of the cells in every font.
struct BoxDrawing {
  enum Weight: UInt8 {
    case none
    case light
    case heavy
    case double
  }

  let up: Weight
  let right: Weight
  let down: Weight
  let left: Weight
  /// Whether the two arms meet in a curve.
  let isRound: Bool
  /// Into how many dashes each line is cut; 1 for a whole line.
  let dashes: Int

  /// The lines of a character; nil for one that has none.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(scalar.value) else { return nil }
    let arms = BoxDrawing.table[Int(scalar.value) - 0x2500]
    guard arms != 0 else { return nil }
    func weight(_ digit: UInt16) -> Weight { Weight(rawValue: UInt8(arms / digit % 10)) ?? .none }
    up = weight(1000)
    right = weight(100)
    down = weight(10)
    left = weight(1)
    isRound = (0x256D...0x2570).contains(scalar.value)
    switch scalar.value {
    case 0x2504...0x2507: dashes = 3
    case 0x2508...0x250B: dashes = 4
    case 0x254C...0x254F: dashes = 2
    default: dashes = 1
    }
  }

  /// Up, right, down and left as digits: 1 light, 2 heavy, 3 double; 0 for what are no such lines.
  private static let table: [UInt16] = [
    0101, 0202, 1010, 2020, 0101, 0202, 1010, 2020, 0101, 0202, 1010, 2020,  // ─━│┃┄┅┆┇┈┉┊┋
    0110, 0210, 0120, 0220, 0011, 0012, 0021, 0022,  // ┌┍┎┏┐┑┒┓
    1100, 1200, 2100, 2200, 1001, 1002, 2001, 2002,  // └┕┖┗┘┙┚┛
    1110, 1210, 2110, 1120, 2120, 2210, 1220, 2220,  // ├┝┞┟┠┡┢┣
    1011, 1012, 2011, 1021, 2021, 2012, 1022, 2022,  // ┤┥┦┧┨┩┪┫
    0111, 0112, 0211, 0212, 0121, 0122, 0221, 0222,  // ┬┭┮┯┰┱┲┳
    1101, 1102, 1201, 1202, 2101, 2102, 2201, 2202,  // ┴┵┶┷┸┹┺┻
    1111, 1112, 1211, 1212, 2111, 1121, 2121, 2112,  // ┼┽┾┿╀╁╂╃
    2211, 1122, 1221, 2212, 1222, 2122, 2221, 2222,  // ╄╅╆╇╈╉╊╋
    0101, 0202, 1010, 2020, 0303, 3030,  // ╌╍╎╏═║
    0310, 0130, 0330, 0013, 0031, 0033, 1300, 3100, 3300, 1003, 3001, 3003,  // ╒╓╔╕╖╗╘╙╚╛╜╝
    1310, 3130, 3330, 1013, 3031, 3033, 0313, 0131, 0333,  // ╞╟╠╡╢╣╤╥╦
    1303, 3101, 3303, 1313, 3131, 3333,  // ╧╨╩╪╫╬
    0110, 0011, 1001, 1100, 0, 0, 0,  // ╭╮╯╰╱╲╳
    0001, 1000, 0100, 0010, 0002, 2000, 0200, 0020,  // ╴╵╶╷╸╹╺╻
    0201, 1020, 0102, 2010,  // ╼╽╾╿
  ]
}

extension BoxDrawing {
  /// The lines as commands of SVG paths, in a cell whose top left corner is at a place in pixels.
  func path(x: Double, y: Double) -> (light: String, heavy: String) {
    if isRound { return (curve(x: x, y: y), "") }
    var light = ""
    var heavy = ""
    func draw(
      _ weight: Weight, opposite: Weight, isAcross: Bool, direction: Double, before: Weight,
      after: Weight
    ) {
      let sides: [Double] = weight == .double ? [-1, 1] : [0]
      for side in sides where weight != .none {
        // A single line goes straight through a double one that it crosses.
        let start =
          weight != .double && opposite != .none
          ? 0 : start(side: side, direction: direction, before: before, after: after)
        let line = BoxDrawing.line(
          x: x, y: y, isAcross: isAcross, aside: side * BoxDrawing.gap, start: start,
          direction: direction, dashes: dashes)
        if weight == .heavy { heavy += line } else { light += line }
      }
    }
    draw(right, opposite: left, isAcross: true, direction: 1, before: up, after: down)
    draw(left, opposite: right, isAcross: true, direction: -1, before: up, after: down)
    draw(down, opposite: up, isAcross: false, direction: 1, before: left, after: right)
    draw(up, opposite: down, isAcross: false, direction: -1, before: left, after: right)
    return (light, heavy)
  }

  /// Half of what is between the two lines of a double one.
  private static let gap = 1.6

  /// Where a line begins, seen from the middle of the cell along its direction.
  ///
  /// A line of a double one stops at the crossing double line on its own side and goes round the
  /// corner on the other; `before` and `after` are the crossing arms.
  private func start(side: Double, direction: Double, before: Weight, after: Weight) -> Double {
    let gap = BoxDrawing.gap
    if side == 0 {
      if before == .double, after == .double { return direction * gap }
      return before == .double || after == .double ? -direction * gap : 0
    }
    let (near, far) = side < 0 ? (before, after) : (after, before)
    if near == .double { return direction * gap }
    if near != .none { return 0 }
    return far == .double ? -direction * gap : 0
  }

  private static func line(
    x: Double, y: Double, isAcross: Bool, aside: Double, start: Double, direction: Double,
    dashes: Int
  ) -> String {
    let number = CellGrid.number
    let half = (isAcross ? CellGrid.width : CellGrid.height) / 2
    let middle = (x: x + CellGrid.width / 2, y: y + CellGrid.height / 2)
    let command = isAcross ? "h" : "v"
    func piece(from: Double, length: Double) -> String {
      let startX = middle.x + (isAcross ? from : aside)
      let startY = middle.y + (isAcross ? aside : from)
      return "M\(number(startX)) \(number(startY))\(command)\(number(length))"
    }
    guard dashes > 1 else { return piece(from: start, length: direction * half - start) }
    // The dashes of both arms are drawn with the first one.
    guard direction > 0 else { return "" }
    let step = 2 * half / Double(dashes)
    return (0..<dashes).map { piece(from: (Double($0) + 0.2) * step - half, length: step * 0.6) }
      .joined()
  }

  private func curve(x: Double, y: Double) -> String {
    let number = CellGrid.number
    let middle = (x: x + CellGrid.width / 2, y: y + CellGrid.height / 2)
    let end = right == .light ? x + CellGrid.width : x
    let edge = down == .light ? y + CellGrid.height : y
    let bend = down == .light ? middle.y + CellGrid.width / 2 : middle.y - CellGrid.width / 2
    return "M\(number(middle.x)) \(number(edge))V\(number(bend))"
      + "Q\(number(middle.x)) \(number(middle.y)) \(number(end)) \(number(middle.y))"
  }
}
