/// Tells those who asked for places and sizes that these are others now: geometry readers that read
/// more than their size, and `onGeometryChange`.
@MainActor
enum GeometryPass {
  static func run(_ tree: ViewTree) {
    tree.geometry.run()
  }
}
