import Tessera

/// Every key changes the echo word and every cell below it.
struct Flood: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(WorkloadData.echoWord(count))
        .onKeyPress("n") {
          count += 1
          return .handled
        }
      Canvas { context, size in drawColorfulPicture(of: count, size, in: &context) }
    }
  }
}
