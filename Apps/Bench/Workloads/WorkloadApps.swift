/// The workloads as Tessera apps, each in a file of its own beside this one.
@MainActor
enum WorkloadApps {
  /// The names of those that this program has.
  nonisolated static let names: Set<String> = []

  /// Runs the app of that name for that many frames; returns when it has left the terminal, or at
  /// once with false when there is none of that name.
  static func run(_ name: String, frames: Int) -> Bool { false }
}
