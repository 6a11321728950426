/// The list on the disk: read once, written after each change, shared with other copies of the
/// program.
///
/// Saving looks at the file first. If another copy has changed it since, the changes of both are
/// joined. What cannot be read is never overwritten: it is set aside under another name.
final class TodoFile {
  /// What came of reading or writing.
  struct Outcome: Equatable {
    /// The list as it is now.
    var items: [TodoItem]
    /// What the user must know: that a file was set aside, say.
    var report: String?
  }

  private enum Content {
    case list([TodoItem])
    case unusable(why: String)
  }

  private let file: DiskFile
  private let mark: () -> String
  /// The list as the file held it when we last read or wrote it: what both sides began with.
  private var base: [TodoItem] = []
  private var baseBytes: [UInt8]?
  private var stamp: DiskFile.Stamp?
  /// What was set aside and not told yet: the saving after it may have failed.
  private var report: String?

  /// Takes a path; nothing is read yet.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or from the working folder.
  ///   - mark: What goes into the name of a file that is set aside.
  init(path: String, mark: @escaping () -> String = DamageMark.now) {
    file = DiskFile(path: path)
    self.mark = mark
  }

  /// The name of the file, without folders.
  var name: String { file.name }

  /// Reads the list; a file that is none is set aside, and the list begins anew.
  ///
  /// - Throws: `FileFailure` when the file must not be touched: it is no plain file, or a newer
  ///   program's.
  func load() throws(FileFailure) -> Outcome {
    try checkPlain()
    do throws(FileFailure) {
      base = try takeOver() ?? []
      return Outcome(items: base, report: takeReport())
    } catch  where error.code != 0 {
      return Outcome(
        items: [], report: "\(name) cannot be used and not be set aside: \(error).")
    }
  }

  /// Writes the list, joined with what others have written meanwhile.
  ///
  /// - Throws: `FileFailure`; then the file is as it was, and the next saving tries again.
  func save(_ items: [TodoItem]) throws(FileFailure) -> Outcome {
    try checkPlain()
    try file.makeFolders()
    return try FileLock.hold(besides: file) { () throws(FileFailure) in try saveLocked(items) }
  }

  private func saveLocked(_ items: [TodoItem]) throws(FileFailure) -> Outcome {
    let known = baseBytes
    let theirs = try takeOver()
    var merged = items
    if let theirs, baseBytes != known {
      merged = TodoMerge.merge(base: base, ours: items, theirs: theirs)
    }
    let bytes = TodoDocument(items: merged).bytes
    do throws(FileFailure) {
      if bytes != baseBytes { try file.replace(with: bytes) }
    } catch {
      // The other side's changes count as news again next time.
      baseBytes = known
      throw error
    }
    base = merged
    baseBytes = bytes
    stamp = file.stamp
    return Outcome(items: merged, report: takeReport())
  }

  /// Joins the list with the file if another copy has written it; nil when nothing is new.
  func refresh(_ items: [TodoItem]) -> [TodoItem]? {
    guard let now = file.stamp, now != stamp, !file.isSpecial else { return nil }
    stamp = now
    guard let bytes = try? file.read(), bytes != baseBytes,
      let theirs = try? TodoDocument(bytes: bytes).items
    else { return nil }
    let merged = TodoMerge.merge(base: base, ours: items, theirs: theirs)
    base = theirs
    baseBytes = bytes
    return merged
  }

  /// Writes the list to another folder when it could not be saved at last; returns the path.
  func rescue(_ items: [TodoItem], into folder: String) throws(FileFailure) -> String {
    let path = "\(folder)/\(mark().replacing("damaged", with: "todos-unsaved")).json"
    try DiskFile(path: path).create(with: TodoDocument(items: items).bytes)
    return path
  }

  // MARK: Reading

  /// Reads the file; what is no list is set aside.
  ///
  /// The list is nil where there is no file.
  private func takeOver() throws(FileFailure) -> [TodoItem]? {
    stamp = file.stamp
    let content = try content()
    if case .list(let items) = content { return items }
    baseBytes = nil
    if case .unusable(let why) = content {
      let aside = try file.setAside(mark: mark())
      report = "\(name) \(why). It is kept as \(aside.name)."
    }
    return nil
  }

  private func takeReport() -> String? {
    defer { report = nil }
    return report
  }

  private func content() throws(FileFailure) -> Content? {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try file.read()
    } catch {
      return file.exists ? .unusable(why: "cannot be read: \(error)") : nil
    }
    guard let bytes else { return nil }
    do throws(TodoDocument.Failure) {
      let items = try TodoDocument(bytes: bytes).items
      baseBytes = bytes
      return .list(items)
    } catch {
      switch error {
      case .damaged: return .unusable(why: "is damaged")
      case .newer:
        throw FileFailure(reason: "it was written by a newer version of this program")
      }
    }
  }

  private func checkPlain() throws(FileFailure) {
    if file.isSpecial { throw FileFailure(reason: "it is no plain file") }
  }
}
