/// The sequences that the emulator knows, by their mnemonic.
///
/// One table serves the emulator, which acts on them, and `ByteLog`, which names them.
/// Sources: ECMA-48, DEC STD 070, xterm ctlseqs, the kitty keyboard protocol.
enum ControlFunction: UInt8, CaseIterable {
  case unknown
  case ich, cuu, cud, cuf, cub, cnl, cpl, cha, cup, cht, ed, el, il, dl, dch, su, sd, ech, cbt
  case hpa, hpr, rep, da1, da2, da3, vpa, vpr, hvp, tbc, sm, rm, decset, decrst, sgr, dsr, decdsr
  case decstbm, decslrm, scorc, decscusr, decstr, decrqm, ansirqm, xtversion, xtwinops
  case xtsave, xtrestore, modkeys, modkeysoff, modkeysquery, decic, decdc, sl, sr
  case kittypush, kittypop, kittyset, kittyquery

  /// What stands in the sequence: marker, intermediate, final byte.
  var form: String {
    switch self {
    case .unknown: ""
    case .ich: "@"
    case .cuu: "A"
    case .cud: "B"
    case .cuf: "C"
    case .cub: "D"
    case .cnl: "E"
    case .cpl: "F"
    case .cha: "G"
    case .cup: "H"
    case .cht: "I"
    case .ed: "J"
    case .el: "K"
    case .il: "L"
    case .dl: "M"
    case .dch: "P"
    case .su: "S"
    case .sd: "T"
    case .ech: "X"
    case .cbt: "Z"
    case .hpa: "`"
    case .hpr: "a"
    case .rep: "b"
    case .da1: "c"
    case .da2: ">c"
    case .da3: "=c"
    case .vpa: "d"
    case .vpr: "e"
    case .hvp: "f"
    case .tbc: "g"
    case .sm: "h"
    case .rm: "l"
    case .decset: "?h"
    case .decrst: "?l"
    case .sgr: "m"
    case .dsr: "n"
    case .decdsr: "?n"
    case .decstbm: "r"
    case .decslrm: "s"
    case .scorc: "u"
    case .decscusr: " q"
    case .decstr: "!p"
    case .decrqm: "?$p"
    case .ansirqm: "$p"
    case .xtversion: ">q"
    case .xtwinops: "t"
    case .xtsave: "?s"
    case .xtrestore: "?r"
    case .modkeys: ">m"
    case .modkeysoff: ">n"
    case .modkeysquery: "?m"
    case .decic: "'}"
    case .decdc: "'~"
    case .sl: " @"
    case .sr: " A"
    case .kittypush: ">u"
    case .kittypop: "<u"
    case .kittyset: "=u"
    case .kittyquery: "?u"
    }
  }

  /// The function that a complete CSI sequence calls.
  static func named(by parser: borrowing EscapeParser) -> ControlFunction {
    guard parser.intermediateCount <= 1 else { return .unknown }
    return lookup.entries[
      index(marker: parser.marker, intermediate: parser.intermediate, final: parser.byte)]
  }

  private static let lookup = ControlFunctionTable()

  /// Markers are 0x3C...0x3F, intermediates 0x20...0x2F, finals 0x40...0x7E; 0 means none.
  fileprivate static func index(marker: UInt8, intermediate: UInt8, final: UInt8) -> Int {
    let markerIndex = marker == 0 ? 0 : Int(marker & 0x03) + 1
    let intermediateIndex = intermediate == 0 ? 0 : Int(intermediate & 0x0F) + 1
    return (markerIndex * 17 + intermediateIndex) * 64 + Int(final & 0x3F)
  }
}

/// Every marker, intermediate and final byte, with the function that they call.
private struct ControlFunctionTable: Sendable {
  /// 5 markers by 17 intermediates by 64 finals, never freed and never written after `init`.
  nonisolated(unsafe) let entries: UnsafePointer<ControlFunction>

  init() {
    let count = 5 * 17 * 64
    let storage = UnsafeMutablePointer<ControlFunction>.allocate(capacity: count)
    storage.initialize(repeating: .unknown, count: count)
    for function in ControlFunction.allCases where function != .unknown {
      var marker: UInt8 = 0
      var intermediate: UInt8 = 0
      var final: UInt8 = 0
      for byte in function.form.utf8 {
        switch byte {
        case 0x3C...0x3F: marker = byte
        case 0x20...0x2F: intermediate = byte
        default: final = byte
        }
      }
      storage[ControlFunction.index(marker: marker, intermediate: intermediate, final: final)] =
        function
    }
    entries = UnsafePointer(storage)
  }
}
