import Tessera

/// A page with everything that a cell can show: all attributes, colours of each kind, wide clusters,
/// emoji, boxes, blocks and Braille.
struct Specimen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      attributes
      colors
      scripts
      Text("┌─┬─┐╭──╮╔═╦═╗┏━┳━┓╒═╤═╕╓─╥─╖┍━┯━┑┌┄┄┐")
      Text("│a│b││cd│║e║f║┃g┃h┃│i│j│║k║l║│m│n│┆op┆")
      Text("├─┼─┤╰──╯╠═╬═╣┣━╋━┫╞═╪═╡╟─╫─╢┝━┿━┥└╌╌┘")
      Text("└─┴─┘╶──╴╚═╩═╝┗━┻━┛╘═╧═╛╙─╨─╜┕━┷━┙╺━━╸")
      Text("▁▂▃▄▅▆▇█ ▏▎▍▌▋▊▉ ▖▗▘▙▚▛▜▝▞▟ ░▒▓ ▀▐▔▕ ⠁⠃⠇⡇⣇⣧⣷⣿")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var attributes: some View {
    Group {
      HStack {
        Text("bold").bold()
        Text("italic").italic()
        Text("dim").dimmed()
        Text("struck").strikethrough()
        Text("under").underline()
        ForEach([UnderlineStyle.double, .curly, .dotted, .dashed], id: \.self) {
          Text("\($0)").underline(style: $0, color: .red)
        }
        Text("inverse").inverse()
      }
      HStack {
        Text("plain <&> \"quotes\"")
        Text("link").link("https://example.org/?a=1&b=2")
      }
    }
  }

  private var colors: some View {
    Group {
      HStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { Text("\($0) ").foregroundStyle(Color.palette(UInt8($0))) }
      }
      HStack(spacing: 0) {
        ForEach(0..<40, id: \.self) {
          Text(" ").background(Color(hue: Double($0) / 40, saturation: 0.8, brightness: 0.9))
        }
      }
      HStack(spacing: 0) {
        ForEach(16..<56, id: \.self) { Text(" ").background(Color.palette(UInt8($0) * 4 + 4)) }
      }
    }
  }

  private var scripts: some View {
    Group {
      Text("|0123456789012345678901234567890123456789|")
      Text("|漢字かな交じり文 한국어 全角ＡＢＣ 汉语|")
      Text("|😀🚀🎉 👩🏽‍💻 👨‍👩‍👧‍👦 🇩🇪🇯🇵 ❤️ ☠️ 1️⃣ ✅ ⌛|")
      Text("|naïve Ελληνικά русский שלום مرحبا ไทย →✓|")
    }
  }
}
