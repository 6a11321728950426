/// A colour as a terminal reports it: 16 bits a channel, 0 to 65535.
public struct ReportedColor: Hashable, Sendable {
  /// The red channel.
  public var red: UInt16
  /// The green channel.
  public var green: UInt16
  /// The blue channel.
  public var blue: UInt16
  /// The opacity; 65535 where the terminal reports none.
  public var alpha: UInt16

  /// Makes a colour from its channels.
  public init(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads X11's forms `rgb:r/g/b`, `rgba:r/g/b/a` (1 to 4 hexadecimal digits each, scaled to the
  /// full range) and `#rgb` to `#rrrrggggbbbb` (scaled as well); nil for anything else.
  public init?(specification: some StringProtocol) {
    let text = specification.lowercased()
    let parts: [Substring]
    if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      let values = text.drop { $0 != ":" }.dropFirst()
      parts = values.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == (text.hasPrefix("rgba:") ? 4 : 3) else { return nil }
    } else if text.hasPrefix("#"), text.utf8.count <= 13, (text.utf8.count - 1) % 3 == 0 {
      let digits = (text.utf8.count - 1) / 3
      let values = text.dropFirst()
      parts = (0..<3).map { values.dropFirst($0 * digits).prefix(digits) }
    } else {
      return nil
    }
    let channels = parts.compactMap(ReportedColor.channel)
    guard channels.count == parts.count else { return nil }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? channels[3] : .max)
  }

  /// One channel of 1 to 4 digits, scaled so that all digits `f` are full.
  private static func channel(_ digits: Substring) -> UInt16? {
    let count = digits.utf8.count
    guard (1...4).contains(count), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let full = UInt32(1) << (4 * UInt32(count)) - 1
    return UInt16((value * 0xFFFF + full / 2) / full)
  }
}
