import Tessera

struct ObservablePage: View {
  @State private var cart = Cart()

  var body: some View {
    Sample("Each row counts how often it was made") {
      ForEach(cart.items) { item in
        ItemRow(item: item)
      }
    }
    Sample("A sum of all") {
      Total(cart: cart)
    }
    Sample("A task changes the model") {
      Button("Fill slowly") {
        Task { await cart.fill() }
      }
    }
  }
}

@MainActor
@Observable
private final class Cart {
  let items = [
    Item("Apples", price: 3),
    Item("Bread", price: 2),
    Item("Cheese", price: 7),
  ]

  var total: Int {
    items.reduce(0) { $0 + $1.price * $1.count }
  }

  func fill() async {
    for item in items {
      item.count += 1
      try? await Task.sleep(for: .milliseconds(300))
    }
  }
}

@MainActor
@Observable
private final class Item: Identifiable {
  let name: String
  let price: Int
  var count = 0
  @ObservationIgnored var timesMade = 0

  init(_ name: String, price: Int) {
    self.name = name
    self.price = price
  }
}

private struct ItemRow: View {
  let item: Item

  var body: some View {
    let _ = item.timesMade += 1
    HStack {
      Text(item.name)
        .frame(width: 8, alignment: .leading)
      Button("-") { item.count -= 1 }
        .disabled(item.count == 0)
      Text("\(item.count)").bold().frame(width: 3)
      Button("+") { item.count += 1 }
      Text("made \(item.timesMade)×")
        .foregroundStyle(.secondary)
    }
  }
}

private struct Total: View {
  let cart: Cart

  var body: some View {
    Text("\(cart.total) coins").bold()
  }
}

extension ObservablePage: GalleryPage {
  static let title = "Observable"
  static let summary = "Only the views that read what has changed are made again."
  static let source = SourceFile()
}
