import Tessera
import TesseraTesting
import Testing

@Observable
private final class Model {
  var name = "Ada"
  var age = 36
}

private struct NameView: View {
  let model: Model
  var body: some View { Text(model.name) }
}

private struct AgeView: View {
  let model: Model
  var body: some View { Text("\(model.age)") }
}

@Suite("An observable object")
@MainActor
struct ObservationTests {
  @Test("evaluates only the bodies that read the changed property")
  func fineGrained() async {
    let model = Model()
    let pilot = Pilot(width: 20, height: 3) {
      VStack {
        NameView(model: model)
        AgeView(model: model)
      }
    }
    model.age = 37
    await pilot.settle()
    #expect(pilot.text.contains("37"))
    #expect(pilot.lastFrame.bodiesEvaluated == 1)
  }

  @Test("changed many times between frames is shown once, with the last value")
  func coalesced() async {
    let model = Model()
    let pilot = Pilot(width: 20, height: 3) { AgeView(model: model) }
    let before = pilot.lastFrame.frame
    for age in 0..<1000 { model.age = age }
    await pilot.settle()
    #expect(pilot.text.contains("999"))
    #expect(pilot.lastFrame.frame == before + 1)
  }

  @Test("is written through @Bindable and read from the environment")
  func bindable() {
    struct Editor: View {
      @Environment(Model.self) private var model
      var body: some View {
        @Bindable var model = model
        Step(value: $model.age)
      }
    }
    struct Step: View {
      @Binding var value: Int
      var body: some View {
        Text("\(value)").onKeyPress("+") {
          value += 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Editor().environment(Model()) }
    pilot.press("+")
    #expect(pilot.text.contains("37"))
  }

  @Test("held in @State survives the parent's updates")
  func stateModel() {
    struct Child: View {
      @State private var model = Model()
      let stamp: Int
      var body: some View {
        Text("\(stamp):\(model.age)").onKeyPress("+") {
          model.age += 1
          return .handled
        }
      }
    }
    struct Parent: View {
      @State private var stamp = 0
      var body: some View {
        Child(stamp: stamp).onKeyPress("p") {
          stamp += 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Parent() }
    pilot.press("+")
    pilot.press("p")
    #expect(pilot.text.contains("1:37"))
  }

  @Test("re-evaluated a thousand times for other reasons leaves no old registrations behind")
  func registrations() async {
    struct Screen: View {
      let model: Model
      @State private var other = 0
      var body: some View {
        Text("\(model.age) \(other)").onKeyPress("o") {
          other += 1
          return .handled
        }
      }
    }
    let model = Model()
    let pilot = Pilot(width: 20, height: 3) { Screen(model: model) }
    for _ in 0..<1000 { pilot.press("o") }
    model.age = 1
    await pilot.settle()
    #expect(pilot.text.contains("1 1000"))
    // One registration fires once: a second evaluation would mean that an old one was still there.
    #expect(pilot.lastFrame.bodiesEvaluated == 1)
  }

  @Test("dies when the views that watch it are gone")
  func lifetime() {
    weak var watched: Model?
    do {
      let model = Model()
      watched = model
      let pilot = Pilot(width: 20, height: 3) { NameView(model: model) }
      #expect(pilot.text.contains("Ada"))
    }
    #expect(watched == nil)
  }
}
