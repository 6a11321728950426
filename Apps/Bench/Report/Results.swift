/// Everything that was measured.
struct Results {
  var comparisons: [Comparison] = []
  var idle: [IdleCheck] = []
  var stoppedReader: StoppedReaderCheck?

  subscript(name: String) -> Comparison? { comparisons.first { $0.workload.name == name } }

  /// Tessera's own failures, which make the benchmark fail.
  var failures: [String] {
    comparisons.compactMap { comparison in
      comparison.failures[.tessera].map { "\(comparison.workload.name): \($0)" }
    }
  }
}
