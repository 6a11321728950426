import Tessera

struct FocusPage: GalleryPage {
  static let title = "Focus"
  static let summary =
    "Tab and Shift-Tab follow the lines, arrows the picture. Programs can read and move it."
  static let source = SourceFile()

  private enum Field: Hashable {
    case name, street, city
  }

  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    Sample("Arrows find the nearest") {
      HStack(spacing: 4) {
        Button("North west") {}
        Button("North east") {}
      }
      HStack(spacing: 4) {
        Button("South west") {}
        Button("South east") {}
      }
    }
    Sample("Return goes to the next field") {
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("Street", text: $street).focused($focus, equals: .street)
      TextField("City", text: $city).focused($focus, equals: .city)
      Text(focus.map { "\($0) has the focus" } ?? "none of the fields has the focus")
        .foregroundStyle(.secondary)
    }
    .frame(width: 30, alignment: .leading)
    .onSubmit {
      switch focus {
      case .name: focus = .street
      case .street: focus = .city
      default: focus = .name
      }
    }
    Button("To the name") { focus = .name }
  }
}
