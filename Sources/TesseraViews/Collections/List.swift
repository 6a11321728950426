public import TesseraGraph

/// Rows that scroll, with one or several of them selected: SwiftUI's `List`.
///
/// ```swift
/// List(mails, selection: $selected) { mail in
///   HStack { Text(mail.sender); Spacer(); Text(mail.date) }
/// }
/// ```
///
/// The list takes all the room that it is offered and makes only the rows near what can be seen: a
/// key costs the same at a hundred rows and at a million. Rows have any height; each element of a
/// `ForEach` is one row, several views of one element stand below each other in it. A row keeps its
/// state while it is within 100 rows of those that can be seen.
///
/// **Keys.** With a selection, or where rows can be deleted or moved, the list has a current row,
/// marked with `›`. The arrows, Page Up, Page Down, Home and End go from row to row and select; Space
/// marks several, Shift extends, where the selection is a `Set`; Delete deletes where `onDelete` says
/// how, Option with an arrow moves where `onMove` does. Without a current row the keys scroll, and
/// go to the controls in the rows. Return is left to `onKeyPress` around the list.
///
/// **Data.** What is seen stays in place when rows are added or deleted above, except at the very
/// top, where new rows are meant to be seen. Selected ids whose rows are gone are selected no more,
/// unless the list is empty for now; in a list of more than 20,000 rows a `Set` keeps them.
///
/// A view without an id is selected by its `tag(_:)`.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  let content: Content
  let makeSelection: (@MainActor () -> any ListSelection)?

  init(content: Content, single: Binding<SelectionValue?>?) {
    self.content = content
    if let single { makeSelection = { SingleSelection(single) } } else { makeSelection = nil }
  }

  init(content: Content, multiple: Binding<Set<SelectionValue>>?) {
    self.content = content
    if let multiple { makeSelection = { MultipleSelection(multiple) } } else { makeSelection = nil }
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    ListElement.make(view.content, selection: view.makeSelection?(), in: context)
  }

  package static func updateNode(_ node: Node, to view: Self) {
    ListElement.update(node, to: view.content, selection: view.makeSelection?())
  }
}

// MARK: Rows from a builder

extension List {
  /// Makes a list whose rows a builder makes: views, `ForEach`es and sections.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.init(content: content(), single: nil)
  }

  /// Makes a list of which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), single: selection)
  }

  /// Makes a list of which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), multiple: selection)
  }
}

// MARK: Rows from data

extension List {
  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(content: ForEach(data, content: rowContent), single: nil)
  }

  /// Makes a list with a row for each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), single: nil)
  }

  /// Makes a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), single: nil)
  }

  /// Makes a list with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), single: selection)
  }

  /// Makes a list with a row for each element, identified by the value at a key path, of which one
  /// can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), single: selection)
  }

  /// Makes a list with a row for each number of a range, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), single: selection)
  }

  /// Makes a list with a row for each element, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), multiple: selection)
  }

  /// Makes a list with a row for each element, identified by the value at a key path, of which any
  /// number can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), multiple: selection)
  }

  /// Makes a list with a row for each number of a range, of which any number can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), multiple: selection)
  }
}

// MARK: Rows from bound data

extension List {
  /// Makes a list with a row for each element of a bound collection, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<C.Element>) -> RowContent
  )
  where
    SelectionValue == Never, C.Element: Identifiable,
    Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
  {
    self.init(content: ForEach(data, content: rowContent), single: nil)
  }

  /// Makes a list with a row for each element of a bound collection, of which one can be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<C.Element>) -> RowContent
  ) where C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), single: selection)
  }

  /// Makes a list with a row for each element of a bound collection, of which any number can be
  /// selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Binding<C.Element>) -> RowContent
  ) where C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), multiple: selection)
  }
}
