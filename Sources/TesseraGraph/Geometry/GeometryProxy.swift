public import TesseraScreen

/// What a view knows of its own size and place: SwiftUI's `GeometryProxy`.
///
/// Where a `GeometryReader` asks for more than the size, its content is made again when the answer
/// is another one, also when the reader was only moved.
@MainActor
public struct GeometryProxy {
  /// The columns and rows of the view.
  public let size: Size

  private let place: ElementPlace
  private let reads: GeometryReads?

  package init(_ element: Element, reads: GeometryReads? = nil) {
    size = element.size
    place = ElementPlace(element)
    self.reads = reads
  }

  /// The view's place in a coordinate space, in cells.
  ///
  /// It is not clipped; the local frame begins at zero.
  public func frame(in space: some CoordinateSpaceProtocol) -> Rect {
    frame(in: space.coordinateSpace)
  }

  /// The view's place in a coordinate space, in cells.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect {
    read { $0.frame(in: space) } ?? Rect(origin: .zero, size: size)
  }

  /// The place of the view around that has a name, in this view's cells; nil where none has.
  public func bounds(of space: NamedCoordinateSpace) -> Rect? {
    read { element in
      element.namedSpace(space.name).map {
        $0.absoluteFrame.offset(by: .zero - element.absoluteFrame.origin)
      }
    } ?? nil
  }

  /// The room at the view's sides that `safeAreaInset` and `safeAreaPadding` around it took.
  public var safeAreaInsets: EdgeInsets {
    read { $0.safeAreaInsets } ?? .zero
  }

  /// What an anchor stands for, in this view's cells.
  public subscript<Value: Equatable>(anchor: Anchor<Value>) -> Value {
    read { anchor.value(from: $0.absoluteFrame.origin) } ?? anchor.value(from: .zero)
  }

  private func read<Value: Equatable>(_ question: @escaping @MainActor (Element) -> Value) -> Value?
  {
    guard let element = place.element else { return nil }
    let answer = question(element)
    reads?.note { [weak element] in element.map(question) == answer }
    return answer
  }
}

/// An element as those see it who must not keep it alive.
@MainActor
final class ElementPlace {
  private(set) weak var element: Element?

  init(_ element: Element) {
    self.element = element
  }
}

/// What a closure has asked a proxy, and whether the answers would still be the same.
@MainActor
package final class GeometryReads {
  private var checks: [@MainActor () -> Bool] = []
  private var isRecording = false

  package init() {}

  /// Runs a closure and notes what it asks, in place of what was asked before.
  package func record<Result>(_ body: () -> Result) -> Result {
    checks.removeAll(keepingCapacity: true)
    isRecording = true
    defer { isRecording = false }
    return body()
  }

  fileprivate func note(_ check: @escaping @MainActor () -> Bool) {
    // A proxy that was kept for later answers, and nobody waits for another answer.
    if isRecording { checks.append(check) }
  }

  /// Whether all answers are the same as they were.
  package var areCurrent: Bool { checks.allSatisfy { $0() } }

  /// Whether anything was asked.
  package var isEmpty: Bool { checks.isEmpty }
}
