import Tessera
import TesseraTesting
import Testing

@testable import Departures

@MainActor
@Suite("The departure board")
struct DepartureBoardTests {
  private let board = DepartureBoard(load: Train.load)

  @Test("it says that it asks, until the trains are there")
  func loading() async {
    let pilot = Pilot(width: 40, height: 9) { board }
    await pilot.settle()
    assertSnapshot(of: pilot, named: "asking")
    await pilot.advance(by: .seconds(2))
    assertSnapshot(of: pilot, named: "trains")
  }

  @Test("the toggle leaves only late trains")
  func lateOnly() async throws {
    let pilot = Pilot(width: 40, height: 9) { board }
    await pilot.advance(by: .seconds(2))
    try pilot.find(.toggle, "Late trains only").press()
    #expect(pilot.findAll(.text, "on time").isEmpty)
    assertSnapshot(of: pilot, as: .ansi)
  }

  @Test("it is drawn for light and dark, narrow and wide")
  func looks() async {
    let pilot = Pilot(width: 40, height: 9) { board }
    await pilot.advance(by: .seconds(2))
    assertSnapshot(
      of: pilot, sizes: [Size(width: 28, height: 8), Size(width: 60, height: 8)],
      colorSchemes: [.light, .dark], as: .svg)
  }
}
