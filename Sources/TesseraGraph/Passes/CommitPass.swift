/// Tells authors what happened: what the views inside prefer, what appeared,
/// went and changed; then moves the focus.
@MainActor
enum CommitPass {
  static func run(_ tree: ViewTree) {
    tree.preferences.run()
    tree.lifecycle.run()
    tree.focus.commit()
  }
}
