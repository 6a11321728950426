/// Media keys and the modifiers as keys of their own: kitty keyboard protocol, "Functional key
/// definitions", whose code points they have. Other encodings never report them.
extension KeyEquivalent {
  /// Play (U+E054).
  public static let mediaPlay = KeyEquivalent("\u{E054}")
  /// Pause of the media keys (U+E055).
  public static let mediaPause = KeyEquivalent("\u{E055}")
  /// Play or pause (U+E056).
  public static let mediaPlayPause = KeyEquivalent("\u{E056}")
  /// Play backward (U+E057).
  public static let mediaReverse = KeyEquivalent("\u{E057}")
  /// Stop (U+E058).
  public static let mediaStop = KeyEquivalent("\u{E058}")
  /// Fast forward (U+E059).
  public static let mediaFastForward = KeyEquivalent("\u{E059}")
  /// Rewind (U+E05A).
  public static let mediaRewind = KeyEquivalent("\u{E05A}")
  /// Next track (U+E05B).
  public static let mediaNextTrack = KeyEquivalent("\u{E05B}")
  /// Previous track (U+E05C).
  public static let mediaPreviousTrack = KeyEquivalent("\u{E05C}")
  /// Record (U+E05D).
  public static let mediaRecord = KeyEquivalent("\u{E05D}")
  /// Volume down (U+E05E).
  public static let volumeDown = KeyEquivalent("\u{E05E}")
  /// Volume up (U+E05F).
  public static let volumeUp = KeyEquivalent("\u{E05F}")
  /// Mute (U+E060).
  public static let volumeMute = KeyEquivalent("\u{E060}")

  /// The left Shift key by itself (U+E061).
  public static let leftShift = KeyEquivalent("\u{E061}")
  /// The left Control key by itself (U+E062).
  public static let leftControl = KeyEquivalent("\u{E062}")
  /// The left Option (Alt) key by itself (U+E063).
  public static let leftOption = KeyEquivalent("\u{E063}")
  /// The left Command (Super) key by itself (U+E064).
  public static let leftCommand = KeyEquivalent("\u{E064}")
  /// The left Hyper key by itself (U+E065).
  public static let leftHyper = KeyEquivalent("\u{E065}")
  /// The left Meta key by itself (U+E066).
  public static let leftMeta = KeyEquivalent("\u{E066}")
  /// The right Shift key by itself (U+E067).
  public static let rightShift = KeyEquivalent("\u{E067}")
  /// The right Control key by itself (U+E068).
  public static let rightControl = KeyEquivalent("\u{E068}")
  /// The right Option (Alt) key by itself (U+E069).
  public static let rightOption = KeyEquivalent("\u{E069}")
  /// The right Command (Super) key by itself (U+E06A).
  public static let rightCommand = KeyEquivalent("\u{E06A}")
  /// The right Hyper key by itself (U+E06B).
  public static let rightHyper = KeyEquivalent("\u{E06B}")
  /// The right Meta key by itself (U+E06C).
  public static let rightMeta = KeyEquivalent("\u{E06C}")
  /// AltGr: ISO level 3 shift by itself (U+E06D).
  public static let isoLevel3Shift = KeyEquivalent("\u{E06D}")
  /// ISO level 5 shift by itself (U+E06E).
  public static let isoLevel5Shift = KeyEquivalent("\u{E06E}")
}
