import Foundation
import Tessera
import Testing

@testable import TesseraTesting

private struct Counter: View {
  @State private var count = 0
  @Environment(\.clock) private var clock

  var body: some View {
    Text("Count \(count) \"二\"").task {
      while true {
        do { try await clock.sleep(for: .milliseconds(1500)) } catch { return }
        count += 1
      }
    }
  }
}

@MainActor
@Suite("Recordings of a pilot")
struct RecordingTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-\(UUID().uuidString).cast").path

  private func events(_ cast: String) throws -> [[Any]] {
    try cast.split(separator: "\n").dropFirst().map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
  }

  private func header(_ cast: String) throws -> [String: Any] {
    let line = try #require(cast.split(separator: "\n").first)
    return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("a recording is an asciicast of version 2 in the time of the pilot's clock")
  func form() async throws {
    let pilot = Pilot(width: 20, height: 2) { Counter() }
    await pilot.advance(by: .seconds(2))
    pilot.resize(width: 30, height: 3)
    await pilot.advance(by: .seconds(2))
    let header = try header(pilot.cast)
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 20)
    #expect(header["height"] as? Int == 2)
    let events = try events(pilot.cast)
    #expect(events.map { $0[0] as? Double } == [0, 0, 1.5, 2, 2, 3])
    #expect(events.map { $0[1] as? String } == ["o", "o", "o", "r", "o", "o"])
    #expect(events[3][2] as? String == "30x3")
    #expect(pilot.cast.contains("[1.500000, \"o\", \""))
  }

  @Test("a terminal that plays a recording shows the pilot's screen")
  func play() async throws {
    let pilot = Pilot(width: 20, height: 2) { Counter() }
    await pilot.advance(by: .seconds(5))
    let terminal = TerminalEmulator(width: 20, height: 2, widthModel: .graphemes)
    for event in try events(pilot.cast) { terminal.feed(try #require(event[2] as? String)) }
    #expect(pilot.text.contains("Count 3 \"二\""))
    #expect(terminal.text == pilot.text)
  }

  @Test("a file that is recorded to has all frames, those before and those after")
  func record() async throws {
    let pilot = Pilot(width: 20, height: 2) { Counter() }
    await pilot.advance(by: .seconds(2))
    try pilot.record(to: path)
    await pilot.advance(by: .seconds(2))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == pilot.cast)
    try FileManager.default.removeItem(atPath: path)
  }

  @Test("a file that cannot be made is an error that names it and the reason")
  func unwritable() {
    let pilot = Pilot(width: 20, height: 2) { Counter() }
    let error = #expect(throws: PilotError.self) { try pilot.record(to: "/nowhere/at.cast") }
    #expect(
      error?.description
        == "The recording /nowhere/at.cast cannot be written: No such file or directory.")
    #expect(pilot.warnings.isEmpty)
  }

  @Test(
    "a file that can no longer be written ends the recording with a warning",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let pilot = Pilot(width: 20, height: 2) { Text("x") }
    let error = #expect(throws: PilotError.self) { try pilot.record(to: "/dev/full") }
    #expect(error?.description.contains("/dev/full cannot be written: No space left") == true)
    pilot.resize(width: 5, height: 1)
  }
}
