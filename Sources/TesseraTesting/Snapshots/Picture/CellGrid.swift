import TesseraScreen

/// Where the cells of a picture are, in pixels.
///
/// The sizes are those of DejaVu Sans Mono and Menlo at 14 pixels; words are stretched to the cells in
/// fonts of other widths.
enum CellGrid {
  static let width = 8.43
  static let height = 17.0
  static let fontSize = 14
  /// From the top of a cell to the line that letters stand on.
  static let baseline = 13.4
  /// The empty frame around a screen.
  static let margin = 8.0

  static func x(_ column: Int) -> Double { margin + Double(column) * width }
  static func y(_ row: Int) -> Double { margin + Double(row) * height }

  /// A length as SVG writes it: at most two decimals, the same on every machine.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
