/// A small generator of random numbers with a seed (SplitMix64): the same seed, the same numbers.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator that begins at a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number from 0 to before `limit`; 0 if there is none.
  package mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(truncatingIfNeeded: (next() >> 33) % UInt64(limit)) : 0
  }

  /// A number from `low` through `high`.
  package mutating func between(_ low: Int, _ high: Int) -> Int {
    low + below(high - low + 1)
  }

  /// True once in so many times.
  package mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// One of some values, which must not be empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
