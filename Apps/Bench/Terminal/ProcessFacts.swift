import CNcurses
import Glibc

/// What the system knows of a running process (Linux: `proc(5)`).
struct ProcessFacts {
  let identifier: Int32

  /// The most memory it ever held, in kilobytes. (What `wait4` reports is at least as large as the
  /// parent was when it forked, so it is no use for small programs.)
  var peakKilobytes: Int? { number(after: "VmHWM:", in: "/proc/\(identifier)/status") }

  /// The memory it holds now, in kilobytes.
  var residentKilobytes: Int? { number(after: "VmRSS:", in: "/proc/\(identifier)/status") }

  /// How often its threads have gone to sleep and been woken.
  var wakeUps: Int {
    threads.reduce(0) { sum, thread in
      let path = "/proc/\(identifier)/task/\(thread)/status"
      return sum + (number(after: "voluntary_ctxt_switches:", in: path) ?? 0)
    }
  }

  /// Whether its main thread runs or waits for a processor, and not for something to happen.
  var isRunning: Bool { (contentsOfFile("/proc/\(identifier)/stat") ?? "").contains(") R ") }

  private var threads: [String] {
    guard let directory = opendir("/proc/\(identifier)/task") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first?.isNumber == true { names.append(name) }
    }
    return names
  }

  private func number(after label: String, in path: String) -> Int? {
    for line in (contentsOfFile(path) ?? "").split(separator: "\n") where line.hasPrefix(label) {
      let digits = line.dropFirst(label.count).drop { !$0.isNumber }.prefix { $0.isNumber }
      return Int(digits)
    }
    return nil
  }
}

/// The text of a small file, or nil when it cannot be read.
func contentsOfFile(_ path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { break }
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
