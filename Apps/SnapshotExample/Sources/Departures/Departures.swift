import Tessera

/// The next trains of a station.
@main
struct Departures: App {
  var body: some Scene {
    WindowGroup { DepartureBoard(load: Train.load) }
  }
}

/// A train that is about to leave.
struct Train: Identifiable, Sendable {
  let id: Int
  let time: String
  let destination: String
  let isLate: Bool

  /// What a real app would ask a server for.
  static func load() async -> [Train] {
    [
      Train(id: 1, time: "10:02", destination: "Zürich HB", isLate: false),
      Train(id: 2, time: "10:17", destination: "東京 Tōkyō", isLate: true),
      Train(id: 3, time: "10:31", destination: "Łódź 🚆", isLate: false),
    ]
  }
}
