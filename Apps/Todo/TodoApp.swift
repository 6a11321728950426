import Tessera

/// The program on the screen.
struct TodoApp: App {
  /// The list that the program was started with.
  static var list: TodoList?

  var body: some Scene {
    WindowGroup {
      if let list = TodoApp.list {
        TodoScreen(list: list)
          .onDisappear {
            if let sentence = list.close() { Program.complain(sentence) }
          }
      }
    }
  }
}
