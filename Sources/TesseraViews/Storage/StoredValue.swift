/// A value that a settings file can keep: SwiftUI's list for `@AppStorage`.
public protocol StorableValue {
  /// The value as the file has it: one line of text.
  var storedText: String { get }

  /// Reads a value back; nil where the text is none of the type's.
  init?(storedText: String)
}

extension Bool: StorableValue {
  /// `true` or `false`.
  public var storedText: String { self ? "true" : "false" }

  /// Reads `true` and `false`.
  public init?(storedText: String) {
    switch storedText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
}

extension Int: StorableValue {
  /// The number in decimal.
  public var storedText: String { String(self) }

  /// Reads a decimal number.
  public init?(storedText: String) { self.init(storedText) }
}

extension Double: StorableValue {
  /// The number in the shortest form that reads back as the same.
  public var storedText: String { description }

  /// Reads a number.
  public init?(storedText: String) { self.init(storedText) }
}

extension String: StorableValue {
  /// The string itself.
  public var storedText: String { self }

  /// Takes the string as it is.
  public init?(storedText: String) { self = storedText }
}

extension StorableValue where Self: RawRepresentable, RawValue: StorableValue {
  /// The raw value as the file has it.
  public var storedText: String { rawValue.storedText }

  /// Reads a raw value and makes the value of it.
  public init?(storedText: String) {
    guard let raw = RawValue(storedText: storedText) else { return nil }
    self.init(rawValue: raw)
  }
}
