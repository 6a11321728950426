import TesseraScreen

/// The terminal's pen: where it stands, how it writes, and what it has been told so far.
///
/// Each call adds the fewest bytes that do what it says, and keeps account of where that leaves the
/// terminal's cursor and rendition. Drawing is three steps: `approach` a cell, `set` a look, write.
///
///     approach(3, 1)      ESC [ 2;4H     the cursor was far away
///     set(red)            ESC [ 31m
///     write("a")          a              the pen now stands at (4, 1)
///
/// After the last column, and after a glyph on whose width terminals disagree, the column is
/// unknown, and the next approach is an absolute one.
struct Pen: ~Copyable {
  /// A row or column that is not known.
  static let unknown = -1

  /// The bytes made so far.
  var output = ByteBuffer(capacity: 64)
  /// How styles look here; it also holds what the terminal can do.
  var looks: LookTable
  /// The columns and rows of the screen.
  var size: Size

  /// The row that the terminal's cursor is in, or `unknown`.
  var row = Pen.unknown
  /// The column that the terminal's cursor is in, or `unknown`.
  var column = Pen.unknown
  /// The rendition in force.
  private(set) var look = Look.plain

  private var underlineColor: UInt32 = 0
  private var link: String?
  private let styles = StyleEncoder()

  /// A pen of which nothing is known; `startOver()` comes first.
  init(capabilities: EncoderCapabilities, size: Size) {
    looks = LookTable(capabilities: capabilities)
    self.size = size
  }

  /// What the terminal can do.
  var capabilities: EncoderCapabilities { looks.capabilities }

  /// Whether what is erased in the look in force is blank in this background.
  func canErase(_ background: UInt32) -> Bool {
    capabilities.backColorErase || background == 0
  }

  // MARK: Looks

  /// Makes everything that is written from now on look so.
  @inline(__always)
  mutating func set(_ new: Look) {
    if new != look { change(to: new) }
  }

  /// Makes the pen such that spaces and erasing show nothing but a background.
  ///
  /// Of several looks that do, it takes `next`, if it is given, and else the one that is cheapest.
  mutating func setBlank(_ background: UInt32, before next: Look?) {
    if look.background == background, look.isBlank { return }
    if let next, next.background == background, next.isBlank { return set(next) }
    let kept = look.blanked(background)
    let plain = Look.blank(background)
    set(length(of: kept) <= length(of: plain) ? kept : plain)
  }

  /// The bytes that a change of look would take; links are not counted.
  private mutating func length(of new: Look) -> Int {
    let start = output.reserve(StyleEncoder.longest)
    return styles.write(look, underline: underlineColor, new, underline: 0, at: start) - start
  }

  private mutating func change(to new: Look) {
    let keepsColors =
      (new.foreground != 0 || look.foreground == 0)
      && (new.background != 0 || look.background == 0)
    if new.bits == look.bits, keepsColors {
      let end = styles.writeColors(look, new, at: output.reserve(StyleEncoder.longest))
      output.advance(to: end)
      look = new
      return
    }
    var underline = underlineColor
    if new.decorationNumber != look.decorationNumber {
      let decoration = CellStyle(decorationNumber: new.decorationNumber).decoration
      underline = decoration.underlineColor.rawValue
      setLink(decoration.link, id: new.decorationNumber)
    }
    let start = output.reserve(StyleEncoder.longest)
    let end = styles.write(look, underline: underlineColor, new, underline: underline, at: start)
    output.advance(to: end)
    underlineColor = underline
    look = new
  }

  /// The id makes one link of the pieces on several rows, and of what is written in several frames.
  private mutating func setLink(_ target: String?, id: UInt16) {
    guard target != link else { return }
    link = target
    guard let target else { return output.append(ControlSequence.endLink) }
    output.append(ControlSequence.beginLink)
    output.advance(to: output.reserve(20).writeDecimal(Int(id)))
    output.append(UInt8(ascii: ";"))
    output.append(target)
    output.append(ControlSequence.stringTerminator)
  }

  /// The bytes that SGR from one look to another takes; decorations are not counted.
  mutating func styleLength(from old: Look, to new: Look) -> Int {
    let start = output.reserve(StyleEncoder.longest)
    return styles.write(old, underline: 0, new, underline: 0, at: start) - start
  }

  // MARK: Starting over

  /// Takes a terminal in any state to the top left corner, in a plain look and without margins.
  ///
  /// One that has just been entered has neither link nor margins.
  mutating func startOver(isEntered: Bool) {
    if capabilities.hyperlinks, !isEntered { output.append(ControlSequence.endLink) }
    output.append(ControlSequence.plain)
    if capabilities.hasScrollRegions, !isEntered { output.append(ControlSequence.noMargins) }
    output.append(ControlSequence.home)
    look = .plain
    underlineColor = 0
    link = nil
    row = 0
    column = 0
  }
}
