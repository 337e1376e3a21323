import UIKit

/// Films side by side as one SVG document that plays by itself.
@MainActor
struct FilmPicture {
    private enum Metrics {
        static let margin: CGFloat = 12
        static let spacing: CGFloat = 24
        static let title: CGFloat = 30
        static let count: CGFloat = 40
        static let corner: CGFloat = 18
    }

    private let films: [HeadlessFilm]
    private let clock: FilmClock
    private var writer = SVGWriter()
    private var symbols: [String: String] = [:]
    private var definitions = ""

    init(_ films: [HeadlessFilm]) {
        self.films = films
        clock = FilmClock(frames: films.map(\.frameCount).max() ?? 0)
    }

    mutating func document() -> String {
        var body = ""
        var x = Metrics.margin
        var height: CGFloat = 0
        for film in films {
            guard let size = film.frames.first?.bounds.size else { continue }
            body += writer.fragment(title(of: film, x: x, width: size.width))
            body += writer.fragment([screen(of: film, size: size, at: CGPoint(x: x, y: Metrics.margin + Metrics.title))]
            )
            body += writer.fragment(count(of: film, x: x, y: Metrics.margin + Metrics.title + size.height, size.width))
            x += size.width + Metrics.spacing
            height = max(height, size.height)
        }
        let width = x - Metrics.spacing + Metrics.margin
        height += 2 * Metrics.margin + Metrics.title + Metrics.count
        return SVGWriter.document(
            size: CGSize(width: width, height: height),
            definitions: writer.definitions + definitions,
            body: body
        )
    }

    // MARK: The screen

    /// The parts of the content where they lie, under a window that the offset moves.
    private mutating func screen(of film: HeadlessFilm, size: CGSize, at origin: CGPoint) -> SVGElement {
        let shape = SVGShape(CGRect(origin: .zero, size: size), radius: Metrics.corner)
        let start = film.frames[0].offset
        var content = SVGElement("g", ["transform": .text("translate(\(Self.translation(start)))")])
        if let animation = clock.translation(film.frames.map { Self.translation($0.offset) }) {
            content.children.append(animation)
        }
        let names = film.shapes.elements.map { symbol($0) }
        for track in FilmTrack.tracks(of: film) { content.children.append(element(of: track, named: names)) }
        let traits = film.scrollView.traitCollection
        let background = SVGColor(film.scrollView.backgroundColor ?? .systemBackground, traits: traits)
        let clipped = SVGElement(
            "g",
            ["clip-path": .clip(shape)],
            children: [shape.element.filled(background), content]
        )
        let line = shape.element.stroked(SVGColor(.separator, traits: traits), width: 1)
        return SVGElement(
            "g",
            ["transform": .text("translate(\(origin.x.short) \(origin.y.short))")],
            children: [clipped, line]
        )
    }

    private static func translation(_ offset: CGPoint) -> String {
        "\((-offset.x).short) \((-offset.y).short)"
    }

    private func element(of track: FilmTrack, named names: [String]) -> SVGElement {
        let shown = track.places.map { $0 == nil ? "hidden" : "visible" }
        // Where a shape is not shown it stays where it was, so that nothing is written for that.
        var place = track.places.lazy.compactMap { $0 }.first ?? .init(origin: .zero, isMoved: false)
        let first = place
        let places = track.places.map { next in
            place = next ?? place
            return place
        }
        var group = SVGElement("g", ["transform": .text("translate(\(Self.position(first)))")])
        if shown.first == "hidden" { group.set("visibility", "hidden") }
        group.children = [clock.animation(of: "visibility", shown), clock.translation(places.map(Self.position))]
            .compactMap { $0 }
        group.children.append(SVGElement("use", ["href": .text("#\(names[track.shape])")]))
        if let mark = mark(places, size: track.size) { group.children.append(mark) }
        return group
    }

    private static func position(_ place: FilmTrack.Place) -> String {
        "\(place.origin.x.short) \(place.origin.y.short)"
    }

    /// A red veil over what moved under the reader.
    private func mark(_ places: [FilmTrack.Place], size: CGSize) -> SVGElement? {
        let opacities = places.map { $0.isMoved ? ".18" : "0" }
        guard opacities.contains(".18") else { return nil }
        var veil = SVGShape(CGRect(origin: .zero, size: size)).element.setting("fill", "#ff2d20")
        veil.set("opacity", .text(opacities[0]))
        veil.children = [clock.animation(of: "opacity", opacities)].compactMap { $0 }
        return veil
    }

    /// The name of a shape in the definitions. Films that show the same share it.
    private mutating func symbol(_ elements: [SVGElement]) -> String {
        let text = writer.fragment(elements)
        if let known = symbols[text] { return known }
        let name = "s\(symbols.count + 1)"
        symbols[text] = name
        definitions += "<g id=\"\(name)\">\n\(text)</g>\n"
        return name
    }

    // MARK: Words

    private func title(of film: HeadlessFilm, x: CGFloat, width: CGFloat) -> [SVGElement] {
        let color = SVGColor(.label, traits: film.scrollView.traitCollection)
        return [
            text(film.title, x: x + width / 2, y: Metrics.margin + 19, size: 16, color).setting("font-weight", "bold")
        ]
    }

    /// How far things have moved up to each frame, of how far they move in all: a viewer that shows the first frame only tells
    /// that, too.
    private func count(of film: HeadlessFilm, x: CGFloat, y: CGFloat, _ width: CGFloat) -> [SVGElement] {
        var sum = 0
        let sums = film.frames.map { frame in
            sum += frame.movedPixels
            return sum
        }
        let traits = film.scrollView.traitCollection
        let all = sum == 0 ? "" : " of \(sum.withSeparators)"
        return Set(sums).sorted().map { value in
            let words = "moved under the reader: \(value.withSeparators)\(all) px"
            let color = SVGColor(value == 0 ? .secondaryLabel : .systemRed, traits: traits)
            let shown = sums.map { $0 == value ? "visible" : "hidden" }
            var group = SVGElement("g")
            if shown.first == "hidden" { group.set("visibility", "hidden") }
            group.children = [
                clock.animation(of: "visibility", shown), text(words, x: x + width / 2, y: y + 27, size: 17, color),
            ].compactMap { $0 }
            return group
        }
    }

    private func text(_ words: String, x: CGFloat, y: CGFloat, size: CGFloat, _ color: SVGColor) -> SVGElement {
        var text = SVGElement(
            "text",
            ["x": .number(x), "y": .number(y), "font-size": .number(size), "text-anchor": "middle"]
        )
        text.text = words
        return text.filled(color)
    }
}

extension Int {
    /// With a comma after each three digits.
    var withSeparators: String {
        var digits = String(magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = String(digits.dropLast(3))
        }
        return (self < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
    }
}
