import Foundation

/// Films of scroll views, side by side on an HTML page with a slider.
///
/// Beside each screen the page shows the items that the layout has around it, and below it what changed in the frame. The
/// page runs a script of its own and loads nothing. All lengths are in points, and all places are in the coordinates of
/// the content.
package struct FilmPage: Encodable {
    /// How a layout knows the size of an item.
    package enum Status: Int, Sendable {
        case estimated, measured, corrected
    }

    package struct Film: Encodable {
        private let title: String
        private let width, height: Double
        private let background: String
        private let shapes: [String]
        private let frames: [Frame]

        /// - Parameters:
        ///   - size: The size of the screen.
        ///   - background: The color behind the content, as a style sheet has it.
        ///   - shapes: What the views look like: elements of an SVG document, with the upper left corner at zero.
        package init(title: String, size: CGSize, background: String, shapes: [String], frames: [Frame]) {
            (self.title, self.background, self.shapes, self.frames) = (title, background, shapes, frames)
            (width, height) = (size.width.hundredths, size.height.hundredths)
        }
    }

    /// What the script reads of a frame: arrays of numbers instead of names where there are many of them.
    package struct Frame: Encodable {
        private let x, y: Double
        /// Width and height of the content.
        private let content: [Double]
        private let origin: Double
        /// The number of the shape, x, y, width, height and the pixels that it moved, for each view on screen.
        private var parts: [[Double]] = []
        /// Section, item, x, y, width, height and status, for each item near the screen.
        private var elements: [[Double]] = []
        private var moved = 0
        private let notes: [String]

        /// - Parameters:
        ///   - origin: Where the content starts along the vertical axis.
        ///   - notes: Lines of text for below the screen.
        package init(offset: CGPoint, contentSize: CGSize, origin: CGFloat, notes: [String] = []) {
            (x, y) = (offset.x.hundredths, offset.y.hundredths)
            content = [contentSize.width.hundredths, contentSize.height.hundredths]
            self.origin = origin.hundredths
            self.notes = notes
        }

        /// Adds a view on screen.
        ///
        /// - Parameters:
        ///   - shape: The number of what it looks like.
        ///   - movedPixels: How far it moved since the frame before, other than by scrolling.
        package mutating func addPart(_ shape: Int, in frame: CGRect, movedPixels: Int) {
            parts.append([Double(shape)] + frame.hundredths + [Double(movedPixels)])
            moved = max(moved, movedPixels)
        }

        /// Adds an item as the layout has it, on screen or near it.
        package mutating func addElement(_ indexPath: IndexPath, in frame: CGRect, _ status: Status) {
            let place = indexPath.count == 2 ? indexPath.map(Double.init) : [0, 0]
            elements.append(place + frame.hundredths + [Double(status.rawValue)])
        }
    }

    /// How far around the screen items are shown, in screens.
    package static let reach = 1.0

    private let reach = Self.reach
    private let films: [Film]

    package init(_ films: [Film]) {
        self.films = films
    }

    /// The page.
    ///
    /// - Parameters:
    ///   - isDark: Whether it has a dark background.
    ///   - definitions: What the shapes refer to: elements of an SVG document.
    ///   - fontFamily: The font of the shapes, as a style sheet names it.
    package func text(title: String, isDark: Bool, definitions: String, fontFamily: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Slashes are escaped, so that no text ends the script. Every number is finite.
        let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return """
            <!DOCTYPE html>
            <html lang="en" data-style="\(isDark ? "dark" : "light")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title.escapedForHTML)</title>
            <style>\(FilmPageSources.style)</style>
            </head>
            <body>
            <svg width="0" height="0" aria-hidden="true"><defs>\(definitions)</defs></svg>
            <header>
            <h1>\(title.escapedForHTML)</h1>
            <div class="controls"><button id="play">Play</button><button id="before">◀</button>
            <input id="frame" type="range" min="0" value="0" aria-label="Frame"><button id="after">▶</button>
            <output id="number"></output><button id="jump">Next movement</button></div>
            <p class="legend"><span class="estimated"></span>estimated <span class="measured"></span>measured before it is
            shown <span class="corrected"></span>corrected by the shown cell <span class="moved"></span>moved under the
            reader</p>
            </header>
            <main id="films" style="font-family:\(fontFamily)"></main>
            <script>const contents = \(json);
            \(FilmPageSources.script)</script>
            </body>
            </html>

            """
    }
}

extension CGFloat {
    /// Rounded to hundredths; 0 for what is no number.
    fileprivate var hundredths: Double { isFinite ? (Double(self) * 100).rounded() / 100 : 0 }
}

extension CGRect {
    // The stored properties: `minX` and its kin are CoreGraphics', which Apple's Foundation doesn't import.
    fileprivate var hundredths: [Double] { [origin.x, origin.y, size.width, size.height].map(\.hundredths) }
}

extension String {
    /// With what HTML reserves written out.
    fileprivate var escapedForHTML: String {
        replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
