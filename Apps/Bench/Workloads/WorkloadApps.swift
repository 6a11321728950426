import Tessera

/// The workloads as Tessera apps; each view is in a file of its own beside this one.
@MainActor
enum WorkloadApps {
  /// The names of those that this program has.
  nonisolated static let names: Set<String> = ["w1", "w8", "texts"]

  /// Runs the app of that name, which draws that many frames and waits for Ctrl-Q; returns false at
  /// once when there is none of that name.
  static func run(_ name: String, frames: Int) -> Bool {
    guard names.contains(name) else { return false }
    WorkloadApp.name = name
    WorkloadApp.frames = frames
    WorkloadApp.main()
    return true
  }
}

/// The app that shows a workload.
private struct WorkloadApp: App {
  static var name = ""
  static var frames = 1

  var body: some Scene {
    WindowGroup { content }
  }

  @ViewBuilder private var content: some View {
    switch Self.name {
    case "w1": W1(frames: Self.frames)
    case "texts": Texts(frames: Self.frames)
    default: W8()
    }
  }
}
