import TesseraScreen

/// The key capabilities of terminfo (terminfo(5)) which a decoder asks for.
extension KeySequences {
  /// Capability names and what they mean here.
  ///
  /// Only keys without modifiers and Shift-Tab: terminfo counts Shift-F1 as `kf13` and has a
  /// name of its own for each combination, while the built-in forms carry modifiers.
  static let capabilities: [(name: String, press: KeyPress)] =
    [
      ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)),
      ("kcuf1", KeyPress(.rightArrow)), ("kcub1", KeyPress(.leftArrow)),
      ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
      ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)),
      ("kich1", KeyPress(.insert)), ("kdch1", KeyPress(.deleteForward)),
      ("kbs", KeyPress(.delete)), ("kcbt", KeyPress(.tab, modifiers: .shift)),
      ("kbeg", KeyPress(.beginning, modifiers: .numericPad)),
      ("kb2", KeyPress(.beginning, modifiers: .numericPad)),
      ("kclr", KeyPress(.clear)), ("khlp", KeyPress(.help)), ("kfnd", KeyPress(.find)),
      ("kslt", KeyPress(.select)), ("kprt", KeyPress(.printScreen)),
    ] + (1...35).map { ("kf\($0)", KeyPress(.function($0))) }
}
