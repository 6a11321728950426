import Glibc

/// The programs that are compared.
enum Program: String, CaseIterable {
  case tessera = "Tessera"
  /// ncurses' window API (`peers/ncurses.c`).
  case ncurses
  /// The fewest bytes that we can think of, by hand (`peers/optimum.c`).
  case optimum
}

/// Where the programs are found.
struct Programs {
  /// The folder with the compiled peers.
  var peers: String

  /// This program's own file, which also holds Tessera's workloads.
  private let own: String

  init(peers: String) {
    own = Self.ownPath
    self.peers = peers
  }

  /// Whether there is anything to compare Tessera with.
  var hasPeers: Bool { access("\(peers)/\(Program.optimum.rawValue)", X_OK) == 0 }

  /// How `program` is started to draw `frames` frames of `workload`; nil when it is not there.
  func command(_ program: Program, _ workload: Workload, frames: Int) -> Command? {
    var command = Command(
      path: own, arguments: [], environment: Command.terminalEnvironment, quitKey: [0x11])
    switch program {
    case .tessera:
      guard WorkloadApps.names.contains(workload.name) else { return nil }
      command.arguments = ["Bench", "--child", workload.name, "\(frames)"]
      if workload.drive == .start {
        command.path = Self.directory(of: own) + "/Hello"
        command.arguments = ["Hello"]
      }
    case .ncurses, .optimum:
      guard let name = workload.peerName else { return nil }
      command.path = "\(peers)/\(program.rawValue)"
      command.arguments = [program.rawValue, name, "\(frames)"]
      command.quitKey = Array("q".utf8)
    }
    return access(command.path, X_OK) == 0 ? command : nil
  }

  private static var ownPath: String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return CommandLine.arguments.first ?? "Bench" }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
