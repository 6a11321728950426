import Tessera

/// A scrolling table of 1,000 rows of 8 numbers, 5% of which change with every tick.
struct W5: View {
  let ticks: Int
  @State private var table = WorkloadTable()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TableHeader()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<WorkloadTable.rowCount, id: \.self) { row in
            TableRow(title: row, numbers: table[row])
          }
        }
      }
      .frame(height: 50)
    }
    .drawsFrames(table.ticks, of: ticks) { table.tick() }
  }
}

private struct TableHeader: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("").frame(width: 8)
      ForEach(0..<WorkloadTable.columnCount, id: \.self) { column in
        Text("c\(column)").frame(width: 12, alignment: .trailing)
      }
    }
  }
}

private struct TableRow: View, Equatable {
  let title: Int
  let numbers: ArraySlice<Int>

  var body: some View {
    HStack(spacing: 0) {
      Text("\(title)").frame(width: 8, alignment: .trailing)
      ForEach(numbers.indices, id: \.self) { index in
        Text("\(numbers[index])").frame(width: 12, alignment: .trailing)
      }
    }
  }
}
