import CNcurses

/// The terminfo description of the terminal that this process uses.
///
/// ncurses keeps one current description per process and is not thread-safe, hence the main actor.
/// A look-up costs about 0.4 µs and an expansion as much, so what a frame needs is resolved once into
/// ``Capabilities``.
@MainActor package struct Terminfo {
  /// The terminal's name, as in `TERM`.
  package let name: String

  /// Reads the description that the environment names.
  ///
  /// - Parameters:
  ///   - environment: Where `TERM` comes from.
  ///   - descriptor: The terminal; nothing is written to it.
  /// - Throws: A ``TerminalError`` when `TERM` is not set, is dumb, is not known or cannot place its
  ///   cursor.
  package init(_ environment: TerminalEnvironment, descriptor: Int32) throws(TerminalError) {
    guard let name = environment.term else { throw .unnamedTerminal }
    guard name != "dumb" else { throw .dumbTerminal }
    var problem: Int32 = 0
    guard cnc_setup(name, descriptor, &problem) == 0 else {
      throw problem == -1 ? .noDatabase(name) : .unknownTerminal(name)
    }
    self.name = name
    guard has("cup") else { throw .noCursorAddressing(name) }
  }

  /// Whether the description has the string capability `name`.
  package func has(_ name: String) -> Bool { cnc_string(name) != nil }

  /// The string capability `name` as it stands, parameters unfilled, or nil.
  package func string(_ name: String) -> String? {
    cnc_string(name).map { String(cString: $0) }
  }

  /// The numeric capability `name`, or nil.
  package func number(_ name: String) -> Int? {
    let value = cnc_number(name)
    return value < 0 ? nil : Int(value)
  }

  /// The boolean capability `name`; an unknown one is false.
  package func flag(_ name: String) -> Bool { cnc_flag(name) != 0 }

  /// The bytes of the string capability `name` with its parameters filled in and its padding left
  /// out; empty when the terminal has none.
  package func bytes(_ name: String, _ parameters: Int32...) -> [UInt8] {
    guard let capability = cnc_string(name) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { out in
        cnc_expand(capability, parameters, Int32(parameters.count), out.baseAddress, out.count)
      }
    }
  }
}
