/// One row of a lazy container: what one element of the data shows.
///
/// Rows are made one by one, long after the `ForEach` was, so each remembers by itself what its
/// closure read, and a change makes only this row again.
@MainActor
package final class RowElement: UnaryElement {
  /// Shows the row's content; given by the `ForEach`.
  var make: (@MainActor (RowElement) -> Void)?

  /// Whether the row is, or holds, what has the focus.
  var hasFocus: Bool { tree.focus.focused?.isInside(self) ?? false }

  private let dependencies = Dependencies()
  private lazy var link = ObservationLink(node: self)
  private var holder: Node?

  /// Makes the content again and remembers what that read.
  func remake() {
    guard isAlive, let make else { return }
    dependencies.track(for: self) { make(self) }
  }

  /// Shows what the closure returns.
  func show<Content: View>(_ content: @autoclosure () -> Content) {
    let content = link.track(content)
    Dependencies.untracked {
      if let holder {
        ViewNodes.update(holder, to: content)
        return
      }
      if ViewNodes.multiplicity(of: Content.self) == .one {
        let node = ViewNodes.make(content, in: context)
        holder = node
        attach(content: node)
      } else {
        let column = ContainerElement(VStackLayout(alignment: .leading), in: context)
        let node = ViewNodes.make(content, in: column.context)
        holder = node
        column.setChildren([node])
        attach(content: column)
      }
    }
  }

  /// A row of one view is like that view to the list around it.
  override package func layoutValue(for key: ObjectIdentifier) -> Any? {
    guard let column = child as? ContainerElement, column === holder?.parent else {
      return super.layoutValue(for: key)
    }
    let inside = column.elementsInside
    return inside.count == 1 ? inside[0].layoutValue(for: key) : nil
  }

  override package var painting: Painting { .nothing }

  override package func update() {
    remake()
  }

  override package func dependencyChanged() {
    setNeedsUpdate()
  }

  override package func willRemove() {
    super.willRemove()
    dependencies.removeAll(for: self)
    link.cancel()
    make = nil
  }
}
