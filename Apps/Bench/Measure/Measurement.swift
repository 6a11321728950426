/// Runs what the options ask for, saying on standard error how far it is.
struct Measurement {
  private(set) var results = Results()

  init(_ options: Options) {
    let programs = Programs(peers: options.peers)
    if !programs.hasPeers {
      Bench.complain("No peers in \(programs.peers): `make bench` compiles them.")
    }
    for workload in options.workloads {
      Bench.complain("\(workload.name)  \(workload.title)")
      var comparison = Comparison(workload)
      for _ in 0..<options.runs { comparison.addRound(programs, only: options.programs) }
      results.comparisons.append(comparison)
    }
    guard options.isComplete && options.programs.contains(.tessera) else { return }
    checkIdle(programs, options)
    checkStoppedReader(programs)
  }

  private mutating func checkIdle(_ programs: Programs, _ options: Options) {
    for name in ["w6", "w8"] {
      guard let workload = Workload.named(name),
        let command = programs.command(.tessera, workload, frames: 1)
      else { continue }
      Bench.complain("idle \(name)")
      if let check = IdleCheck(name, command, settle: options.settle, seconds: options.idle) {
        results.idle.append(check)
      }
    }
  }

  private mutating func checkStoppedReader(_ programs: Programs) {
    guard let command = programs.command(.tessera, .flood, frames: 1) else { return }
    Bench.complain("stopped reader")
    results.stoppedReader = StoppedReaderCheck(command)
  }
}
