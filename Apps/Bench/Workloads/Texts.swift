import Tessera

/// 700 texts, every one of which changes with every frame.
struct Texts: View {
  let frames: Int
  @State private var frame = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<35, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(0..<20, id: \.self) { column in
            Text(WorkloadData.echoWord(frame + row + column))
          }
        }
      }
    }
    .drawsFrames(frame, of: frames) { frame += 1 }
  }
}
