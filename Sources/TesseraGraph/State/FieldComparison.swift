@_spi(Reflection) import Swift

/// How two values of one field's type are compared, decided once for each type.
///
/// An engine property knows itself; an `Equatable` value is asked; a structure is compared field by
/// field, so that its padding does not count; all else (closures, enums, references) by its bytes.
/// Equal bytes of two living values mean the same references; different bytes mean "unsure".
@MainActor
package enum FieldComparison {
  typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison for a type.
  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = make(type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// Whether two values are the same as far as can be told.
  package static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    let comparison = of(Value.self)
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in comparison(old, new) }
    }
  }

  private static func make(_ type: Any.Type) -> Comparison {
    if let engine = type as? any EngineProperty.Type { return byEngine(engine) }
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    var parts: [(offset: Int, comparison: Comparison)] = []
    guard hasFields(type) else { return byBytes(size(of: type)) }
    let isStructure = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      // Weak and unowned references are not plain values; their bytes decide.
      MainActor.assumeIsolated { parts.append((offset, of(fieldType))) }
      return true
    }
    if isStructure, !parts.isEmpty {
      return { old, new in
        parts.allSatisfy { $0.comparison(old + $0.offset, new + $0.offset) }
      }
    }
    return byBytes(size(of: type))
  }

  /// Whether a type is a structure or a tuple; the library's search for fields crashes on
  /// existential types, whose fields are none.
  ///
  /// Unsafe: the first word of a type's metadata is its kind (Swift's ABI, "TypeMetadata"); for a
  /// class it is a pointer, which is no kind.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
  }

  private nonisolated static func size<Value>(of type: Value.Type) -> Int {
    MemoryLayout<Value>.size
  }

  private static func byEngine<P: EngineProperty>(_ type: P.Type) -> Comparison {
    { old, new in
      P.isSame(
        old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func byEquality<E: Equatable>(_ type: E.Type) -> Comparison {
    { old, new in
      old.assumingMemoryBound(to: E.self).pointee == new.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static func byBytes(_ size: Int) -> Comparison {
    { old, new in
      UnsafeRawBufferPointer(start: old, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
    }
  }
}
