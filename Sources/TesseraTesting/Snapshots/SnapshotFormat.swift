/// How a snapshot of a screen is written.
public enum SnapshotFormat: String, CaseIterable, Sendable {
  /// The characters alone: a review shows what a reader would see. The file ends in `.txt`.
  case text
  /// Characters, colours and attributes as a terminal is sent them; `cat` shows the file, which ends
  /// in `.ansi`.
  case ansi
  /// A picture that any browser shows. What is compared are the cells in it, not how it is drawn.
  case svg

  /// How the file's name ends.
  var pathExtension: String { self == .text ? "txt" : rawValue }

  /// The contents of the file for a screen.
  func contents(of shot: Screenshot) -> String {
    switch self {
    case .text: shot.text
    case .ansi: shot.ansi
    case .svg: shot.svg
    }
  }

  /// The screen that a file shows.
  func read(_ contents: String) throws(SnapshotDamage) -> Screenshot {
    switch self {
    case .text: try Screenshot(text: contents)
    case .ansi: try Screenshot(ansi: contents)
    case .svg: try Screenshot(svg: contents)
    }
  }

  /// Whether two screens are of one size and colour scheme, as far as files of this format say.
  func knowsSameScreen(_ expected: Screenshot, _ actual: Screenshot) -> Bool {
    self != .svg || expected.size == actual.size && expected.colorScheme == actual.colorScheme
  }

  /// What of a screen is compared.
  func compared(_ shot: Screenshot) -> Screenshot {
    self == .text ? shot.withoutLooks : shot
  }
}
