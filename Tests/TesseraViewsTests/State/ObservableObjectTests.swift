import Tessera
import TesseraTesting
import Testing

@MainActor private var made = 0

private final class Model: ObservableObject {
  @Published var count = 0
  var hidden = 0

  @MainActor init() { made += 1 }
}

private struct Increment: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("count \(model.count)").onKeyPress("+") {
      model.count += 1
      return .handled
    }
  }
}

@Suite("An ObservableObject", .serialized)
@MainActor
struct ObservableObjectTests {
  private struct Parent<Content: View>: View {
    @State private var stamp = 0
    let content: (Int) -> Content
    var body: some View {
      content(stamp).onKeyPress("p") {
        stamp += 1
        return .handled
      }
    }
  }

  @Test("made in @StateObject is made once and survives the parent's updates")
  func stateObject() {
    struct Child: View {
      @StateObject private var model = Model()
      let stamp: Int
      var body: some View {
        VStack {
          Text("stamp \(stamp)")
          Increment(model: model)
        }
      }
    }
    made = 0
    let pilot = Pilot(width: 20, height: 4) { Parent { Child(stamp: $0) } }
    pilot.press("+")
    pilot.press("p")
    pilot.press("p")
    #expect(pilot.text.contains("stamp 2"))
    #expect(pilot.text.contains("count 1"))
    #expect(made == 1)
  }

  @Test("made by StateObject(wrappedValue:) in an init is not made again")
  func explicitInit() {
    struct Child: View {
      @StateObject private var model: Model
      let stamp: Int
      init(stamp: Int) {
        self.stamp = stamp
        _model = StateObject(wrappedValue: Model())
      }
      var body: some View { Text("\(stamp) \(model.count)") }
    }
    made = 0
    let pilot = Pilot(width: 20, height: 4) { Parent { Child(stamp: $0) } }
    pilot.press("p")
    #expect(made == 1)
  }

  @Test("made as the default of @ObservedObject is made again on each update")
  func observedDefault() {
    struct Child: View {
      @ObservedObject var model = Model()
      let stamp: Int
      var body: some View { Text("\(stamp) \(model.count)") }
    }
    made = 0
    let pilot = Pilot(width: 20, height: 4) { Parent { Child(stamp: $0) } }
    pilot.press("p")
    pilot.press("p")
    #expect(made == 3)
  }

  @Test("from the environment is watched, and written through its bindings")
  func environmentObject() {
    struct Child: View {
      @EnvironmentObject private var model: Model
      var body: some View { Step(value: $model.count) }
    }
    struct Step: View {
      @Binding var value: Int
      var body: some View {
        Text("value \(value)").onKeyPress("+") {
          value += 1
          return .handled
        }
      }
    }
    let model = Model()
    let pilot = Pilot(width: 20, height: 4) { Child().environmentObject(model) }
    pilot.press("+")
    #expect(pilot.text.contains("value 1"))
    #expect(model.count == 1)
  }

  @Test("dies with the view that made it")
  func lifetime() {
    struct Screen: View {
      @State private var isShown = true
      let note: (Model) -> Void
      var body: some View {
        VStack { if isShown { Child(note: note) } }
          .onKeyPress("s") {
            isShown.toggle()
            return .handled
          }
      }
    }
    struct Child: View {
      @StateObject private var model = Model()
      let note: (Model) -> Void
      var body: some View {
        note(model)
        return Text("\(model.count)")
      }
    }
    weak var watched: Model?
    let pilot = Pilot(width: 20, height: 4) { Screen { watched = $0 } }
    #expect(watched != nil)
    pilot.press("s")
    #expect(watched == nil)
  }
}
