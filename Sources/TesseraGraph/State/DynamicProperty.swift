/// A stored property of a view whose value the engine provides: `@State`, `@Environment` and the like.
///
/// A type of your own that holds such properties conforms too; its `update()` runs before each
/// evaluation of the body, when the properties inside have their values.
@MainActor
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the engine itself fills.
@MainActor
package protocol EngineProperty: DynamicProperty {
  /// Gives the property, which is part of a view that is about to be evaluated, its value.
  ///
  /// - Parameters:
  ///   - box: The persistent half, kept by the node; nil the first time.
  ///   - node: The node that evaluates the view.
  mutating func attach(box: inout AnyObject?, of node: BodyNode)

  /// Whether a view that differs only in the property from another needs no evaluation for it.
  static func isSame(_ old: Self, _ new: Self) -> Bool

  /// Whether the property's value in one environment differs from that in another.
  func changes(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

extension EngineProperty {
  package func changes(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
}
