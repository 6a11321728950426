import TesseraScreen

/// Where positions are counted from: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// From the top left cell of the screen.
  case global
  /// From the top left cell of the view itself.
  case local
  /// From the top left cell of the nearest view around that has been given the name with
  /// `coordinateSpace(_:)`; from that of the screen where there is none.
  case named(AnyHashable)
}

/// Something that stands for a coordinate space: `.global`, `.local` or `.named("…")`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}

  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}

  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view around, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's coordinate space a name, for `frame(in: .named("…"))` of views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinate space a name; SwiftUI's older form.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

struct CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable

  func makeElement(in context: NodeContext) -> CoordinateSpaceElement {
    CoordinateSpaceElement(name, in: context)
  }

  func updateElement(_ element: CoordinateSpaceElement) {
    element.update(to: name)
  }
}

/// The element of a named coordinate space.
package final class CoordinateSpaceElement: UnaryElement {
  fileprivate var name: AnyHashable

  init(_ name: AnyHashable, in context: NodeContext) {
    self.name = name
    super.init(in: context)
  }

  func update(to new: AnyHashable) {
    guard new != name else { return }
    name = new
    tree.geometry.somethingMoved()
  }

  override package var painting: Painting { .nothing }
}

extension Element {
  /// The element's place in a coordinate space, in cells, not clipped.
  final func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(origin: .zero, size: size)
    case .global: absoluteFrame
    case .named(let name):
      if let outer = namedSpace(name) {
        absoluteFrame.offset(by: .zero - outer.absoluteFrame.origin)
      } else {
        absoluteFrame
      }
    }
  }

  /// The nearest element around that has been given a name.
  final func namedSpace(_ name: AnyHashable) -> Element? {
    var element: Element? = self
    while let current = element {
      if let space = current as? CoordinateSpaceElement, space.name == name { return space }
      element = current.elementParent
    }
    return nil
  }
}
