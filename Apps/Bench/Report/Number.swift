/// A number as the tables print it: three digits that matter, thousands set apart.
func readable(_ value: Double) -> String {
  let digits = value == value.rounded() && value >= 10 ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0
  return fixed(value, digits)
}

/// A number with that many digits after the point, thousands set apart by commas.
func fixed(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite, value.magnitude < 1e15 else { return "–" }
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let units = Int((value.magnitude * Double(scale)).rounded())
  let whole = grouped(units / scale)
  let sign = value < 0 && units > 0 ? "-" : ""
  guard digits > 0 else { return sign + whole }
  return sign + whole + "." + WorkloadData.padded(units % scale, to: digits, with: "0")
}

private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.indices.map { index in
    let rest = digits.count - index
    return (index > 0 && rest.isMultiple(of: 3) ? "," : "") + String(digits[index])
  }.joined()
}
