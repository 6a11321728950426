import Tessera

/// The board: it asks for the trains, then shows them, all or only those that are late.
struct DepartureBoard: View {
  let load: @Sendable () async -> [Train]

  @State private var trains: [Train]?
  @State private var showsLateOnly = false
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(alignment: .leading) {
      Text("Departures").bold()
      Divider()
      if let trains {
        ForEach(trains.filter { $0.isLate || !showsLateOnly }) { train in
          DepartureRow(train: train)
        }
      } else {
        Text("Asking the station…").foregroundStyle(.secondary)
      }
      Spacer()
      Toggle("Late trains only", isOn: $showsLateOnly)
    }
    .padding(.horizontal)
    .task {
      // The station answers after two seconds; in tests, when they say so.
      try? await clock.sleep(for: .seconds(2))
      trains = await load()
    }
  }
}

/// One train.
struct DepartureRow: View {
  let train: Train

  var body: some View {
    HStack {
      Text(train.time)
      Text(train.destination)
      Spacer()
      if train.isLate {
        Text("late").foregroundStyle(.red)
      } else {
        Text("on time").foregroundStyle(.green)
      }
    }
  }
}
