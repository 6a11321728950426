/// A cell as the emulator stores it: 20 bytes of plain bits.
///
/// `EmulatorCell` is the same for people. Code that compares whole screens many thousand times
/// reads these through `TerminalEmulator.withCells` and asks for text only where bits differ.
///
///     glyph        0 = second column of a wide cluster
///                  a scalar's value, or bit 31 and an index for `cluster(at:)`
///     colours      0 = default, 0x010000nn = palette, 0x02rrggbb = direct
///     attributes   bits 0...8 as in `EmulatorAttributes`, bits 9...11 the underline
///     link         0 = none, else an index for `hyperlink(at:)`
public struct PackedCell: Equatable, Sendable {
  /// Set when the glyph is an index into the emulator's clusters.
  public static let clusterBit: UInt32 = 1 << 31
  /// The glyph of the second column of a wide cluster.
  public static let continuationGlyph: UInt32 = 0
  /// An empty cell without style.
  public static let blank = PackedCell()

  static let underlineShift: UInt16 = 9
  static let underlineMask: UInt16 = 0b111 << underlineShift

  /// The scalar, the index of a cluster, or 0.
  public var glyph: UInt32 = 0x20
  /// The bits of the text's colour.
  public var foreground: UInt32 = 0
  /// The bits of the colour behind.
  public var background: UInt32 = 0
  /// The bits of the underline's colour.
  public var underlineColor: UInt32 = 0
  /// The styles and the underline.
  public var attributes: UInt16 = 0
  /// The number of the link.
  public var link: UInt16 = 0

  /// An empty cell without style.
  public init() {}

  /// Whether it is the second column of a wide cluster.
  public var isContinuation: Bool { glyph == PackedCell.continuationGlyph }

  var underline: EmulatorUnderline {
    get {
      let bits = (attributes & PackedCell.underlineMask) >> PackedCell.underlineShift
      return EmulatorUnderline(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .none
    }
    set {
      attributes &= ~PackedCell.underlineMask
      attributes |= UInt16(newValue.rawValue) << PackedCell.underlineShift
    }
  }

  mutating func insert(_ added: EmulatorAttributes) {
    attributes |= added.rawValue
  }

  mutating func remove(_ removed: EmulatorAttributes) {
    attributes &= ~removed.rawValue
  }
}

/// What packed cells refer to by number: clusters of several scalars, and links.
///
/// Both tables would grow for ever under a program that makes new ones all the time, so the
/// emulator rebuilds them from the cells that still live (`TerminalEmulator.collectResources`).
struct EmulatorResources {
  static let firstLimit = 8192

  private(set) var clusters: [String] = []
  private(set) var links: [EmulatorHyperlink] = []
  private var clusterNumbers: [String: UInt32] = [:]
  private var linkNumbers: [EmulatorHyperlink: UInt16] = [:]
  /// Above it, it pays to look which entries are still on a screen.
  private(set) var limit = EmulatorResources.firstLimit

  var isCrowded: Bool { clusters.count >= limit || links.count >= limit }

  mutating func glyph(for cluster: String) -> UInt32 {
    let scalars = cluster.unicodeScalars
    if let first = scalars.first, scalars.count == 1 { return first.value }
    if let known = clusterNumbers[cluster] { return known | PackedCell.clusterBit }
    let number = UInt32(clusters.count)
    clusters.append(cluster)
    clusterNumbers[cluster] = number
    return number | PackedCell.clusterBit
  }

  mutating func link(for target: EmulatorHyperlink) -> UInt16 {
    if let known = linkNumbers[target] { return known }
    // 65,535 different links on one screen: the next ones are plain text.
    guard links.count < Int(UInt16.max) else { return 0 }
    links.append(target)
    let number = UInt16(links.count)
    linkNumbers[target] = number
    return number
  }

  func cluster(at glyph: UInt32) -> String {
    if glyph & PackedCell.clusterBit == 0 {
      guard glyph != PackedCell.continuationGlyph, let scalar = Unicode.Scalar(glyph) else {
        return ""
      }
      return String(Character(scalar))
    }
    let index = Int(glyph & ~PackedCell.clusterBit)
    return index < clusters.count ? clusters[index] : ""
  }

  func hyperlink(at link: UInt16) -> EmulatorHyperlink? {
    link > 0 && Int(link) <= links.count ? links[Int(link) - 1] : nil
  }

  /// Whether any number was ever given out.
  var isUsed: Bool { !clusters.isEmpty || !links.isEmpty }

  /// The text of a row, trailing spaces cut.
  func text(_ cells: UnsafeBufferPointer<PackedCell>) -> String {
    var end = cells.count
    while end > 0, cells[end - 1].glyph == 0x20 { end -= 1 }
    var text = ""
    for index in 0..<end {
      let glyph = cells[index].glyph
      if glyph & PackedCell.clusterBit != 0 {
        text += cluster(at: glyph)
      } else if glyph != PackedCell.continuationGlyph, let scalar = Unicode.Scalar(glyph) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  func cell(_ packed: PackedCell) -> EmulatorCell {
    var cell = EmulatorCell(cluster(at: packed.glyph))
    cell.foreground = EmulatorColor(bits: packed.foreground)
    cell.background = EmulatorColor(bits: packed.background)
    cell.underlineColor = EmulatorColor(bits: packed.underlineColor)
    cell.attributes = EmulatorAttributes(
      rawValue: packed.attributes & ~PackedCell.underlineMask)
    cell.underline = packed.underline
    cell.hyperlink = hyperlink(at: packed.link)
    return cell
  }

  /// After a collection the limit is twice what lives, so that collecting stays rare.
  mutating func raiseLimit() {
    limit = max(EmulatorResources.firstLimit, 2 * max(clusters.count, links.count))
  }
}
