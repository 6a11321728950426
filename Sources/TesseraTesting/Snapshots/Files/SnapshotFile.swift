import Foundation

/// The file of one snapshot, beside its test.
struct SnapshotFile {
  /// Why a file could not be read or written, in a sentence that names it.
  struct Failure: Error {
    let message: String
  }

  /// The name of the folder that stands beside the tests.
  static let folderName = "__Snapshots__"

  /// The folder of all snapshots beside the test.
  let root: URL
  /// The name of the test's file, without its ending, which the snapshot's folder has too.
  let testFile: String
  /// The name of the snapshot, without its ending.
  let name: String
  let format: SnapshotFormat

  init(testPath: String, name: String, format: SnapshotFormat) {
    let test = URL(fileURLWithPath: testPath)
    root = test.deletingLastPathComponent()
      .appendingPathComponent(SnapshotFile.folderName, isDirectory: true)
    testFile = test.deletingPathExtension().lastPathComponent
    self.name = name
    self.format = format
  }

  var url: URL {
    root.appendingPathComponent(testFile, isDirectory: true)
      .appendingPathComponent("\(name).\(format.pathExtension)")
  }

  var path: String { url.path }

  /// What is recorded; nil if nothing is.
  func read() throws(Failure) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw Failure(message: "The snapshot \(path) cannot be read: \(Self.reason(error)).")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(message: "The snapshot \(path) is damaged: it is no UTF-8 text.")
    }
    return text
  }

  /// Records a screen; the same again leaves the file as it is.
  func write(_ contents: String) throws(Failure) {
    if let known = try? read(), known == contents { return }
    do { try Self.write(contents, to: url) } catch {
      throw Failure(message: "The snapshot \(path) cannot be written: \(error.reason).")
    }
  }

  /// Writes a file, with the folders around it, whole or not at all.
  static func write(_ contents: String, to url: URL) throws(WriteError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: url, options: .atomic)
    } catch {
      throw WriteError(reason: obstacle(to: url) ?? reason(error))
    }
  }

  /// Why a file could not be written, as the end of a sentence.
  struct WriteError: Error {
    let reason: String
  }

  /// What is in the way of a file: the folder around it that is none, or that may not be written.
  private static func obstacle(to url: URL) -> String? {
    var folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      guard folder.path.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
    if !isFolder.boolValue { return "\(folder.path) is no folder" }
    return access(folder.path, W_OK) == 0
      ? nil : "\(folder.path): \(String(cString: strerror(errno)))"
  }

  /// What an error of Foundation says, in the system's words where it has them.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if inner.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(inner.code))) }
    return error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }
}
