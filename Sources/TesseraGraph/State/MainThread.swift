import Dispatch

/// Tells the main thread from others without Foundation.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue's thread.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}
