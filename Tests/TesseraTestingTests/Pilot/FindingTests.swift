import Tessera
import TesseraTesting
import Testing

/// A form with a button that is far down, one that is off, and a sheet.
private struct Form: View {
  @State private var log = "nothing"
  @State private var name = ""
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(log)
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Save") { log = "saved \(name)" }
      Button("Delete") { log = "deleted" }.disabled(true)
      Button("Ask") { isAsking = true }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Button("Row \(row)") { log = "row \(row)" }
          }
        }
      }
      .frame(height: 3)
    }
    .sheet(isPresented: $isAsking) {
      VStack(spacing: 0) {
        Text("Really?")
        Button("Save") { log = "asked" }
      }
    }
  }
}

@MainActor
@Suite("Finding and using elements")
struct FindingTests {
  private let pilot = Pilot(width: 30, height: 8) { Form() }

  private func error(_ action: () throws -> Void) -> String {
    do {
      try action()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test("an element is found by role and label, by text, and by name")
  func find() throws {
    #expect(try pilot.find(.button, "Save").label == "Save")
    #expect(try pilot.find(.textField).identifier == "name")
    #expect(try pilot.find(text: "noth").label == "nothing")
    #expect(try pilot.find(id: "name").role == .textField)
    #expect(pilot.findAll(.button).count >= 6)
    #expect(pilot.findAll(.button, "Nobody").isEmpty)
  }

  @Test("frame(of:) is where the view with a name is; nil without one")
  func frame() throws {
    let frame = try #require(pilot.frame(of: "name"))
    #expect(frame.minY == 1 && frame.height == 1)
    #expect(pilot.frame(of: "nobody") == nil)
  }

  @Test("what is not found is answered with the elements there are and the nearest ones")
  func notFound() {
    let near = error { _ = try pilot.find(.button, "save") }
    #expect(near.hasPrefix("No element is a button called \"save\"; did you mean \"Save\"?"))
    #expect(near.contains("button \"Delete\" at 0,3") && near.contains("disabled"))
    #expect(near.contains("textField \"Name\""))
    #expect(error { _ = try pilot.find(.button, "Zzz") }.contains("\"Zzz\". The elements:"))
    #expect(error { _ = try pilot.find(text: "nothin'") }.contains("did you mean \"nothing\""))
    #expect(error { _ = try pilot.find(id: "nam") }.contains("did you mean \"Name\" or \"name\"?"))
  }

  @Test("press does what a click on it does, and the focus goes there")
  func press() throws {
    try pilot.find(.button, "Save").press()
    #expect(pilot.text.hasPrefix("saved"))
    #expect(pilot.focused?.label == "Save")
    #expect(try pilot.find(.button, "Save").isFocused)
  }

  @Test("type gives it the focus and types; what takes no text is refused")
  func type() throws {
    try pilot.find(.textField, "Name").type("Ada")
    try pilot.find(.button, "Save").press()
    #expect(pilot.text.hasPrefix("saved Ada"))
    #expect(error { try pilot.find(text: "saved").type("x") }.contains("does not take the focus"))
  }

  @Test("what is disabled is refused")
  func disabled() throws {
    let button = try pilot.find(.button, "Delete")
    #expect(!button.isEnabled)
    #expect(error { try button.press() }.hasPrefix("button \"Delete\" is disabled. The elements:"))
  }

  @Test("what is scrolled out is refused until it is scrolled into view")
  func scrolledOut() throws {
    let row = try pilot.find(.button, "Row 15")
    #expect(error { try row.press() }.contains("is not on the screen; scrollIntoView() first"))
    row.scrollIntoView()
    try pilot.find(.button, "Row 15").press()
    #expect(pilot.text.hasPrefix("row 15"))
  }

  @Test("what a modal covers is refused, and the modal's own elements are found first")
  func modal() throws {
    let below = try pilot.find(.button, "Save")
    try pilot.find(.button, "Ask").press()
    #expect(pilot.text.contains("Really?"))
    #expect(error { try below.press() }.contains("is covered by a modal"))
    try pilot.find(.button, "Save").press()
    #expect(pilot.text.contains("asked"))
  }

  @Test("what something in front covers is refused")
  func covered() throws {
    let pilot = Pilot(width: 10, height: 1) {
      ZStack {
        Button("Below") {}
        Color.red
      }
    }
    let message = error { try pilot.find(.button, "Below").press() }
    #expect(message.contains("is covered by something in front of it"))
  }

  @Test("what has gone is refused")
  func gone() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Button("Hide") { isShown = false } } else { Text("hidden") }
      }
    }
    let pilot = Pilot(width: 10, height: 1) { Screen() }
    let button = try pilot.find(.button, "Hide")
    try button.press()
    #expect(error { try button.press() }.contains("is no longer there"))
    button.scrollIntoView()
  }

  @Test("what is hidden has no elements")
  func hidden() {
    let pilot = Pilot(width: 10, height: 2) {
      VStack {
        Button("Hidden") {}.hidden()
        Button("Unspoken") {}.accessibilityHidden(true)
        Text("seen")
      }
    }
    #expect(pilot.findAll(.button).isEmpty)
    #expect(pilot.findAll(.text).map(\.label) == ["seen"])
  }

  @Test("labels, values, hints and traits are what the modifiers say")
  func modifiers() throws {
    let pilot = Pilot(width: 20, height: 3) {
      VStack {
        Text("★★★").accessibilityLabel("Rating").accessibilityValue("3 of 5")
          .accessibilityHint("How good it is").accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("rating")
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
      }
    }
    let rating = try pilot.find(id: "rating")
    #expect(rating.label == "Rating")
    #expect(rating.value == "3 of 5")
    #expect(rating.hint == "How good it is")
    #expect(rating.traits == .isHeader)
    #expect(try pilot.find(.group, "a, b").children.isEmpty)
  }

  @Test("states of controls are told as traits")
  func states() throws {
    struct Screen: View {
      @State private var isOn = true
      @State private var isOpen = false
      var body: some View {
        VStack {
          Toggle("Sound", isOn: $isOn)
          DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        }
      }
    }
    let pilot = Pilot(width: 20, height: 4) { Screen() }
    #expect(try pilot.find(.toggle, "Sound").isSelected)
    try pilot.find(.toggle, "Sound").press()
    #expect(try !pilot.find(.toggle, "Sound").isSelected)
    let more = try pilot.find(.button, "More")
    #expect(!more.traits.contains(.isExpanded))
    try more.press()
    #expect(try pilot.find(.button, "More").traits.contains(.isExpanded))
  }
}
