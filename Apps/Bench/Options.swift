/// What the command line asks for.
struct Options {
  static let usage = """
    Bench [workload ...] [--runs 5] [--peers folder] [--only tessera]
          [--settle 1] [--idle 2] [--headless]
    Bench --encoder

    Draws each workload with Tessera, ncurses and a hand-written optimum, one after the other on a
    terminal of 200 × 60, and prints what a frame costs. With --headless only Tessera's part from the
    change of state to the bytes is measured, without a terminal; with --encoder only the way from a
    painted screen to the bytes. Workloads:
    """

  /// The workloads; all, and the checks of idleness and of a stopped reader, when none is named.
  var workloads = Workload.all
  var isComplete = true
  /// How many rounds the medians are of.
  var runs = 5
  /// The folder with the compiled peers; `make bench` puts them there.
  var peers = ".build/peers"
  var isHeadless = false
  var programs = Set(Program.allCases)
  /// Seconds that an app is given before it is watched for idleness, and for how long it is.
  var settle = 1.0
  var idle = 2.0

  /// What is wrong with a command line.
  struct Mistake: Error {
    let message: String
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    var named: [Workload] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--runs": runs = max(1, Int(try Self.number(after: argument, &rest)))
      case "--headless": isHeadless = true
      case "--settle": settle = try Self.number(after: argument, &rest)
      case "--idle": idle = try Self.number(after: argument, &rest)
      case "--peers": peers = try Self.value(after: argument, &rest)
      case "--only":
        let name = try Self.value(after: argument, &rest)
        programs = Set(Program.allCases.filter { $0.rawValue.lowercased() == name.lowercased() })
        if programs.isEmpty { throw Mistake(message: "There is no program \(name).") }
      default:
        guard let workload = Workload.named(argument) else {
          throw Mistake(message: "There is no workload \(argument).")
        }
        named.append(workload)
      }
    }
    if !named.isEmpty {
      workloads = named
      isComplete = false
    }
  }

  private static func value(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value.") }
    return value
  }

  private static func number(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> Double {
    let text = try value(after: option, &rest)
    guard let number = Double(text), number >= 0, number < 1_000_000 else {
      throw Mistake(message: "\(option) needs a number, not \(text).")
    }
    return number
  }
}
