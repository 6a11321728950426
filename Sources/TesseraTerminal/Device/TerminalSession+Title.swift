/// What the window around the screen shows.
extension TerminalSession {
  /// Names the window, or with nil gives it its old name back.
  ///
  /// Control characters are left out, so no title can drive the terminal (OSC 2, xterm's ctlseqs).
  package func setTitle(_ title: String?) {
    guard isActive, capabilities.isXtermLike, title != self.title else { return }
    self.title = title
    guard let title else { return undo(.savedTitle) }
    set([.savedTitle])
    var clean = String.UnicodeScalarView()
    clean.append(contentsOf: title.unicodeScalars.filter(isPrintable))
    send(Array("\u{1B}]2;\(String(clean))\u{1B}\\".utf8))
  }

  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
  }
}
