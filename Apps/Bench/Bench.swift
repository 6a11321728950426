import Glibc

/// What a frame costs, in Tessera, in ncurses and in a hand-written optimum.
///
/// Every program draws on a pseudo-terminal that this one reads; for Tessera's part it starts itself
/// as a child.
@main
enum Bench {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--child": runChild(arguments.dropFirst())
    case "--encoder": benchEncoder()
    case "--help", "-h":
      print(Options.usage)
      for workload in Workload.all { print("      \(workload.name)  \(workload.title)") }
    default: measure(arguments)
    }
  }

  /// `--child name frames`: one workload as an app, on the terminal that we are on.
  @MainActor private static func runChild(_ arguments: ArraySlice<String>) {
    guard let name = arguments.first, let frames = arguments.last.flatMap({ Int($0) }),
      WorkloadApps.run(name, frames: frames)
    else { exit(EX_USAGE) }
  }

  @MainActor private static func measure(_ arguments: [String]) {
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      complain(error.message + "\n" + Options.usage)
      for workload in Workload.all { complain("      \(workload.name)  \(workload.title)") }
      exit(EX_USAGE)
    }
    if options.isHeadless {
      for line in HeadlessReport(options).lines { print(line) }
      return
    }
    let results = Measurement(options).results
    print(
      "\(WorkloadData.columns) × \(WorkloadData.rows) cells, median of \(options.runs)"
        + " interleaved runs\n")
    for line in Report(results: results).lines { print(line) }
    exit(results.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
