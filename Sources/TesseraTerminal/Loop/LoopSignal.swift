import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A signal that reached the process, as an event of the loop.
package enum LoopSignal: Equatable, Sendable {
  /// SIGINT, from `kill`: the Ctrl-C key arrives as a byte.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP: the terminal hung up.
  case hangUp
  /// SIGQUIT.
  case quit
  /// SIGTSTP, from `kill`: the Ctrl-Z key arrives as a byte.
  case stop
  /// SIGCONT after a stop that was not ours (SIGSTOP cannot be caught): the terminal may have been
  /// used by others meanwhile.
  case resume

  /// The signal's number when its default action ends the process, else nil.
  package var endingNumber: Int32? {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop, .resume: nil
    }
  }

  /// The signals among the bits that the shim noted; the change of size is not one of them.
  static func all(in bits: UInt32) -> [LoopSignal] {
    let table: [(UInt32, LoopSignal)] = [
      (UInt32(CNC_HANG_UP), .hangUp), (UInt32(CNC_TERMINATE), .terminate),
      (UInt32(CNC_QUIT), .quit), (UInt32(CNC_INTERRUPT), .interrupt),
      (UInt32(CNC_CONTINUE), .resume), (UInt32(CNC_STOP), .stop),
    ]
    return table.filter { bits & $0.0 != 0 }.map { $0.1 }
  }
}
