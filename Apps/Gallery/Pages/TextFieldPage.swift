import Tessera

struct TextFieldPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var greeting = "Nobody yet."

  var body: some View {
    Sample("Type, and press Return") {
      TextField("Your name", text: $name)
        .onSubmit { greeting = "Hello, \(name)!" }
      Text(greeting).bold()
    }
    Sample("Bound: what is typed is there at once") {
      Text("\(name.count) letters")
      Text(String(name.reversed()))
        .foregroundStyle(.secondary)
    }
    Sample("Hidden") {
      SecureField("Password", text: $password)
    }
    Sample("In a box, and with a prompt of its own") {
      TextField(
        "Name", text: $name,
        prompt: Text("Ada Lovelace")
      )
      .textFieldStyle(.roundedBorder)
    }
    .frame(width: 34)
  }
}

extension TextFieldPage: GalleryPage {
  static let title = "TextField"
  static let summary = "A line of text with the keys of the shell: ^A ^E ^W ^K ^Y, ^Z undoes."
  static let source = SourceFile()
}
