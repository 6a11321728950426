// The emulator has a target of its own; who tests gets it with the rest.
@_exported public import TesseraEmulator
