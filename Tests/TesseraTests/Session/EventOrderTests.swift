import Tessera
import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

@MainActor
@Suite("Keys that arrive between two frames")
struct EventOrderTests {
  private func host<Content: View>(_ content: Content) -> HeadlessHost {
    let host = HeadlessHost(content, size: Size(width: 40, height: 6))
    host.drawFrames()
    return host
  }

  /// Types without a frame between the keys, as a terminal delivers what was read at once.
  private func type(_ text: String, into host: HeadlessHost) {
    for scalar in text.unicodeScalars {
      let press = scalar == "\n" ? KeyPress(.return) : KeyPress(typing: scalar)
      host.app.receive(.key(press))
    }
    host.drawFrames()
  }

  @Test("what follows Return is typed into the field as its owner has left it")
  func submitting() {
    let host = host(Lines())
    type("one\ntwo\nthree", into: host)
    #expect(host.app.tree.surface.text.hasPrefix("three\none\ntwo\n"))
  }

  @Test("what follows a change of the focus goes to the new focus")
  func focusing() {
    let host = host(Jumper())
    type("nabc", into: host)
    #expect(host.app.tree.surface.text.contains("[abc]"))
  }

  private struct Lines: View {
    @State private var draft = ""
    @State private var lines: [String] = []

    var body: some View {
      VStack(alignment: .leading) {
        TextField("", text: $draft).onSubmit {
          lines.append(draft)
          draft = ""
        }
        ForEach(lines, id: \.self) { Text($0) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private struct Jumper: View {
    @State private var text = ""
    @FocusState private var isInField: Bool

    var body: some View {
      VStack(alignment: .leading) {
        Button("First") {}
          .onKeyPress("n") {
            isInField = true
            return .handled
          }
        TextField("", text: $text).focused($isInField)
        Text("[\(text)]")
      }
    }
  }
}
