/// Tells authors what happened: what appeared, went and changed; then moves the focus.
@MainActor
enum CommitPass {
  static func run(_ tree: ViewTree) {
    tree.lifecycle.run()
    tree.focus.commit()
  }
}
