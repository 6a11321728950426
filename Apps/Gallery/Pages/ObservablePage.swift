import Tessera

struct ObservablePage: GalleryPage {
  static let title = "Observable"
  static let summary = "A model of your own. Only the views that read what changed are made again."
  static let source = SourceFile()

  @State private var cart = Cart()

  var body: some View {
    Sample("Each row counts how often it was made") {
      ForEach(cart.items) { item in
        ItemRow(item: item)
      }
    }
    Sample("A total, computed from all") {
      Total(cart: cart)
    }
    Sample("A change from a task") {
      Button("Fill slowly") {
        Task { await cart.fill() }
      }
    }
  }
}

@MainActor
@Observable
private final class Cart {
  let items = [Item("Apples", 3), Item("Bread", 2), Item("Cheese", 7)]

  var total: Int { items.reduce(0) { $0 + $1.price * $1.count } }

  func fill() async {
    for item in items {
      try? await Task.sleep(for: .milliseconds(300))
      item.count += 1
    }
  }
}

@MainActor
@Observable
private final class Item: Identifiable {
  let name: String
  let price: Int
  var count = 0
  @ObservationIgnored var timesShown = 0

  init(_ name: String, _ price: Int) {
    self.name = name
    self.price = price
  }
}

private struct ItemRow: View {
  let item: Item

  var body: some View {
    let _ = item.timesShown += 1
    HStack {
      Text(item.name).frame(width: 8, alignment: .leading)
      Button("-") { item.count = max(0, item.count - 1) }
      Text("\(item.count)").bold().frame(width: 3)
      Button("+") { item.count += 1 }
      Text("made \(item.timesShown)×").foregroundStyle(.tertiary)
    }
  }
}

private struct Total: View {
  let cart: Cart

  var body: some View {
    Text("\(cart.total) coins").bold()
  }
}
