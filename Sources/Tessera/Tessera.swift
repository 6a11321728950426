// What users of Tessera need, under one import: views, the engine's protocols and property wrappers,
// cells and colours, and Swift's own observation.
@_exported public import Observation
@_exported public import TesseraGraph
@_exported public import TesseraScreen
@_exported public import TesseraViews
