package import TesseraGraph
package import TesseraScreen
package import TesseraTerminal

/// Runs an app without a device: tests and benchmarks give it events and take its frames.
@MainActor
package final class HeadlessHost {
  /// The app.
  package let app: AppSession
  /// What a terminal would be sent; nil where nobody asked for bytes.
  package let encoder: FrameEncoder?
  /// The bytes of the last frame.
  package private(set) var bytes: [UInt8] = []
  /// The last frame's costs.
  package private(set) var lastFrame: FrameReport
  /// The frames so far.
  package private(set) var frames = 0

  /// Called with the bytes of each frame and the size of its screen, for recordings.
  package var onFrame: (@MainActor ([UInt8], Size) -> Void)?

  private var buffer = ByteBuffer()

  /// Makes a host; with `capabilities` it encodes each frame for such a terminal.
  package init<Content: View>(
    _ content: Content, size: Size, environment: EnvironmentValues = EnvironmentValues(),
    capabilities: EncoderCapabilities? = nil
  ) {
    let app = AppSession(content, size: size, environment: environment)
    self.app = app
    encoder = capabilities.map { FrameEncoder(capabilities: $0, size: app.tree.size) }
    lastFrame = app.tree.report
  }

  /// Draws a frame if one is asked for; returns whether it did.
  @discardableResult
  package func drawFrame() -> Bool {
    let tree = app.tree
    guard tree.needsFrame else { return false }
    tree.runFrame()
    if let encoder {
      buffer.removeAll()
      let sent = encoder.encode(
        tree.surface, damage: tree.damage, shifts: tree.shifts,
        cursor: tree.caret.map { CursorState(position: $0) }, into: &buffer)
      tree.report.cellsChanged = sent.cellsChanged
      tree.report.bytesWritten = sent.bytes
      bytes = buffer.bytes
      onFrame?(bytes, tree.size)
    }
    tree.takeDamage()
    frames += 1
    lastFrame = tree.report
    tree.framePresented()
    return true
  }

  /// Draws frames until none is asked for, at most `limit`; returns whether it came to rest.
  @discardableResult
  package func drawFrames(limit: Int = 1000) -> Bool {
    for _ in 0..<limit where !drawFrame() { return true }
    return !app.tree.needsFrame
  }

  /// Gives the screen another size.
  package func resize(to size: Size) {
    app.tree.resize(to: size)
    encoder?.invalidate()
  }
}
