#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The long random tests, which `make fuzz` runs in release: `Fuzz [seed] [pairs] [bytes]`.
///
/// The seed is printed, so that a failure can be had again.
@main
@MainActor
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
    func argument(_ index: Int, _ standard: UInt64) -> UInt64 {
      index < arguments.count ? arguments[index] ?? standard : standard
    }
    let seed = argument(0, UInt64.random(in: 0...UInt64(UInt32.max)))
    let pairs = Int(argument(1, 200_000))
    let bytes = Int(argument(2, 10_000_000))
    var hasFailed = false

    print("seed \(seed)")
    let isDecoded = fuzzDecoder(bytes: bytes, seed: seed)
    print("decoder: \(bytes) random bytes: \(isDecoded ? "ok" : "FAILED")")
    hasFailed = hasFailed || !isDecoded

    let failures = fuzzReplay(pairs: pairs, seed: seed)
    print("replay: \(pairs) pairs of screens: \(failures == 0 ? "ok" : "\(failures) FAILED")")
    hasFailed = hasFailed || failures > 0
    exit(hasFailed ? 1 : 0)
  }
}
