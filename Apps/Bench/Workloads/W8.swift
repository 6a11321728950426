import Tessera

/// A full screen on which a key changes a word.
struct W8: View {
  var body: some View {
    Page { EchoWord() }
  }
}

/// Eight letters, all of which change when `n` is pressed.
struct EchoWord: View {
  @State private var count = 0

  var body: some View {
    Text(WorkloadData.echoWord(count))
      .onKeyPress("n") {
        count += 1
        return .handled
      }
  }
}
