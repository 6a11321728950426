import Tessera
import TesseraTesting
import Testing

/// What a literal shows: the same as texts put together by hand.
@MainActor
@Suite("Inline Markdown")
struct MarkdownTests {
  private func link(_ words: String, _ target: String) -> Text {
    Text(verbatim: words).link(target).foregroundStyle(.accentColor).underline()
  }

  private func code(_ words: String) -> Text { Text(verbatim: words).foregroundStyle(.cyan) }

  private func plain(_ words: String) -> Text { Text(verbatim: words) }

  @Test("stars and underscores are italic, bold, or both")
  func emphasis() {
    #expect(Text("*a*") == plain("a").italic())
    #expect(Text("_a_ b") == plain("a").italic() + plain(" b"))
    #expect(Text("**a** b") == plain("a").bold() + plain(" b"))
    #expect(Text("__a__") == plain("a").bold())
    #expect(Text("***a***") == plain("a").bold().italic())
    #expect(
      Text("**a *b* c**") == plain("a ").bold() + plain("b").bold().italic() + plain(" c").bold())
    #expect(Text("*a **b***") == plain("a ").italic() + plain("b").italic().bold())
    #expect(Text("in*si*de") == plain("in") + plain("si").italic() + plain("de"))
  }

  @Test("marks without a partner, between spaces or inside of a name are themselves")
  func literalMarks() {
    for string in [
      "2 * 3 * 4", "snake_case_name", "**", "*a", "a*", "** a **", "~a", "~~~a~~~", "[a]", "[a](b",
      "`a", "a & b", "<a b>", "http://", "www.", "*", "", "\u{1F469}\u{200D}\u{1F4BB} *",
    ] {
      #expect(Text(LocalizedStringKey(string)) == plain(string), "\(string)")
    }
    #expect(Text("**a*") == plain("*") + plain("a").italic())
    #expect(Text("*a**") == plain("a").italic() + plain("*"))
  }

  @Test("tildes strike through")
  func strikethrough() {
    #expect(Text("~~a~~ b") == plain("a").strikethrough() + plain(" b"))
    #expect(Text("~a~") == plain("a").strikethrough())
    #expect(Text("~~**a**~~") == plain("a").bold().strikethrough())
  }

  @Test("code is as it is written, whatever marks are in it")
  func codeSpans() {
    #expect(Text("`a*b*`") == code("a*b*"))
    #expect(Text("``a`b``") == code("a`b"))
    #expect(Text("` `` `") == code("``"))
    #expect(Text("*a `b*` c*") == plain("a ").italic() + code("b*").italic() + plain(" c").italic())
  }

  @Test("a link shows its words and has its target")
  func links() {
    #expect(Text("[a b](https://x.y)") == link("a b", "https://x.y"))
    #expect(
      Text("see [*a*](<x y> \"title\").")
        == plain("see ") + link("a", "x y").italic() + plain("."))
    #expect(Text("**[a](b)**") == link("a", "b").bold())
    #expect(Text("[a](b(c)d)") == link("a", "b(c)d"))
    #expect(Text("![picture](file.png)") == plain("picture"))
    #expect(Text("[a [b](c) d](e)") == plain("[a ") + link("b", "c") + plain(" d](e)"))
    #expect(Text("*a [b*](c)") == plain("*a ") + link("b*", "c"))
  }

  @Test("addresses are links by themselves, without what ends the sentence")
  func addresses() {
    #expect(Text("<https://x.y/z>") == link("https://x.y/z", "https://x.y/z"))
    #expect(Text("<me@x.y>") == link("me@x.y", "mailto:me@x.y"))
    #expect(
      Text("at https://x.y/a_b_c.") == plain("at ") + link("https://x.y/a_b_c", "https://x.y/a_b_c")
        + plain("."))
    #expect(Text("(www.x.y)") == plain("(") + link("www.x.y", "http://www.x.y") + plain(")"))
    #expect(Text("nohttps://x.y") == plain("nohttps://x.y"))
  }

  @Test("a backslash and names of characters show what would mean something")
  func escapes() {
    #expect(Text("\\*a\\* \\a") == plain("*a* \\a"))
    #expect(Text("&lt;b&gt; &amp; &#8364;&#x20AC; &nope;") == plain("<b> & €€ &nope;"))
    #expect(Text("*a\\**") == plain("a*").italic())
  }

  @Test("values are shown as they are, in the style around them")
  func values() {
    let stars = "*a* [b](c)"
    #expect(Text("\(stars)") == plain(stars))
    #expect(Text("**\(stars)** x") == plain(stars).bold() + plain(" x"))
    #expect(Text("`\(1)`") == code("1"))
    #expect(Text("[\(1)](b)") == link("1", "b"))
    let text = Text(verbatim: "red").foregroundStyle(.red)
    #expect(Text("*\(text)*") == text.italic())
    #expect(Text("\(1)*a*") == plain("1") + plain("a").italic())
  }

  @Test("only literals and keys are parsed")
  func strings() {
    let string = "**a**"
    #expect(Text(string) == plain(string))
    #expect(Text(verbatim: "**a**") == plain(string))
    #expect(Text(LocalizedStringKey(string)) == plain("a").bold())
  }

  @Test("any letters make a text, and none is lost or made up")
  func anything() {
    let alphabet = Array("*_`~[]()<>!\\& a.")
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var string = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        string.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let shown = Pilot.shown(Text(LocalizedStringKey(string)))
      // What is shown is the literal with some of its marks left out.
      var rest = string[...]
      let isPart = shown.allSatisfy { character in
        guard let index = rest.firstIndex(of: character) else { return false }
        rest = rest[rest.index(after: index)...]
        return true
      }
      #expect(isPart, "\(string) shows \(shown)")
    }
  }

  @Test("the terminal gets the styles and the targets")
  func cells() {
    let pilot = Pilot(width: 10, height: 1) {
      Text("**b** _i_ [l](https://x.y)").frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(pilot.text == "b i l")
    #expect(pilot.cell(x: 0, y: 0).attributes == .bold)
    #expect(pilot.cell(x: 2, y: 0).attributes == .italic)
    #expect(pilot.cell(x: 4, y: 0).link == "https://x.y")
    #expect(pilot.cell(x: 4, y: 0).attributes.underline == .single)
  }
}

extension Pilot {
  /// The words of a text.
  fileprivate static func shown(_ text: Text) -> String {
    let pilot = Pilot(width: 40, height: 1) { text }
    return (try? pilot.find(text: "").label) ?? ""
  }
}
