import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Toggle")
struct ToggleTests {
  private struct Settings: View {
    @State private var wraps = false
    @State private var isDark = true

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wrap", isOn: $wraps)
        Toggle("Dark", isOn: $isDark)
      }
    }
  }

  @Test("a checkbox is a box before its label, turned over by Space, Return and a click")
  func checkbox() {
    let pilot = Pilot(width: 10, height: 2) { Settings() }
    #expect(pilot.text == " [ ] Wrap\n [x] Dark")
    pilot.press(.space)
    #expect(pilot.text == " [x] Wrap\n [x] Dark")
    pilot.press(.return)
    #expect(pilot.text == " [ ] Wrap\n [x] Dark")
    pilot.click(x: 2, y: 1)
    #expect(pilot.text == " [ ] Wrap\n [ ] Dark")
    #expect(pilot.focused?.label == "Dark")
  }

  @Test("a switch stands at the trailing side and takes the width")
  func aSwitch() {
    let pilot = Pilot(width: 12, height: 2) { Settings().toggleStyle(.switch) }
    #expect(pilot.text == "Wrap     ○──\nDark     ──●")
  }

  @Test("a button stays down, in the same size")
  func button() {
    let pilot = Pilot(width: 10, height: 2) { Settings().toggleStyle(.button) }
    #expect(pilot.text == " [ Wrap ]\n [✓Dark ]")
    #expect(!pilot.cell(x: 3, y: 0).attributes.contains(.bold))
    #expect(pilot.cell(x: 3, y: 1).attributes.contains(.bold))
  }

  @Test("shows the focus without colours")
  func focus() {
    let pilot = Pilot(width: 10, height: 2) { Settings() }
    #expect(pilot.isInverse(1, 0) && pilot.isInverse(8, 0) && !pilot.isInverse(1, 1))
  }

  @Test("says what it is, what it is called and whether it is on")
  func meaning() throws {
    let pilot = Pilot(width: 10, height: 2) { Settings() }
    let toggle = try pilot.find(.toggle, "Dark")
    #expect(toggle.isSelected)
    #expect(toggle.value == "on")
    try toggle.press()
    #expect(try pilot.find(.toggle, "Dark").value == "off")
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "lit" : "dark")
      }
    }
  }

  @Test("an author's style draws the label and the state")
  func custom() {
    let pilot = Pilot(width: 12, height: 2) { Settings().toggleStyle(Lamp()) }
    #expect(pilot.text == " Wrap dark\n Dark lit")
    pilot.press(.space)
    #expect(pilot.text == "  Wrap lit\n  Dark lit")
  }

  @Test("is evaluated alone when its state changes")
  func cost() {
    let pilot = Pilot(width: 10, height: 2) { Settings() }
    pilot.press(.space)
    #expect(pilot.lastFrame.bodiesEvaluated < 12)
  }
}
