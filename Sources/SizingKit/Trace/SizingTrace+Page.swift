import SizingFilm
import UIKit

extension SizingTrace {
    /// Returns an HTML page with a slider for the frames.
    ///
    /// Beside the screen the page shows the items that the layout has around it, by how their sizes are known, and below
    /// it what changed in the frame. The page runs a script of its own and loads nothing.
    ///
    /// - Complexity: O(*n*), with *n* items on all frames: for 1,200 frames, about a second on a phone.
    public func page(title: String) -> String {
        var shapes = TracedShapes()
        let contents = frames.indices.map { index in
            Self.contents(of: frames[index], after: index > 0 ? frames[index - 1] : nil, shapes: &shapes)
        }
        let film = FilmPage.Film(
            title: "\(frames.count) frames, moved under the reader: \(movedPixels) px",
            size: frames.first?.bounds.size ?? .zero,
            background: "var(--field)",
            shapes: shapes.texts,
            frames: contents
        )
        return FilmPage([film]).text(
            title: title,
            isDark: layout?.collectionView?.traitCollection.userInterfaceStyle == .dark,
            definitions: "",
            fontFamily: "system-ui, sans-serif"
        )
    }

    private static func contents(of frame: TracedFrame, after last: TracedFrame?, shapes: inout TracedShapes)
        -> FilmPage.Frame
    {
        var contents = FilmPage.Frame(
            offset: frame.bounds.origin,
            contentSize: frame.contentSize,
            origin: frame.origin,
            notes: notes(on: frame, after: last)
        )
        for item in frame.items {
            let shape = shapes.number(of: item.indexPath, size: item.frame.size)
            contents.addPart(shape, in: item.frame, movedPixels: item.movedPixels)
        }
        for element in frame.elements {
            let status: FilmPage.Status =
                switch element.status {
                case .estimated: .estimated
                case .measured: .measured
                case .corrected: .corrected
                }
            contents.addElement(element.indexPath, in: element.frame, status)
        }
        return contents
    }

    /// What else is known of a frame.
    private static func notes(on frame: TracedFrame, after last: TracedFrame?) -> [String] {
        let last = last ?? frame
        let milliseconds = Int(((frame.time - last.time) * 1_000).rounded())
        let (now, before) = (frame.statistics.items, last.statistics.items)
        return [
            "\(frame.motion.rawValue), \(milliseconds) ms after the frame before",
            "measured \(now.measured - before.measured), from the cache \(now.cacheHits - before.cacheHits), "
                + "corrected \(now.corrected - before.corrected)",
        ]
    }
}

/// What the items of a trace look like, each shape once: a box with its index path and size.
private struct TracedShapes {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of indexPath: IndexPath, size: CGSize) -> Int {
        let name = indexPath.map(String.init).joined(separator: "-")
        let (width, height) = (Double(size.width), Double(size.height))
        let label = "\(name): \(Self.rounded(width)) × \(Self.rounded(height))"
        let text = """
            <rect x="0.5" y="0.5" width="\(max(0, width - 1))" height="\(max(0, height - 1))" rx="6" fill="var(--back)" \
            stroke="var(--line)"/><text x="10" y="\(min(height / 2 + 5, 22))" font-size="13" fill="var(--text)">\
            \(label)</text>
            """
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    private static func rounded(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }
}
