#!/usr/bin/env python3
"""Writes WidthTable.swift, LineBreakTable.swift and DirectionTable.swift: what scalars do to lines.

    python3 -m venv venv && venv/bin/pip install unicodedata2 regex wcwidth
    venv/bin/python Sources/TesseraScreen/Text/generate-text-tables.py            # writes
    venv/bin/python Sources/TesseraScreen/Text/generate-text-tables.py --check    # cross-checks

Sources, all from PyPI: `unicodedata2` (general category, East Asian width), `regex` (grapheme break,
emoji, line break, bidirectional and default-ignorable properties), `wcwidth` (where the terminals
that ucs-detect has measured disagree: `table_overrides`). The kinds are those of ScalarKind.swift, LineBreakClass.swift and
Direction.swift, in their order.

`--check` compares with wcwidth's own `wcwidth()`. The disagreements are meant:

  spacingMark  we 1, wcwidth 0   Both give 2 to base + mark, which is where most terminals end up;
                                 a cluster's width is the sum of its scalars, so the mark has 1.
  U+00AD       we 0, wcwidth 1   A soft hyphen inside a line is not drawn. It never reaches the
                                 terminal, so that their disagreement on it is moot.
  controls     we 1, wcwidth -1  (and U+0000, U+202A...202E, U+2028/9, where wcwidth says 0) They
                                 are drawn as visible symbols, one column each.
  U+D7C7...    we 1, wcwidth 0   Not assigned yet; marked as contested.
"""

import pathlib
import sys

import regex
import unicodedata2
from wcwidth import __version__ as wcwidth_version
from wcwidth import table_overrides, wcwidth

LIMIT = 0x20000  # Planes 0 and 1 are in the tables; the Swift side has rules for the others.
BLOCK = 64
BASE = 32  # digits of the index: two characters, "0" + 0...31

KINDS = [
    "narrow", "narrowContested", "wide", "wideContested", "emoji", "emojiContested",
    "mark", "spacingMark", "trailing", "ignorableMark", "joiner", "textSelector", "emojiSelector",
    "hangulLead", "hangulTail", "regionalIndicator", "prepended", "skinTone",
    "ignorable", "separator", "forbidden",
]  # fmt: skip
NUMBER = {name: number for number, name in enumerate(KINDS)}


def members(property_name):
    pattern = regex.compile(r"\p{%s}" % property_name)
    return {point for point in range(LIMIT) if pattern.match(chr(point))}


def contested_scalars():
    """Where at least one measured terminal differs from the majority."""
    found = set()
    for table in ("WIDE_OVERRIDES", "NARROW_OVERRIDES"):
        for ranges in getattr(table_overrides, table).values():
            for parts in ranges.values():
                for first, last in parts:
                    found.update(range(first, last + 1))
    return found


EXTENDING = members("GCB=Extend") | members("GCB=SpacingMark")
PREPENDED = members("GCB=Prepend")
LEADS = members("GCB=L")
TAILS = members("GCB=V") | members("GCB=T")
EMOJI = members("Emoji")
IGNORABLE = members("Default_Ignorable_Code_Point")
BREAK_CONTROL = members("GCB=Control")
NONCHARACTER = members("Noncharacter_Code_Point")
CONTESTED = contested_scalars()


def kind(point):
    character = chr(point)
    category = unicodedata2.category(character)
    wide = unicodedata2.east_asian_width(character) in "WF"
    contested = point in CONTESTED or category == "Cn"
    if point == 0x200D:
        return "joiner"
    if point == 0xFE0E:
        return "textSelector"
    if point == 0xFE0F:
        return "emojiSelector"
    if point in (0x85, 0x2028, 0x2029):
        return "separator"
    if category in ("Cc", "Cs") or point in NONCHARACTER or 0x202A <= point <= 0x202E:
        return "forbidden"
    if 0x1F1E6 <= point <= 0x1F1FF:
        return "regionalIndicator"
    if 0x1F3FB <= point <= 0x1F3FF:
        return "skinTone"
    if point in LEADS:
        return "hangulLead"
    if point == 0x1160 or (point in EXTENDING and point in IGNORABLE):
        return "ignorableMark"
    if point in TAILS:
        return "trailing" if point in CONTESTED else "hangulTail"
    if point in IGNORABLE or (point in BREAK_CONTROL and category == "Cf"):
        return "ignorable"
    if category in ("Mn", "Me"):
        return "mark"
    if category == "Mc":
        return "spacingMark"
    if point in EXTENDING:
        return "trailing"
    if point in PREPENDED:
        return "prepended"
    if point in EMOJI and not wide:
        return "emojiContested" if contested else "emoji"
    if wide:
        return "wideContested" if contested else "wide"
    return "narrowContested" if contested else "narrow"


WIDTH = {
    "wide": 2, "wideContested": 2, "hangulLead": 2, "regionalIndicator": 2, "skinTone": 2,
    "mark": 0, "ignorableMark": 0, "joiner": 0, "textSelector": 0, "emojiSelector": 0,
    "hangulTail": 0, "ignorable": 0,
}  # fmt: skip


def literal(name, comment, text):
    lines = [text[start : start + 96] for start in range(0, len(text), 96)]
    body = "\n".join(f"    {line}\\" for line in lines[:-1])
    return (
        f"  /// {comment}\n  private static var {name}: StaticString {{\n"
        f'    """\n{body}\n    {lines[-1]}\n    """\n  }}\n'
    )


LINE_BREAK = [
    ("letter", ""),  # and AI, AK, AP, AS, BB, CB, HL, SA, SG, VF, VI, XX, Hangul: see LineBreakClass
    ("number", "NU"),
    ("space", ""),  # U+0020 and the breaking ones of category Zs
    ("glue", "GL WJ"),
    ("ideograph", "ID EB EM RI"),
    ("nonstarter", "NS CJ"),
    ("open", "OP"),
    ("wideOpen", ""),
    ("close", "CP"),
    ("wideClose", "CL"),
    ("exclamation", "EX"),
    ("infix", "IS"),
    ("slash", "SY"),
    ("hyphen", "HY HH"),
    ("breakAfter", "BA"),
    ("dash", "B2"),
    ("quote", "QU"),
    ("prefix", "PR"),
    ("postfix", "PO"),
    ("inseparable", "IN"),
]


def classes(property_name, rows):
    """A number for every scalar: its row in a list of (name, property values)."""
    numbers = [0] * LIMIT
    for number, (_, values) in enumerate(rows):
        for value in values.split():
            for point in members(f"{property_name}={value}"):
                numbers[point] = number
    return numbers


def line_break_classes():
    numbers = classes("Line_Break", LINE_BREAK)
    number_of = {name: number for number, (name, _) in enumerate(LINE_BREAK)}
    for point in range(LIMIT):
        character = chr(point)
        name = LINE_BREAK[numbers[point]][0]
        category = unicodedata2.category(character)
        if category == "Zs" and name != "glue":
            numbers[point] = number_of["space"]
        elif name == "quote" and category in ("Pi", "Pf"):
            numbers[point] = number_of["open" if category == "Pi" else "close"]
        elif name == "open" and unicodedata2.east_asian_width(character) in "FWH":
            numbers[point] = number_of["wideOpen"]
        elif name == "close" and unicodedata2.east_asian_width(character) in "FWH":
            numbers[point] = number_of["wideClose"]
    return numbers


DIRECTION = [
    ("left", "L"),
    ("right", "R"),
    ("arabic", "AL"),
    ("number", "EN"),
    ("arabicNumber", "AN"),
    ("separator", "ES"),
    ("terminator", "ET"),
    ("commonSeparator", "CS"),
    ("neutral", "ON WS S B NSM"),  # a mark is part of a cluster, or stands on a dotted circle
    ("ignored", "BN LRE RLE LRO RLO PDF LRI RLI FSI PDI"),
]


def write(name, comment, numbers):
    """A two-stage table as two string literals."""
    blocks, index = [], []
    for start in range(0, LIMIT, BLOCK):
        block = "".join(chr(48 + number) for number in numbers[start : start + BLOCK])
        if block not in blocks:
            blocks.append(block)
        number = blocks.index(block)
        assert number < BASE * BASE
        index.append(chr(48 + number // BASE) + chr(48 + number % BASE))
    text = (
        "// Generated by generate-text-tables.py from "
        f"unicodedata2 {unicodedata2.unidata_version}, regex {regex.__version__}\n"
        f"// and wcwidth {wcwidth_version}. Do not edit: run the script.\n\n"
        f"/// {comment} of every scalar of planes 0 and 1, in two stages.\n"
        f"enum {name} {{\n"
        "  static var table: ScalarTable { ScalarTable(blocks: blocks, kinds: kinds) }\n\n"
        + literal(
            "blocks",
            f'Two digits of base {BASE} (from "0") for each {BLOCK} scalars: the number of a block.',
            "".join(index),
        )
        + "\n"
        + literal("kinds", f'The blocks, {BLOCK} kinds each (from "0").', "".join(blocks))
        + "}\n"
    )
    path = pathlib.Path(__file__).with_name(f"{name}.swift")
    path.write_text(text)
    print(f"{path.name}: {len(blocks)} blocks, {len(text)} bytes")


def check(table):
    differences = {}
    for point in range(LIMIT):
        ours = WIDTH.get(table[point], 1)
        theirs = wcwidth(chr(point))
        if ours != theirs and not 0xD800 <= point <= 0xDFFF:
            key = (table[point], ours, theirs)
            differences.setdefault(key, []).append(point)
    for (name, ours, theirs), points in sorted(differences.items()):
        sample = " ".join(f"{point:04X}" for point in points[:6])
        print(f"{name:18} we {ours}, wcwidth {theirs:2}: {len(points):4}  {sample}")


if __name__ == "__main__":
    TABLE = [kind(point) for point in range(LIMIT)]
    if "--check" in sys.argv:
        check(TABLE)
    else:
        write("WidthTable", "The kind", [NUMBER[name] for name in TABLE])
        write("LineBreakTable", "The line break class", line_break_classes())
        write("DirectionTable", "The direction", classes("Bidi_Class", DIRECTION))
