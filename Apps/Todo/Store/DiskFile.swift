#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is read and replaced as a whole, so that nobody ever sees half of it.
struct DiskFile {
  /// What tells one state of the file from another without reading it.
  struct Stamp: Equatable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// The path, as it was given.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// The name without folders.
  var name: String { String(path[pathStart...]) }

  /// The folder, with the slash at its end; empty for the working folder.
  private var folder: String { String(path[..<pathStart]) }

  private var pathStart: String.Index {
    path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
  }

  // MARK: Looking

  /// What the file is now; nil where there is none, or none that can be looked at.
  var stamp: Stamp? { status.map(Stamp.init) }

  /// Whether there is something at the path, be it only a link to nowhere.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is something at the path that is no plain file.
  var isSpecial: Bool { status.map { $0.st_mode & S_IFMT != S_IFREG } ?? false }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The bytes of the file; nil where there is none.
  ///
  /// - Throws: `FileFailure` when it is there and cannot be read.
  func read() throws(FileFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure()
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = systemRead(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure() }
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }

  // MARK: Replacing

  /// Replaces the file: a new one is written beside it, reaches the disk, and takes its name.
  ///
  /// The file keeps its mode, and its owner where that is allowed; a new one is for its owner alone.
  /// A link stays a link, and what it points to is replaced.
  ///
  /// - Throws: `FileFailure`; then the file is as it was.
  func replace(with bytes: [UInt8]) throws(FileFailure) {
    let target = resolved
    guard target.path == path else { return try target.replace(with: bytes) }
    let old = status
    if old != nil, access(path, W_OK) != 0 { throw FileFailure() }
    let draft = "\(folder).\(name).\(getpid()).new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure() }
    do throws(FileFailure) {
      if let old {
        // Only root may give a file away; who may not keeps it.
        if old.st_uid != geteuid() || old.st_gid != getegid() {
          _ = fchown(descriptor, old.st_uid, old.st_gid)
        }
        fchmod(descriptor, old.st_mode & 0o777)
      }
      try DiskFile.write(bytes, to: descriptor)
      if fsync(descriptor) != 0 { throw FileFailure() }
    } catch {
      close(descriptor)
      unlink(draft)
      throw error
    }
    if close(descriptor) != 0 || rename(draft, path) != 0 {
      let failure = FileFailure()
      unlink(draft)
      throw failure
    }
    syncFolder()
  }

  /// Writes a file that does not exist yet.
  func create(with bytes: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure() }
    do throws(FileFailure) {
      try DiskFile.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    if close(descriptor) != 0 { throw FileFailure() }
  }

  /// Gives the file another name in its folder, which nothing may have yet, and returns it.
  ///
  /// `todos.json` and the mark `damaged-2025-02-03` make `todos.damaged-2025-02-03.json`, or
  /// `todos.damaged-2025-02-03-2.json` where that is taken.
  func setAside(mark: String) throws(FileFailure) -> DiskFile {
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    for number in 1...999 {
      let suffix = number == 1 ? "" : "-\(number)"
      let other = DiskFile(path: "\(folder)\(name[..<dot]).\(mark)\(suffix)\(name[dot...])")
      if other.exists { continue }
      guard rename(path, other.path) == 0 else { throw FileFailure() }
      syncFolder()
      return other
    }
    throw FileFailure(code: EEXIST)
  }

  /// Makes the folders on the way to the file, for their owner alone.
  func makeFolders() throws(FileFailure) {
    let folder = folder
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      if mkdir(String(folder[..<end]), 0o700) != 0, errno != EEXIST, errno != EISDIR {
        throw FileFailure()
      }
    }
  }

  /// The file that the path leads to through links.
  private var resolved: DiskFile {
    guard let real = realpath(path, nil) else { return self }
    defer { free(real) }
    return DiskFile(path: String(cString: real))
  }

  /// Makes a new name in the folder survive a power cut, where the file system can.
  private func syncFolder() {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw count == 0 ? FileFailure(code: ENOSPC) : FileFailure() }
      offset += count
    }
  }
}

extension DiskFile.Stamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

// The system's calls, which the methods of the same names hide.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
