import TesseraGraph
import TesseraScreen

/// Something that is pressed, with Return, Space or the pointer, and shows it.
///
/// A terminal does not say when a key comes up, so a key acts at once and the pressed look stays for
/// a tenth of a second; a button of the pointer acts when it comes up.
struct Pressable<Content: View>: View {
  /// How long a key's press is seen.
  private static var pressDuration: Duration { .milliseconds(100) }

  let meaning: Meaning
  let action: @MainActor () -> Void
  let content: @MainActor (_ isPressed: Bool) -> Content

  @Environment(\.clock) private var clock
  @State private var isPressed = false
  @State private var release: Task<Void, Never>?

  init(
    _ meaning: Meaning, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping @MainActor (_ isPressed: Bool) -> Content
  ) {
    self.meaning = meaning
    self.action = action
    self.content = content
  }

  var body: some View {
    Sole(content(isPressed)).modifier(ControlModifier(control))
  }

  private var control: Control {
    var control = Control()
    control.meaning = meaning
    control.onKey = keyPressed
    var click = Click(action: action)
    click.onChange = { isHeld in
      release?.cancel()
      isPressed = isHeld
    }
    control.click = click
    return control
  }

  private func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == .return || press.key == .space, press.modifiers.forMatching.isEmpty else {
      return .ignored
    }
    guard press.phase == .down else { return .handled }
    showPress()
    action()
    return .handled
  }

  private func showPress() {
    isPressed = true
    release?.cancel()
    release = Task {
      try? await clock.sleep(for: Self.pressDuration)
      if !Task.isCancelled { isPressed = false }
    }
  }
}
