import Tessera

struct TextFieldPage: GalleryPage {
  static let title = "TextField"
  static let summary =
    "A line of text with the keys of the shell: ^A ^E ^W ^K ^Y, and undo with ^Z."
  static let source = SourceFile()

  @State private var name = ""
  @State private var password = ""
  @State private var greeting = ""

  var body: some View {
    Sample("Type, and press Return") {
      TextField("Your name", text: $name)
        .frame(width: 30)
        .onSubmit { greeting = name.isEmpty ? "" : "Hello, \(name)!" }
      Text(greeting.isEmpty ? " " : greeting).bold()
    }
    Sample("Each letter is there at once") {
      Text("\(name.count) letters, reversed: \(String(name.reversed()))")
        .foregroundStyle(.secondary)
    }
    Sample("Hidden") {
      SecureField("Password", text: $password).frame(width: 30)
    }
    Sample("Styles") {
      TextField("plain", text: $name).textFieldStyle(.plain).frame(width: 30)
      TextField("roundedBorder", text: $name).textFieldStyle(.roundedBorder).frame(width: 30)
    }
  }
}
