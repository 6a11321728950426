// swift-tools-version: 6.2
import PackageDescription

// A package as yours may be: an app on Tessera, and tests that compare its screens with recorded ones.
// Outside of this repository the dependency is a URL.
let package = Package(
  name: "SnapshotExample",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tessera", path: "../..")],
  targets: [
    .executableTarget(
      name: "Departures", dependencies: [.product(name: "Tessera", package: "Tessera")]),
    .testTarget(
      name: "DeparturesTests",
      dependencies: ["Departures", .product(name: "TesseraTesting", package: "Tessera")],
      // The recorded screens are no sources.
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
