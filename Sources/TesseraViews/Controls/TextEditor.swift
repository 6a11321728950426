public import TesseraGraph

/// A field for a text of many lines: SwiftUI's `TextEditor`.
///
/// It takes all the room that it is offered, wraps the text and scrolls to the caret. Return begins a
/// new line, Page Up and Page Down move by a page; Tab goes on to the next control, and so do the
/// arrows beyond the first and the last row.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Makes an editor of a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// What the editor is made of.
  public var body: some View {
    Field(text: text, prompt: nil, title: nil, extent: .area)
  }
}
