public import TesseraGraph

/// Views that are made of data, one for each element: a `ForEach`, and one with `onDelete` or
/// `onMove`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Deletes elements when the user presses Delete on a row of a list; nil keeps rows from that.
  ///
  /// The action gets the offsets in the `ForEach`'s own data and takes the elements out of it:
  /// `items.remove(atOffsets: offsets)`.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    var delete: (@MainActor ([Int]) -> Void)?
    if let action { delete = { action(IndexSet($0)) } }
    return EditableContent(content: self, modifier: RowActionsModifier(delete: delete))
  }

  /// Moves elements when the user presses Option with an arrow on a row of a list; nil keeps rows
  /// from that.
  ///
  /// The action gets the offsets of what moves, and the offset before which it goes, in the data as it
  /// is: `items.move(fromOffsets: source, toOffset: destination)`.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    var move: (@MainActor ([Int], Int) -> Void)?
    if let action { move = { action(IndexSet($0), $1) } }
    return EditableContent(content: self, modifier: RowActionsModifier(move: move))
  }
}

/// Views of data with what may be done with their rows.
struct EditableContent<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  let modifier: RowActionsModifier

  var data: Content.Data { content.data }

  var body: some View { content.modifier(modifier) }
}
