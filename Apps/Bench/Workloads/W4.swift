import Tessera

/// A list of rows through which the Down key moves the selection.
struct W4: View {
  let rowCount: Int
  @State private var selection: Int? = 0

  var body: some View {
    List(0..<rowCount, id: \.self, selection: $selection) { index in
      HStack(spacing: 0) {
        Text(WorkloadData.listTitle(index))
        Spacer()
        Text(WorkloadData.listNumber(index))
      }
      .foregroundStyle(index.isMultiple(of: 2) ? Color.primary : Color.cyan)
    }
    .listStyle(.plain)
  }
}
