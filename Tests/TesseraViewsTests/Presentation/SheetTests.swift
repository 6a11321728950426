import Tessera
import TesseraTesting
import Testing

private struct Presenter: View {
  @State private var isShown = false
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Text("dismissed \(dismissals)")
      Button("First") {}
      Button("Open") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      dismissals += 1
    } content: {
      SheetContent()
    }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text("sheet \(count)")
      Button("Count") { count += 1 }
      Button("Done") { dismiss() }
    }
  }
}

@Suite("A sheet")
@MainActor
struct SheetTests {
  @Test("is shown while its value is true, holds the focus, and gives it back when it goes")
  func focus() throws {
    let pilot = Pilot(width: 40, height: 12) { Presenter() }
    try pilot.find(.button, "Open").press()
    #expect(pilot.text.contains("sheet 0"))
    #expect(pilot.focused?.label == "Count")
    for _ in 0..<5 {
      pilot.press(.tab)
      #expect(["Count", "Done"].contains(pilot.focused?.label))
    }
    try pilot.find(.button, "Done").press()
    #expect(!pilot.text.contains("sheet"))
    #expect(pilot.focused?.label == "Open")
    #expect(pilot.text.contains("dismissed 1"))
  }

  @Test("is closed by Escape, which makes the value false")
  func escape() throws {
    let pilot = Pilot(width: 40, height: 12) { Presenter() }
    try pilot.find(.button, "Open").press()
    pilot.press(.escape)
    #expect(!pilot.text.contains("sheet"))
    #expect(pilot.text.contains("dismissed 1"))
  }

  @Test("starts with new state each time that it is shown")
  func state() throws {
    let pilot = Pilot(width: 40, height: 12) { Presenter() }
    try pilot.find(.button, "Open").press()
    try pilot.find(.button, "Count").press()
    #expect(pilot.text.contains("sheet 1"))
    pilot.press(.escape)
    try pilot.find(.button, "Open").press()
    #expect(pilot.text.contains("sheet 0"))
  }

  @Test("for an item is another sheet when the item's id is another, and updates when it is not")
  func item() {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Text("under")
          .sheet(item: $item) { ItemView(name: $0.name) { item = $0 } }
          .onKeyPress("o") {
            item = Item(id: 1, name: "one")
            return .handled
          }
      }
    }
    struct ItemView: View {
      @State private var count = 0
      let name: String
      let change: (Item?) -> Void
      var body: some View {
        VStack {
          Text("\(name) \(count)")
          Button("Count") { count += 1 }
        }
        .onKeyPress("s") {
          change(Item(id: 1, name: "renamed"))
          return .handled
        }
        .onKeyPress("n") {
          change(Item(id: 2, name: "two"))
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 40, height: 12) { Screen() }
    pilot.press("o")
    pilot.press(.return)
    #expect(pilot.text.contains("one 1"))
    pilot.press("s")
    #expect(pilot.text.contains("renamed 1"))
    pilot.press("n")
    #expect(pilot.text.contains("two 0"))
  }
}

@Suite("An alert")
@MainActor
struct AlertTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var result = "nothing"
    let hasCancel: Bool
    var body: some View {
      VStack {
        Text("result: \(result)")
        Button("Delete…") { isShown = true }
      }
      .alert("Delete it?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { result = "deleted, shown \(isShown)" }
        if hasCancel { Button("Keep", role: .cancel) { result = "kept" } }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  @Test("closes before the action of its button runs")
  func action() throws {
    let pilot = Pilot(width: 50, height: 12) { Screen(hasCancel: true) }
    try pilot.find(.button, "Delete…").press()
    #expect(pilot.text.contains("This cannot be undone."))
    try pilot.find(.button, "Delete").press()
    #expect(pilot.text.contains("result: deleted, shown false"))
    #expect(!pilot.text.contains("undone"))
  }

  @Test("is left with Escape through the button that cancels")
  func cancel() throws {
    let pilot = Pilot(width: 50, height: 12) { Screen(hasCancel: true) }
    try pilot.find(.button, "Delete…").press()
    pilot.press(.escape)
    #expect(pilot.text.contains("result: kept"))
  }

  @Test("with destructive buttons only gets a Cancel")
  func addedCancel() throws {
    let pilot = Pilot(width: 50, height: 12) { Screen(hasCancel: false) }
    try pilot.find(.button, "Delete…").press()
    try pilot.find(.button, "Cancel").press()
    #expect(pilot.text.contains("result: nothing"))
    #expect(!pilot.text.contains("undone"))
  }

  @Test("without buttons gets an OK")
  func ok() throws {
    struct Plain: View {
      @State private var isShown = true
      var body: some View {
        Text("under \(isShown)").alert("Hello", isPresented: $isShown) {}
      }
    }
    let pilot = Pilot(width: 50, height: 12) { Plain() }
    try pilot.find(.button, "OK").press()
    #expect(pilot.text.contains("under false"))
  }
}
