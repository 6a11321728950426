// swift-tools-version: 6.2
import PackageDescription

// The house, bottom floor first: a target imports only what stands below it.
// `make test` builds with --explicit-target-dependency-import-check error, so the order is law.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func floor(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func app(
  _ name: String, _ dependencies: [Target.Dependency] = ["Tessera"], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Apps/\(name)", exclude: exclude,
    swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TesseraTesting"], exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
  ],
  targets: [
    // 0: the thin C shim over ncursesw.
    .target(
      name: "CNcurses", path: "CNcurses",
      cSettings: [.define("_GNU_SOURCE"), .define("NCURSES_WIDECHAR", to: "1")],
      linkerSettings: [
        // The part of ncurses that knows terminals; its window functions are for tests only.
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    // 1: values. What a screen is.
    floor("TesseraScreen", [], exclude: ["Text/generate-text-tables.py"]),
    // 2: how a screen reaches a terminal, and how keys come back.
    floor("TesseraTerminal", ["TesseraScreen", "CNcurses"]),
    // 3: how views become a living tree.
    floor("TesseraGraph", ["TesseraScreen"]),
    // 4: what people write.
    floor("TesseraViews", ["TesseraGraph", "TesseraScreen"]),
    // 5: where views meet the device.
    floor(
      "Tessera",
      ["TesseraViews", "TesseraGraph", "TesseraTerminal", "TesseraScreen", "CNcurses"]),
    // 6: what people test with. No app links it, since it brings Testing, XCTest and Foundation; the
    // emulator stands by itself for the programs that need no more.
    floor("TesseraEmulator", ["TesseraTerminal", "TesseraScreen"]),
    floor(
      "TesseraTesting",
      [
        "TesseraEmulator", "Tessera", "TesseraViews", "TesseraGraph", "TesseraTerminal",
        "TesseraScreen", "CNcurses",
      ]),

    app("Hello"),
    app("Todo"),
    app("Gallery"),
    app(
      "Bench", ["Tessera", "TesseraScreen", "TesseraTerminal", "CNcurses"], exclude: ["peers"]),
    app("Fuzz", ["TesseraEmulator", "TesseraTerminal", "TesseraScreen"]),

    // What the terminal's tests start on a pseudo-terminal and end in every way.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TesseraTerminal", "TesseraScreen", "CNcurses"],
      path: "Tests/Support/TerminalProbe", swiftSettings: strict),

    // ncurses' own drawing, to which the encoder's bytes are compared.
    .target(
      name: "CNcursesComparison", path: "Tests/Support/CNcursesComparison",
      cSettings: [.define("_GNU_SOURCE"), .define("NCURSES_WIDECHAR", to: "1")],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    tests("TesseraScreenTests", ["TesseraScreen"]),
    tests(
      "TesseraTerminalTests",
      ["TesseraTerminal", "TesseraScreen", "CNcurses", "CNcursesComparison", "TerminalProbe"]),
    tests(
      "TesseraGraphTests", ["TesseraGraph", "TesseraViews", "TesseraScreen"],
      exclude: ["Layout/Fixtures"]),
    tests("TesseraViewsTests", ["Tessera", "TesseraViews", "TesseraGraph", "TesseraScreen"]),
    tests(
      "TesseraTests",
      ["Tessera", "TesseraViews", "TesseraGraph", "TesseraTerminal", "TesseraScreen", "CNcurses"]),
    tests(
      "TesseraTestingTests", ["Tessera", "TesseraGraph", "TesseraScreen", "CNcurses"],
      exclude: ["Snapshots/__Snapshots__"]),
    tests("AppTests", ["CNcurses", "Hello", "Todo", "Gallery"]),
  ],
  swiftLanguageModes: [.v6]
)
