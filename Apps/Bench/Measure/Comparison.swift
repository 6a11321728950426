/// The rounds of one workload, in each of which every program ran once, one after the other.
struct Comparison {
  let workload: Workload
  private(set) var rounds: [[Program: Sample]] = []
  /// The first thing that went wrong with a program.
  private(set) var failures: [Program: String] = [:]

  init(_ workload: Workload) { self.workload = workload }

  /// Runs every program that is there once more.
  mutating func addRound(_ programs: Programs, only: Set<Program>) {
    var round: [Program: Sample] = [:]
    for program in Program.allCases where only.contains(program) && failures[program] == nil {
      let frames = workload.frames
      guard let short = programs.command(program, workload, frames: 1),
        let long = programs.command(program, workload, frames: frames)
      else { continue }
      let one = Run(short, workload, frames: 1)
      let many = workload.drive == .start ? one : Run(long, workload, frames: frames)
      if let failure = one.failure ?? many.failure {
        failures[program] = failure
      } else {
        round[program] =
          workload.drive == .start ? Sample(of: one) : Sample(of: one, and: many, frames: frames)
      }
    }
    rounds.append(round)
  }

  /// The median over the rounds.
  func median(_ value: (Sample) -> Double?, of program: Program = .tessera) -> Double? {
    rounds.compactMap { $0[program].flatMap(value) }.median
  }

  /// The median over the rounds of how many times `other`'s value Tessera's is.
  func ratio(_ value: (Sample) -> Double?, to other: Program) -> Double? {
    rounds.compactMap { round in
      guard let own = round[.tessera].flatMap(value), let theirs = round[other].flatMap(value),
        theirs > 0
      else { return nil }
      return own / theirs
    }.median
  }
}
