import TesseraGraph
import TesseraScreen

/// What the words of the fixtures mean.
extension VectorNode {
  func axes(_ name: String?) -> Axis.Set {
    switch name {
    case "h": .horizontal
    case "v": .vertical
    default: [.horizontal, .vertical]
    }
  }

  func horizontal(_ name: String?) -> HorizontalAlignment {
    switch name {
    case "leading": .leading
    case "trailing": .trailing
    case "hCustom": .custom
    default: .center
    }
  }

  func vertical(_ name: String?) -> VerticalAlignment {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case "vCustom": .customRow
    default: .center
    }
  }

  func both(_ name: String?) -> Alignment {
    let name = name?.lowercased() ?? ""
    let horizontal: HorizontalAlignment =
      name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center
    let vertical: VerticalAlignment =
      name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  /// The columns of a lazy grid.
  var gridItems: [GridItem] {
    (columns ?? []).compactMap { column -> GridItem? in
      guard let (kind, value) = column.first else { return nil }
      let bounds = value.bounds
      let size: GridItem.Size =
        switch kind {
        case "fixed": .fixed(bounds[0])
        case "adaptive": .adaptive(minimum: bounds[0], maximum: bounds[1])
        default: .flexible(minimum: bounds[0], maximum: bounds[1])
        }
      return GridItem(size, spacing: hSpacing)
    }
  }
}
