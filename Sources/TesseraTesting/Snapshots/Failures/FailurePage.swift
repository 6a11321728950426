/// The page that shows all failed snapshots of a run, each with both screens side by side.
enum FailurePage {
  /// The part of the page for one failure.
  static func section(_ failure: SnapshotFailure) -> String {
    let file = failure.file
    var html = "<section>\n<h2>\(XMLText.escaped("\(file.testFile) / \(file.name)"))"
    html += " <small>\(file.format)</small></h2>\n"
    html += "<p><code>\(XMLText.escaped(file.path))</code></p>\n"
    html += "<div class=\"screens\">\n"
    if let expected = failure.expected {
      html += figure("expected", picture(expected, failure))
    } else {
      html += "<figure><figcaption>expected</figcaption>"
      html += "<p>None, or none that can be read.</p></figure>\n"
    }
    html += figure("actual", picture(failure.actual, failure))
    html += "</div>\n"
    if !failure.message.isEmpty {
      html += "<details><summary>As text</summary>"
      html += "<pre>\(XMLText.escaped(failure.message))</pre></details>\n"
    }
    return html + "</section>\n"
  }

  private static func figure(_ caption: String, _ svg: String) -> String {
    "<figure><figcaption>\(caption)</figcaption>\n\(svg)</figure>\n"
  }

  private static func picture(_ shot: Screenshot, _ failure: SnapshotFailure) -> String {
    let palette = ScreenshotPalette(colorScheme: shot.colorScheme)
    return SVGDocument.open(
      size: ScreenshotDrawing.size(of: shot), label: "A screen", color: palette.foreground)
      + ScreenshotDrawing(shot).svg + "<g class=\"marks\">\n"
      + FailurePicture.marks(failure.differences, on: shot) + "</g>\n</svg>\n"
  }

  /// The whole page.
  static func document(_ sections: [String]) -> String {
    let count = sections.count
    let title =
      count == 0
      ? "No snapshot failed" : "\(count) failed \(count == 1 ? "snapshot" : "snapshots")"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { margin: 2rem; }
      h2 { margin: 3rem 0 0; font-size: 1.1rem; }
      small { font-weight: normal; opacity: 0.7; }
      p { margin: 0.25rem 0 1rem; overflow-wrap: anywhere; }
      .screens { display: flex; flex-wrap: wrap; gap: 1.5rem; }
      figure { margin: 0; max-width: 100%; overflow-x: auto; }
      figcaption { margin-bottom: 0.25rem; opacity: 0.7; }
      svg { border: 1px solid #8886; border-radius: 4px; }
      body:has(#marks:not(:checked)) .marks { display: none; }
      pre { overflow-x: auto; line-height: 1.25; }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <label><input type="checkbox" id="marks" checked> Frame the cells that differ</label>
      \(sections.joined())</body>
      </html>

      """
  }
}
