import TesseraScreen

/// Asking the terminal, and learning from its replies.
extension TerminalSession {
  /// Asks a batch of questions, once; nothing waits for the replies.
  package func ask(_ batch: CapabilityQuery.Batch) {
    guard isActive else { return }
    let questions = query.ask(batch, of: capabilities, in: environment)
    prepareRestoration()
    send(questions)
  }

  /// Learns from a reply, and sets the modes that became possible.
  ///
  /// - Returns: Whether ``capabilities`` changed, so that what depends on them must be made anew.
  @discardableResult
  package func receive(_ reply: TerminalReply) -> Bool {
    let before = capabilities
    switch reply {
    case .primaryAttributes:
      query.close()
      prepareRestoration()
    case .mode(2026, isPrivate: true, let state):
      capabilities.synchronizedOutput =
        state.isChangeable && environment.allowsSynchronizedOutput
    case .mode(2027, isPrivate: true, let state):
      capabilities.graphemeClusters = state.isChangeable
    case .mode(2031, isPrivate: true, let state):
      capabilities.colorSchemeReports = state.isChangeable
    case .keyboardFlags:
      capabilities.kittyKeyboard = true
    case .color(.background, let color):
      capabilities.background = color
      capabilities.colorScheme = color.isLight ? .light : .dark
    case .colorScheme(let isDark):
      capabilities.colorScheme = isDark ? .dark : .light
    case .version(let name):
      capabilities.version = name
    default: break
    }
    guard capabilities != before else { return false }
    set(modesLearned)
    prepareRestoration()
    return true
  }
}

extension ReportedColor {
  /// Whether dark text reads better on it: by luminance, with the weights of ITU-R BT.709.
  fileprivate var isLight: Bool {
    2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 10_000 * 32_767
  }
}
