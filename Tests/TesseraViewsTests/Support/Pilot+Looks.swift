import TesseraScreen
import TesseraTesting

extension Pilot {
  /// Whether a cell is drawn with its colours exchanged, as what has the focus is.
  func isInverse(_ x: Int, _ y: Int) -> Bool { cell(x: x, y: y).attributes.contains(.inverse) }

  /// Whether a cell looks pressed: bold, and no longer inverse.
  func isPressed(_ x: Int, _ y: Int) -> Bool {
    cell(x: x, y: y).attributes.intersection([.bold, .inverse]) == .bold
  }

  /// The row's text.
  func row(_ y: Int) -> String {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return y < rows.count ? String(rows[y]) : ""
  }
}

extension String {
  /// Without spaces and line ends at both ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
