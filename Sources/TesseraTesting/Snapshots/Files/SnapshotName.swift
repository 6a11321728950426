/// What a snapshot's file is called.
enum SnapshotName {
  /// The longest name in bytes; file systems allow 255 with the endings.
  static let longest = 200

  /// The name of a test in a file's name: `load()` becomes `load`.
  ///
  /// What Swift allows in the name of a function between backticks and file systems do not like becomes
  /// a hyphen.
  static func test(_ function: String) -> String {
    var name = Substring(function)
    if name.first == "`", let end = name.dropFirst().firstIndex(of: "`") {
      name = name.dropFirst()[..<end]
    } else {
      name = name.prefix { $0 != "(" }
    }
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "test" : words.joined(separator: "-")
  }

  /// Why a name that an author gave cannot be a part of a file's name; nil if it can.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.contains("/") || name.contains("\\") { return "it has a slash" }
    if name.first == "." { return "it begins with a full stop" }
    if name.unicodeScalars.contains(where: \.isControl) {
      return "it has a control character"
    }
    return name.utf8.count > longest ? "it is longer than \(longest) bytes" : nil
  }
}
