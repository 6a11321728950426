import Tessera
import TesseraTesting
import Testing

/// What the colour scheme and the size change.
private struct Responsive: View {
  @Environment(\.colorScheme) private var scheme
  @State private var count = 0

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        Text(proxy.size.width < 20 ? "small" : "large").foregroundStyle(.accentColor)
        Text("\(scheme)")
        Button("Count \(count)") { count += 1 }
      }
    }
  }
}

@MainActor
@Suite("Snapshots of this package's own")
struct SnapshotAssertionTests {
  @Test("a page of all that a cell can show")
  func specimen() {
    assertSnapshot(of: Specimen(), width: 72, height: 14)
    assertSnapshot(of: Specimen(), width: 72, height: 14, as: .ansi)
    assertSnapshot(of: Specimen(), width: 72, height: 14, as: .svg)
    assertSnapshot(
      of: Specimen(), width: 72, height: 14, colorScheme: .light, as: .svg, named: "light")
  }

  @Test("a view in several sizes, in light and in dark")
  func variants() {
    assertSnapshot(
      of: Responsive(), sizes: [Size(width: 12, height: 4), Size(width: 24, height: 4)],
      colorSchemes: ColorScheme.allCases, as: .ansi)
  }

  @Test("a pilot after use, in several sizes, and as it was afterwards")
  func pilot() throws {
    let pilot = Pilot(width: 16, height: 4) { Responsive() }
    try pilot.find(.button).press()
    assertSnapshot(of: pilot, named: "pressed")
    assertSnapshot(
      of: pilot, sizes: [Size(width: 10, height: 3), Size(width: 30, height: 5)],
      colorSchemes: [.light, .dark])
    #expect(pilot.size == Size(width: 16, height: 4))
    #expect(pilot.text.contains("dark"))
  }
}
