import Tessera

/// How frames begin.
@MainActor
enum FrameDriver {
  /// Whether the first change follows the first frame at once: without a terminal there are no
  /// answers to wait for.
  static var startsAtOnce = false
}

extension View {
  /// Brings up the next frame whenever one has left, until `frame` has reached `frames`.
  ///
  /// `advance` makes the change from which the next frame follows. The first waits for the terminal's
  /// answers to what the app asked at its start, so that their consequences are in every run alike.
  func drawsFrames(
    _ frame: @escaping @autoclosure @MainActor () -> Int, of frames: Int,
    advance: @escaping @MainActor () -> Void
  ) -> some View {
    task {
      guard !FrameDriver.startsAtOnce else { return }
      try? await Task.sleep(for: .milliseconds(50))
      advance()
    }
    .onFrame { _ in
      let frame = frame()
      if frame < frames && (frame > 0 || FrameDriver.startsAtOnce) { advance() }
    }
  }
}
