import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  @Test("the first view that fits is shown, the last where none does")
  func choice() {
    let pilot = Pilot(width: 20, height: 1) {
      ViewThatFits(in: .horizontal) {
        Text("a long sentence")
        Text("a sentence")
        Text("short")
      }
    }
    #expect(pilot.text == "  a long sentence")
    pilot.resize(width: 12, height: 1)
    #expect(pilot.text == " a sentence")
    pilot.resize(width: 4, height: 1)
    #expect(pilot.text == "sho…")
    pilot.resize(width: 15, height: 1)
    #expect(pilot.text == "a long sentence")
  }

  @Test("only the view that is shown appears, has a task, the focus and a preference")
  func lifecycle() async {
    let log = Log()
    let pilot = Pilot(width: 20, height: 1) {
      ViewThatFits {
        Candidate(name: "a wide candidate", log: log)
        Candidate(name: "narrow", log: log)
      }
      .onPreferenceChange(NameKey.self) { log.entries.append("prefers \($0)") }
    }
    await pilot.settle()
    #expect(
      log.entries.sorted() == [
        "a wide candidate appears", "a wide candidate's task", "prefers a wide candidate",
      ])
    #expect(pilot.findAll(.button).count == 1)
    log.entries.removeAll()
    pilot.resize(width: 10, height: 1)
    await pilot.settle()
    #expect(
      log.entries.sorted() == [
        "a wide candidate disappears", "narrow appears", "narrow's task", "prefers narrow",
      ])
    #expect(pilot.focused?.label == "narrow 0")
  }

  @Test("the state of a view that is not shown any more is lost")
  func state() {
    let log = Log()
    let pilot = Pilot(width: 20, height: 1) {
      ViewThatFits {
        Candidate(name: "a wide candidate", log: log)
        Candidate(name: "narrow", log: log)
      }
    }
    pilot.press(.return)
    #expect(pilot.text == " a wide candidate 1")
    pilot.resize(width: 10, height: 1)
    #expect(pilot.text == " narrow 0")
    pilot.press(.return)
    pilot.press(.return)
    #expect(pilot.text == " narrow 2")
    pilot.resize(width: 20, height: 1)
    #expect(pilot.text == " a wide candidate 0")
    pilot.resize(width: 10, height: 1)
    #expect(pilot.text == " narrow 0")
  }

  @Test("what a candidate reads can make another one fit")
  func change() {
    let model = Model()
    let pilot = Pilot(width: 10, height: 1) {
      ViewThatFits {
        Words(model: model)
        Text("instead")
      }
    }
    #expect(pilot.text == "  a word")
    model.words = "far too many words"
    #expect(pilot.afterFrames == " instead")
    model.words = "few"
    #expect(pilot.afterFrames == "   few")
  }

  @Test("views of a modified group are candidates, and stay covered one by one")
  func group() {
    let log = Log()
    let pilot = Pilot(width: 12, height: 1) {
      ViewThatFits {
        Group {
          Candidate(name: "a wide candidate", log: log)
          Candidate(name: "narrow", log: log)
        }
        .padding(.leading, 1)
      }
    }
    #expect(pilot.text == "  narrow 0")
    #expect(log.entries == ["narrow appears"])
  }

  @MainActor
  final class Log {
    var entries: [String] = []
  }

  @Observable
  @MainActor
  final class Model {
    var words = "a word"
  }

  enum NameKey: PreferenceKey {
    static let defaultValue = "nothing"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Words: View {
    let model: Model

    var body: some View { Text(model.words).lineLimit(1) }
  }

  private struct Candidate: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Text("\(name) \(count)")
      }
      .buttonStyle(.plain)
      .preference(key: NameKey.self, value: name)
      .onAppear { log.entries.append("\(name) appears") }
      .onDisappear { log.entries.append("\(name) disappears") }
      .task { log.entries.append("\(name)'s task") }
    }
  }
}

extension Pilot {
  /// The screen after the frames that a change from outside has asked for.
  fileprivate var afterFrames: String {
    hover(x: 0, y: 0)
    return text
  }
}
