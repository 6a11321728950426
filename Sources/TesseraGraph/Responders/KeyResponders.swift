import TesseraScreen

/// The views that want keys wherever the focus is, so that a key press need not search the tree.
@MainActor
final class KeyResponders {
  private var handlers: [ObjectIdentifier: KeyPressNode] = [:]
  private var shortcuts: [ObjectIdentifier: ShortcutNode] = [:]

  func add(_ node: KeyPressNode) { handlers[ObjectIdentifier(node)] = node }
  func add(_ node: ShortcutNode) { shortcuts[ObjectIdentifier(node)] = node }
  func remove(_ node: KeyPressNode) { handlers[ObjectIdentifier(node)] = nil }
  func remove(_ node: ShortcutNode) { shortcuts[ObjectIdentifier(node)] = nil }

  /// The handlers inside of a node that the user can see, innermost first, in the order of the source.
  func handlers(in scope: Node?) -> [KeyPressNode] {
    visible(Array(handlers.values), in: scope)
  }

  /// The shortcuts inside of a node that a press is meant for, in the order of the source.
  func shortcuts(for press: KeyPress, plain: Bool, in scope: Node?) -> [ShortcutNode] {
    visible(shortcuts.values.filter { $0.matches(press, plain: plain) }, in: scope)
  }

  private func visible<N: Node>(_ nodes: [N], in scope: Node?) -> [N] {
    guard let scope, !nodes.isEmpty else { return [] }
    let seen = nodes.filter { $0.isInside(scope) && !$0.isHiddenByCover }
    guard seen.count > 1 else { return seen }
    return seen.map { ($0, $0.path) }.sorted { KeyResponders.comesFirst($0.1, $1.1) }.map(\.0)
  }

  /// The order of the source, with what stands inside before what stands around it.
  private static func comesFirst(_ a: [Int], _ b: [Int]) -> Bool {
    for (x, y) in zip(a, b) where x != y { return x < y }
    return a.count > b.count
  }
}

extension Node {
  /// The numbers of the children that lead from the root to the node.
  fileprivate var path: [Int] {
    var numbers: [Int] = []
    var node = self
    while let outer = node.parent {
      numbers.append(outer.children.firstIndex { $0 === node } ?? 0)
      node = outer
    }
    return numbers.reversed()
  }
}
