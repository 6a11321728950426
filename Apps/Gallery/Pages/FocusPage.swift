import Tessera

struct FocusPage: View {
  private enum Field: String {
    case name, street, city
  }

  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    Sample("Arrows find what is nearest") {
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
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
      TextField("Street", text: $street)
        .focused($focus, equals: .street)
      TextField("City", text: $city)
        .focused($focus, equals: .city)
    }
    .frame(width: 34)
    .onSubmit {
      switch focus {
      case .name: focus = .street
      case .street: focus = .city
      default: focus = nil
      }
    }
    Sample("Now: \(focus?.rawValue ?? "elsewhere")") {
      Button("To the name") { focus = .name }
    }
  }
}

extension FocusPage: GalleryPage {
  static let title = "Focus"
  static let summary = "Tab follows the lines, arrows the picture; programs read and move it."
  static let source = SourceFile()
}
