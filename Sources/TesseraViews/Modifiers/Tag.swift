public import TesseraGraph

extension View {
  /// Marks the view with a value by which a tab view, a list or a picker knows it.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}
