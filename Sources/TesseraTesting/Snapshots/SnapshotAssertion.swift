public import TesseraGraph
public import TesseraScreen

/// Compares the screen of a view with the one that was recorded, and fails the test where a cell
/// differs.
///
/// ```swift
/// @MainActor @Test func start() {
///   assertSnapshot(of: ContentView(), width: 40, height: 10)
/// }
/// ```
///
/// The recording is `__Snapshots__/<file of the test>/<test>.<name>.<format>` beside the test. Where
/// there is none it is made and the test fails this once; in CI (where `CI` is set) it is never made.
/// `TESSERA_RECORD=1` records every screen anew. A failure shows both screens side by side, and writes
/// them and a page with pictures to `.build/tessera-artifacts`, or where `TESSERA_ARTIFACTS` says.
///
/// The width and height are cells, 1 to 4,096. A snapshot without a name is called by its test; the
/// second of the test in the same format is 2, and so on in the order in which they are first reached.
///
/// For a screen that a user has used, or that loads something, give a `Pilot`. Works in Swift Testing
/// and in XCTest.
@MainActor
public func assertSnapshot<Content: View>(
  of view: Content, width: Int, height: Int, colorScheme: ColorScheme = .dark,
  as format: SnapshotFormat = .text, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let size = Size(width: width, height: height)
  SnapshotTest(place: place, format: format, name: name, variant: nil).check(size: size) {
    Pilot(width: width, height: height, colorScheme: colorScheme) { view }.screenshot
  }
}

/// Compares the screen of a view in several sizes, and in light and dark, with those recorded.
///
/// ```swift
/// assertSnapshot(
///   of: ContentView(), sizes: [Size(width: 40, height: 10), Size(width: 80, height: 24)],
///   colorSchemes: ColorScheme.allCases, as: .svg)
/// ```
///
/// The files are called `<test>.<name>.40x10-light.svg` and so on, each with a screen as of a view
/// that was shown for the first time. All are compared, even if the first one differs.
@MainActor
public func assertSnapshot<Content: View>(
  of view: Content, sizes: [Size], colorSchemes: [ColorScheme] = [.dark],
  as format: SnapshotFormat = .text, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  for size in sizes {
    for colorScheme in colorSchemes {
      let variant = SnapshotTest.variant(size, colorSchemes.count > 1 ? colorScheme : nil)
      SnapshotTest(place: place, format: format, name: name, variant: variant).check(size: size) {
        Pilot(width: size.width, height: size.height, colorScheme: colorScheme) { view }.screenshot
      }
    }
  }
}

/// Compares what a pilot's screen shows now with what was recorded; all else is as for a view.
///
/// ```swift
/// let pilot = Pilot(width: 40, height: 10) { ContentView() }
/// await pilot.settle()
/// try pilot.find(.button, "Add").press()
/// assertSnapshot(of: pilot, named: "added")
/// ```
@MainActor
public func assertSnapshot(
  of pilot: Pilot, as format: SnapshotFormat = .text, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  SnapshotTest(place: place, format: format, name: name, variant: nil)
    .check(size: pilot.size) { pilot.screenshot }
}

/// Compares a pilot's screen in several sizes, and in light and dark, with those recorded.
///
/// The screen takes on one after another, with the state that it has, and at the end those that it had
/// before.
@MainActor
public func assertSnapshot(
  of pilot: Pilot, sizes: [Size], colorSchemes: [ColorScheme] = [.dark],
  as format: SnapshotFormat = .text, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let before = (size: pilot.size, colorScheme: pilot.colorScheme)
  for size in sizes {
    for colorScheme in colorSchemes {
      let variant = SnapshotTest.variant(size, colorSchemes.count > 1 ? colorScheme : nil)
      SnapshotTest(place: place, format: format, name: name, variant: variant).check(size: size) {
        pilot.resize(width: size.width, height: size.height)
        pilot.setColorScheme(colorScheme)
        return pilot.screenshot
      }
    }
  }
  pilot.resize(width: before.size.width, height: before.size.height)
  pilot.setColorScheme(before.colorScheme)
}
