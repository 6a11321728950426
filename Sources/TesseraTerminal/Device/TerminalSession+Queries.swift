/// Asking the terminal, and learning from its replies.
extension TerminalSession {
  /// Asks a batch of questions, once; nothing waits for the replies.
  package func ask(_ batch: CapabilityQuery.Batch) {
    guard isActive else { return }
    let questions = query.ask(batch, of: capabilities, in: environment)
    prepareRestoration()
    send(questions)
  }
}
