import UIKit

/// Films side by side as an HTML page with a slider.
@MainActor
struct FilmPage {
    /// How far around the screen the elements of the layout are shown, in screens.
    static let reach: CGFloat = 1

    /// What the page's script reads.
    private struct Contents: Encodable {
        struct Film: Encodable {
            let title: String
            let width, height: Double
            let background: String
            let shapes: [String]
            let frames: [Frame]
        }

        struct Frame: Encodable {
            let x, y: Double
            /// Width and height of the content.
            let content: [Double]
            /// The number of the shape, x, y, width, height and the pixels that it moved, for each view on screen.
            let parts: [[Double]]
            /// Section, item, x, y, width, height and status, for each element near the screen.
            let elements: [[Double]]
            let moved: Int
            let origin: Double
        }

        let reach: Double
        let films: [Film]
    }

    let text: String

    init(_ films: [HeadlessFilm], title: String) {
        var writer = SVGWriter()
        let contents = Contents(
            reach: Double(Self.reach),
            films: films.map { Self.contents(of: $0, writer: &writer) }
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Slashes are escaped, so that no text ends the script. Every number is finite.
        let json = (try? encoder.encode(contents)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        let isDark = films.first?.scrollView.traitCollection.userInterfaceStyle == .dark
        text = """
            <!DOCTYPE html>
            <html lang="en" data-style="\(isDark ? "dark" : "light")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title.escapedForXML)</title>
            <style>\(FilmPageSources.style)</style>
            </head>
            <body>
            <svg width="0" height="0" aria-hidden="true"><defs>\(writer.definitions)</defs></svg>
            <header>
            <h1>\(title.escapedForXML)</h1>
            <div class="controls"><button id="play">Play</button><button id="before">◀</button>
            <input id="frame" type="range" min="0" value="0" aria-label="Frame"><button id="after">▶</button>
            <output id="number"></output><button id="jump">Next movement</button></div>
            <p class="legend"><span class="estimated"></span>estimated <span class="measured"></span>measured before it is
            shown <span class="corrected"></span>corrected by the shown cell <span class="moved"></span>moved under the
            reader</p>
            </header>
            <main id="films" style="font-family:\(SVGWriter.fontFamily)"></main>
            <script>const contents = \(json);
            \(FilmPageSources.script)</script>
            </body>
            </html>

            """
    }

    private static func contents(of film: HeadlessFilm, writer: inout SVGWriter) -> Contents.Film {
        let size = film.frames.first?.bounds.size ?? .zero
        let traits = film.scrollView.traitCollection
        return Contents.Film(
            title: film.title,
            width: number(size.width),
            height: number(size.height),
            background: SVGColor(film.scrollView.backgroundColor ?? .systemBackground, traits: traits).hex,
            shapes: film.shapes.elements.map { writer.fragment($0) },
            frames: film.frames.map(frame)
        )
    }

    private static func frame(_ frame: FilmFrame) -> Contents.Frame {
        Contents.Frame(
            x: number(frame.offset.x),
            y: number(frame.offset.y),
            content: [number(frame.contentSize.width), number(frame.contentSize.height)],
            parts: frame.parts.map { [Double($0.shape)] + numbers($0.frame) + [Double($0.movedPixels)] },
            elements: frame.elements.map { element in
                let path = element.indexPath
                let place = path.count == 2 ? [Double(path.section), Double(path.item)] : [0, 0]
                return place + numbers(element.frame) + [Double(element.status.rawValue)]
            },
            moved: frame.movedPixels,
            origin: number(frame.contentOrigin)
        )
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [number(rect.minX), number(rect.minY), number(rect.width), number(rect.height)]
    }

    /// In hundredths of a point.
    private static func number(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
    }
}
