#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Tessera
import TesseraTesting
import Testing

@testable import TesseraViews

@MainActor
@Suite("Formatted text")
struct TextFormattingTests {
  private static let noon = Date(timeIntervalSince1970: 1_559_606_400)

  private func words(_ distance: Double, _ style: Text.DateStyle) -> String {
    let calendar = Calendar(identifier: .gregorian)
    let words = DateWords(now: Self.noon, timeZone: .gmt, calendar: calendar)
    return words.words(
      for: DateRun(date: Self.noon.addingTimeInterval(distance), style: style))
  }

  @Test("distances are told in one or two units, or as a watch does")
  func distances() {
    #expect(words(-8580, .relative) == "2 hours, 23 minutes")
    #expect(words(8580, .relative) == "2 hours, 23 minutes")
    #expect(words(-61, .relative) == "1 minute, 1 second")
    #expect(words(-3600, .relative) == "1 hour")
    #expect(words(0, .relative) == "0 seconds")
    #expect(words(7200, .offset) == "+2 hours")
    #expect(words(-86_400 * 95, .offset) == "-3 months")
    #expect(words(-152, .timer) == "2:32")
    #expect(words(133_141, .timer) == "36:59:01")
    #expect(words(-1e300, .timer) == "")
    #expect(words(1e300, .date) == "")
  }

  @Test("days and times are told in the time zone that is set")
  func days() {
    // The machine's language decides on the order; the parts are the same in all.
    #expect(words(0, .date).contains("2019"))
    #expect(words(0, .time).contains("00"))
    #expect(words(0, .time) != words(60, .time))
  }

  @Test("a distance goes on with the clock, and only as often as it changes")
  func live() async {
    let pilot = Pilot(width: 40, height: 2) {
      VStack(alignment: .leading) {
        Text(Self.noon, style: .timer)
        Text("since \(Self.noon, style: .offset)")
      }
      .environment(\.currentDate, Self.noon.addingTimeInterval(58))
    }
    #expect(pilot.text.contains("0:58") && pilot.text.contains("since -58 seconds"))
    await pilot.advance(by: .seconds(1))
    #expect(pilot.text.contains("0:59") && pilot.text.contains("since -59 seconds"))
    await pilot.advance(by: .seconds(2))
    #expect(pilot.text.contains("1:01") && pilot.text.contains("since -1 minute"))
    let frame = pilot.lastFrame.frame
    await pilot.advance(by: .milliseconds(500))
    #expect(pilot.lastFrame.frame == frame)
    await pilot.advance(by: .seconds(60))
    #expect(pilot.text.contains("2:01") && pilot.text.contains("since -2 minutes"))
  }

  @Test("a value is shown in an author's format")
  func formats() {
    struct Stars: FormatStyle {
      func format(_ value: Int) -> String { String(repeating: "★", count: value) }
    }
    #expect(Text(3, format: Stars()) == Text(verbatim: "★★★"))
    #expect(
      Text("**\(2, format: Stars())** of 5") == Text(verbatim: "★★").bold()
        + Text(verbatim: " of 5"))
  }

  @Test("numbers take C's formats, and formats that do not fit do no harm")
  func specifiers() {
    #expect(Text("\(2.0 / 3, specifier: "%.2f")") == Text(verbatim: "0.67"))
    #expect(Text("\(255, specifier: "%04x")") == Text(verbatim: "00ff"))
    #expect(Text("\(7, specifier: "%ld items")") == Text(verbatim: "7 items"))
    for specifier in ["%s", "%n", "%@", "%", "", "%.2f", "%*d", "%99999d", "%d%d"] {
      _ = Text("\(7, specifier: specifier)")
    }
    #expect(Text("\(7, specifier: "%s")") == Text(verbatim: "7"))
    #expect(Text("\(0.5, specifier: "%d")") == Text(verbatim: "0.5"))
  }

  @Test("a string with attributes shows them")
  func attributed() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.textAttributes = .bold
    string += AttributedString(" plain")
    var link = AttributedString("link")
    link.link = URL(string: "https://x.y")
    string += link
    #expect(
      Text(string) == Text(verbatim: "red").foregroundStyle(.red).bold() + Text(verbatim: " plain")
        + Text(verbatim: "link").link("https://x.y").foregroundStyle(.accentColor).underline())
    let pilot = Pilot(width: 4, height: 1) {
      var ground = AttributedString("a")
      ground.backgroundColor = .blue
      return Text(ground)
    }
    #expect(pilot.cell(x: 1, y: 0).background != .standard)
    #expect(pilot.cell(x: 2, y: 0).background == .standard)
  }
}
