@_spi(Reflection) import Swift

/// What the engine knows of a type's stored fields: where its dynamic properties are, and how two
/// values are compared.
///
/// Found once for each type with the standard library's field reflection and kept.
///
/// Unsafe: fields are reached by the offsets that the runtime itself reports for exactly this type,
/// inside of a value that is borrowed for the whole call.
@MainActor
package final class PropertyFields {
  /// One dynamic property, at its offset from the start of the value.
  private struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The number of its box; nil for an author's property, which has none.
    let box: Int?
    /// The name of the view's stored property, for the log.
    let name: String
  }

  /// One field to compare.
  private struct Field {
    let offset: Int
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private static var known: [ObjectIdentifier: PropertyFields] = [:]

  private var properties: [Property] = []
  private var fields: [Field] = []
  private var boxCount = 0
  /// The type's own `==`, where it has one and is more than plain bits.
  private var ownEquality: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The fields of a type.
  package static func of<Value>(_ type: Value.Type) -> PropertyFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = PropertyFields(type)
    if !_isPOD(type), type is any Equatable.Type {
      fields.ownEquality = FieldComparison.of(type)
    }
    known[key] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    _ = _forEachField(of: type, options: []) { [self] name, offset, fieldType, _ in
      let name = String(cString: name)
      // The closure runs at once, on the caller's actor.
      MainActor.assumeIsolated {
        addProperties(fieldType, at: offset, name: name)
        fields.append(Field(offset: offset, isSame: FieldComparison.of(fieldType)))
      }
      return true
    }
  }

  private func addProperties(_ type: Any.Type, at offset: Int, name: String) {
    guard let property = type as? any DynamicProperty.Type else { return }
    if property is any EngineProperty.Type {
      properties.append(Property(offset: offset, type: property, box: boxCount, name: name))
      boxCount += 1
      return
    }
    // The properties inside of an author's property get their values before its `update()`.
    addProperties(
      inside: type, at: offset, isHolder: property is any HoldsProperties.Type, name: name)
    properties.append(Property(offset: offset, type: property, box: nil, name: name))
  }

  private func addProperties(
    inside type: Any.Type, at offset: Int, isHolder: Bool, name: String
  ) {
    _ = _forEachField(of: type, options: []) { [self] _, inner, fieldType, _ in
      MainActor.assumeIsolated {
        if isHolder {
          addProperties(
            inside: fieldType, at: offset + inner, isHolder: false, name: name)
        } else {
          addProperties(fieldType, at: offset + inner, name: name)
        }
      }
      return true
    }
  }

  // MARK: Install

  /// Gives the dynamic properties of a value their values, for an evaluation by a node.
  package static func install<Value>(in value: inout Value, of node: BodyNode) {
    let fields = PropertyFields.of(Value.self)
    guard !fields.properties.isEmpty else { return }
    if node.boxes.count < fields.boxCount {
      node.boxes = Array(repeating: nil, count: fields.boxCount)
    }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for property in fields.properties {
        install(property.type, at: start + property.offset, box: property.box, of: node)
      }
    }
  }

  private static func install<P: DynamicProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, box: Int?, of node: BodyNode
  ) {
    let typed = pointer.assumingMemoryBound(to: P.self)
    guard let box else {
      typed.pointee.update()
      return
    }
    if let engine = type as? any EngineProperty.Type {
      attach(engine, at: pointer, box: box, of: node)
    }
  }

  private static func attach<P: EngineProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, box: Int, of node: BodyNode
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee.attach(box: &node.boxes[box], of: node)
  }

  /// The name of the stored property of a type whose persistent half is in a box.
  package static func name(ofBox box: Int, in type: Any.Type) -> String? {
    known[ObjectIdentifier(type)]?.properties.first { $0.box == box }?.name
  }

  // MARK: Environment

  /// Whether a property of the value reads something else in another environment.
  package func reads<Value>(
    changeFrom old: EnvironmentValues, to new: EnvironmentValues, in value: Value
  ) -> Bool {
    guard !properties.isEmpty else { return false }
    return withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.baseAddress else { return false }
      return properties.contains { property in
        guard let engine = property.type as? any EngineProperty.Type else { return false }
        return Self.changes(engine, at: start + property.offset, from: old, to: new)
      }
    }
  }

  private static func changes<P: EngineProperty>(
    _ type: P.Type, at pointer: UnsafeRawPointer, from old: EnvironmentValues,
    to new: EnvironmentValues
  ) -> Bool {
    pointer.assumingMemoryBound(to: P.self).pointee.changes(from: old, to: new)
  }

  // MARK: Comparison

  /// Whether two values are the same as far as can be told; different when unsure.
  ///
  /// Both values are alive during the comparison, so that equal bits are equal references.
  package static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    let fields = PropertyFields.of(Value.self)
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        if let isSame = fields.ownEquality { return isSame(old, new) }
        return fields.fields.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
      }
    }
  }
}
