extension View {
  /// Prints why the body of the view is being evaluated; call it in the body, while you look for a
  /// reason: `let _ = Self._printChanges()`.
  ///
  /// `@self` is another value of the view, `@identity` its first appearance, a name is the property whose
  /// value changed, `@dependencies` an object or an environment value. What is printed is shown when the
  /// app has ended, as all that is printed.
  public static func _printChanges() {
    guard let node = Dependencies.current?.node as? BodyNode else { return }
    let causes = node.causes.isEmpty ? ["unchanged"] : node.causes
    print("\(Self.self): \(causes.joined(separator: ", ")) changed.")
  }
}
