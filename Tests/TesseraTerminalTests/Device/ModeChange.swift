/// A private mode that was switched, as a terminal reads it from a program's bytes.
struct ModeChange: Equatable {
  let mode: Int
  let isOn: Bool

  var inverse: ModeChange { ModeChange(mode: mode, isOn: !isOn) }

  /// All of them in `bytes`, in order: DECSET and DECRST, `CSI ? Pm h` and `l`.
  static func all(in bytes: [UInt8]) -> [ModeChange] {
    var changes: [ModeChange] = []
    var rest = bytes[...]
    while let start = Array(rest).index(of: [0x1B, 0x5B, 0x3F], from: 0) {
      rest = rest.dropFirst(start + 3)
      let parameters = rest.prefix { (0x30...0x3B).contains($0) }
      let final = rest.dropFirst(parameters.count).first
      guard final == UInt8(ascii: "h") || final == UInt8(ascii: "l") else { continue }
      let modes = String(decoding: parameters, as: UTF8.self).split(separator: ";")
      changes += modes.compactMap { Int($0) }.map {
        ModeChange(mode: $0, isOn: final == UInt8(ascii: "h"))
      }
    }
    return changes
  }

  /// The modes of a terminal that are not as a shell wants them after `bytes`.
  static func leftovers(in bytes: [UInt8]) -> [ModeChange] {
    var last: [Int: Bool] = [:]
    for change in all(in: bytes) { last[change.mode] = change.isOn }
    let onByNature: Set = [7, 25]
    return last.filter { $0.value != onByNature.contains($0.key) }
      .map { ModeChange(mode: $0.key, isOn: $0.value) }
  }
}
