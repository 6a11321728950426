import Tessera
import TesseraTesting
import XCTest

@testable import Departures

/// The same in XCTest, whose methods on the main actor must be `async` on Linux.
final class DepartureRowTests: XCTestCase {
  @MainActor
  func testLateTrain() async {
    let train = Train(id: 1, time: "9:05", destination: "Genève", isLate: true)
    assertSnapshot(of: DepartureRow(train: train), width: 30, height: 1)
  }
}
