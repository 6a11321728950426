import Tessera

/// The workloads as Tessera apps; each view is in a file of its own beside this one.
@MainActor
enum WorkloadApps {
  /// The names of those that this program has.
  nonisolated static let names: Set<String> = [
    "w1", "w2", "w3", "w4", "w4-1k", "w4-1m", "w5", "w6", "w7", "w8", "texts", "flood",
  ]

  /// Runs the app of that name, which draws that many frames and waits for Ctrl-Q.
  ///
  /// Returns false at once when there is none of that name.
  static func run(_ name: String, frames: Int) -> Bool {
    guard names.contains(name) else { return false }
    WorkloadApp.workload = WorkloadView(name: name, frames: frames)
    WorkloadApp.main()
    return true
  }
}

/// The app that shows a workload.
private struct WorkloadApp: App {
  static var workload = WorkloadView(name: "w8", frames: 1)

  var body: some Scene {
    WindowGroup { Self.workload }
  }
}

/// The view of a workload.
struct WorkloadView: View {
  let name: String
  /// How many frames it draws by itself.
  let frames: Int

  var body: some View {
    switch name {
    case "w1": W1(frames: frames)
    case "w2": W2(frames: frames)
    case "w3": W3(frames: frames)
    case "w4": W4(rowCount: 100_000)
    case "w4-1k": W4(rowCount: 1_000)
    case "w4-1m": W4(rowCount: 1_000_000)
    case "w5": W5(ticks: frames)
    case "w7": W7()
    case "flood": Flood()
    case "texts": Texts(frames: frames)
    default: W8()
    }
  }
}
