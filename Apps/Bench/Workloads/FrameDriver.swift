import Tessera

extension View {
  /// Brings up the next frame whenever one has left, until `frame` has reached `frames`.
  ///
  /// `advance` makes the change from which the next frame follows. The first waits for the terminal's
  /// answers to what the app asked at its start, so that their consequences are in every run alike.
  func drawsFrames(
    _ frame: Int, of frames: Int, advance: @escaping @MainActor () -> Void
  ) -> some View {
    task {
      try? await Task.sleep(for: .milliseconds(50))
      advance()
    }
    .onFrame { _ in
      if (1..<frames).contains(frame) { advance() }
    }
  }
}
