import TesseraScreen
import TesseraTesting
import Testing

@Suite("Colour reduction")
struct ColorReductionTests {
  private static let reducing: [ColorDepth] = [.ansi8, .ansi16, .indexed]

  /// The palette's colours with their numbers, by xterm's definition.
  private static func cubeColor(_ index: Int) -> (Int, Int, Int) {
    if index >= 232 {
      let level = 8 + (index - 232) * 10
      return (level, level, level)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  @Test("24 bits stay as they are, none become the terminal's own")
  func ends() {
    let color = CellColor.rgb(12, 34, 56)
    #expect(color.reduced(to: .trueColor) == color)
    #expect(color.reduced(to: .monochrome) == .standard)
    #expect(CellColor.palette(3).reduced(to: .monochrome) == .standard)
  }

  @Test("the terminal's own colours stay at every depth", arguments: ColorDepth.allCases)
  func standard(depth: ColorDepth) {
    #expect(CellColor.standard.reduced(to: depth) == .standard)
    #expect(CellColor.clear.reduced(to: depth) == .clear)
  }

  @Test("a palette entry that the depth has stays, whatever the user made of it")
  func paletteStays() {
    for index in UInt8.min...UInt8.max {
      let color = CellColor.palette(index)
      #expect(color.reduced(to: .indexed) == color)
      if index < 16 { #expect(color.reduced(to: .ansi16) == color) }
      if index < 8 { #expect(color.reduced(to: .ansi8) == color) }
    }
  }

  @Test("to eight colours the bright ones become plain, and bright black white")
  func brightToPlain() {
    #expect(CellColor.palette(9).reduced(to: .ansi8) == .palette(1))
    #expect(CellColor.palette(14).reduced(to: .ansi8) == .palette(6))
    #expect(CellColor.palette(15).reduced(to: .ansi8) == .palette(7))
    #expect(CellColor.palette(8).reduced(to: .ansi8) == .palette(7))
  }

  @Test("a colour that is an entry's becomes that entry")
  func exact() {
    for index in 16...255 {
      let (red, green, blue) = ColorReductionTests.cubeColor(index)
      let color = CellColor.rgb(UInt8(red), UInt8(green), UInt8(blue))
      #expect(color.reduced(to: .indexed) == .palette(UInt8(index)))
    }
  }

  @Test("the first sixteen, which users change, are never chosen of 256")
  func notTheFirst() {
    var random = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let reduced = CellColor.random(&random).reduced(to: .indexed)
      #expect(reduced.index >= 16)
    }
  }

  @Test("greys stay grey", arguments: reducing)
  func greys(depth: ColorDepth) {
    var last = -1
    for level in UInt8.min...UInt8.max {
      let reduced = CellColor.rgb(level, level, level).reduced(to: depth)
      let lightness = grey(reduced.index)
      #expect(lightness != nil, "\(level) became \(reduced.index)")
      #expect(lightness ?? 0 >= last, "a lighter grey became darker at \(level)")
      last = lightness ?? last
    }
  }

  /// How light a grey entry is; nil for a colour.
  private func grey(_ index: UInt8) -> Int? {
    let named: [UInt8: Int] = [0: 0, 8: 127, 7: 229, 15: 255]
    if index < 16 { return named[index] }
    let (red, green, blue) = ColorReductionTests.cubeColor(Int(index))
    return red == green && green == blue ? red : nil
  }

  @Test(
    "plain colours become what people call them",
    arguments: [
      (CellColor.rgb(250, 10, 10), UInt8(9), UInt8(1)), (.rgb(170, 0, 0), 1, 1),
      (.rgb(0, 160, 0), 2, 2), (.rgb(20, 20, 220), 4, 4), (.rgb(255, 250, 60), 11, 3),
      (.rgb(10, 10, 10), 0, 0), (.rgb(250, 250, 250), 15, 7),
    ])
  func names(color: CellColor, of16: UInt8, of8: UInt8) {
    #expect(color.reduced(to: .ansi16) == .palette(of16))
    #expect(color.reduced(to: .ansi8) == .palette(of8))
  }

  @Test("the entry chosen is about as near as the nearest there is")
  func nearest() {
    var random = SplitMix(seed: 2)
    let palette = (16...255).map { index in
      let (red, green, blue) = ColorReductionTests.cubeColor(index)
      return lab(red, green, blue)
    }
    for _ in 0..<200 {
      let color = CellColor.random(&random)
      let place = lab(Int(color.red), Int(color.green), Int(color.blue))
      let chosen = distance(place, palette[Int(color.reduced(to: .indexed).index) - 16])
      let best = palette.map { distance(place, $0) }.min() ?? 0
      // Answers are kept for boxes of four steps, and a near-grey takes a grey.
      #expect(chosen <= best + 0.02, "\(color)")
    }
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for part in 0..<3 { sum += (a[part] - b[part]) * (a[part] - b[part]) }
    return sum.squareRoot()
  }

  /// OKLab, reckoned here anew in doubles.
  private func lab(_ red: Int, _ green: Int, _ blue: Int) -> [Double] {
    func linear(_ part: Int) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 12, root: 5)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1, root: 3)
    let m = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1, root: 3)
    let s = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1, root: 3)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  /// A power with a fraction for its exponent, by halving.
  private func power(_ base: Double, _ exponent: Int, root: Int) -> Double {
    let target = (0..<exponent).reduce(1) { product, _ in product * base }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (0..<root).reduce(1, { product, _ in product * middle }) < target {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  // MARK: Styles

  @Test("text never vanishes into its background", arguments: reducing)
  func contrast(depth: ColorDepth) {
    var random = SplitMix(seed: 3)
    for _ in 0..<3000 {
      var style = CellStyle(foreground: .random(&random), background: .random(&random))
      if random.oneIn(2) {
        // Close to each other, where they may fall on one entry.
        style.foreground = .rgb(
          style.background.red ^ 6, style.background.green, style.background.blue ^ 9)
      }
      guard style.foreground != style.background else { continue }
      let reduced = style.reduced(to: depth)
      #expect(reduced.foreground != reduced.background)
    }
  }

  @Test("dark grey text on black stays to be seen")
  func darkGrey() {
    let style = CellStyle(foreground: .rgb(40, 40, 40), background: .rgb(0, 0, 0))
    #expect(style.reduced(to: .ansi16).foreground == .palette(8))
    #expect(style.reduced(to: .ansi8).foreground == .palette(7))
  }

  @Test("text that was hidden stays hidden, and attributes are not touched")
  func hidden() {
    let style = CellStyle(
      foreground: .rgb(9, 99, 9), background: .rgb(9, 99, 9), attributes: [.bold, .italic])
    let reduced = style.reduced(to: .ansi16)
    #expect(reduced.foreground == reduced.background)
    #expect(reduced.attributes == [.bold, .italic])
  }
}

extension CellColor {
  fileprivate static func random(_ random: inout SplitMix) -> CellColor {
    let bits = random.next()
    return .rgb(
      UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits >> 16))
  }
}
