import Foundation
import HeadlessTools

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Where two pictures of one screen differ by more than a pixel.
///
/// Texts, symbols and thin lines are compared one by one. Of areas what counts is the colour that is seen, whatever lies below it.
struct PictureComparison {
    /// What is seen in one of the pictures and not in the other, with its place in points.
    private(set) var differences: [String] = []

    /// A pixel, and what rounding to two decimals may add.
    private static let tolerance: CGFloat = 1.0 / 3 + 0.02

    init(_ first: SVGPicture, _ second: SVGPicture) {
        let (first, second) = (PictureParts(first), PictureParts(second))
        compareMarks(first, second)
        compareAreas(first, second)
    }

    private mutating func compareMarks(_ first: PictureParts, _ second: PictureParts) {
        var rest = second.seenMarks
        for mark in first.seenMarks {
            if let match = rest.firstIndex(where: { mark.isLike($0, within: Self.tolerance) }) {
                rest.remove(at: match)
            } else {
                differences.append("only in the first: \(mark)")
            }
        }
        differences += rest.map { "only in the second: \($0)" }
    }

    private mutating func compareAreas(_ first: PictureParts, _ second: PictureParts) {
        // Between two edges no area of either picture begins or ends.
        let areas = first.areas + second.areas
        let xs = Self.gaps(areas.flatMap { [$0.rect.minX, $0.rect.maxX] })
        let ys = Self.gaps(areas.flatMap { [$0.rect.minY, $0.rect.maxY] })
        var points = xs.flatMap { x in ys.map { CGPoint(x: x, y: $0) } }
        points += areas.flatMap(\.probes)
        for point in points {
            let (before, after) = (first.color(at: point), second.color(at: point))
            if before.isFar(from: after) {
                differences.append("at \(Int(point.x)), \(Int(point.y)): \(before), \(after)")
            }
        }
    }

    /// The middles of what lies between the edges, where it is wider than a pixel.
    private static func gaps(_ edges: [CGFloat]) -> [CGFloat] {
        let edges = edges.sorted()
        return zip(edges, edges.dropFirst()).compactMap { $1 - $0 > tolerance ? ($0 + $1) / 2 : nil }
    }
}

/// What a picture consists of.
struct PictureParts {
    /// A text, a symbol or a thin line.
    struct Mark: CustomStringConvertible {
        var kind: String
        /// Positions and lengths that may differ by a pixel, in points.
        var numbers: [CGFloat]
        var order: Int
        var point: CGPoint

        var description: String { "\(kind) \(numbers.map { ($0 * 100).rounded() / 100 })" }

        func isLike(_ other: Mark, within tolerance: CGFloat) -> Bool {
            kind == other.kind && numbers.count == other.numbers.count
                && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
        }
    }

    struct Color: CustomStringConvertible {
        var channels: [CGFloat]

        func isFar(from other: Color) -> Bool { zip(channels, other.channels).contains { abs($0 - $1) > 2 } }

        func covered(by color: Color, opacity: CGFloat) -> Color {
            Color(channels: zip(channels, color.channels).map { $0 * (1 - opacity) + $1 * opacity })
        }

        var description: String { channels.map { String(Int($0.rounded())) }.joined(separator: " ") }
    }

    /// A filled or stroked rectangle.
    struct Area {
        var rect: CGRect
        var radius: CGFloat = 0
        /// Of its corners, from the top left one clockwise, those that are round.
        var rounded = [true, true, true, true]
        var color: Color
        var opacity: CGFloat = 1
        /// Of the line at its edge; nil where it is filled.
        var strokeWidth: CGFloat?
        var clips: [Clip] = []
        var order: Int

        func contains(_ point: CGPoint) -> Bool {
            guard clips.allSatisfy({ $0.contains(point) }) else { return false }
            guard let strokeWidth else { return Clip(rect: rect, radius: radius, rounded: rounded).contains(point) }
            let half = strokeWidth / 2
            let outer = Clip(rect: rect.insetBy(dx: -half, dy: -half), radius: radius + half, rounded: rounded)
            let inner = Clip(rect: rect.insetBy(dx: half, dy: half), radius: max(0, radius - half), rounded: rounded)
            return outer.contains(point) && !inner.contains(point)
        }

        /// Points at the corners, just outside and just inside of the round edge.
        var probes: [CGPoint] {
            guard radius > 2, strokeWidth == nil else { return [] }
            var points: [CGPoint] = []
            for inset in [0.12 * radius, 0.45 * radius] {
                let inner = rect.insetBy(dx: inset, dy: inset)
                for x in [inner.minX, inner.maxX] {
                    for y in [inner.minY, inner.maxY] { points.append(CGPoint(x: x, y: y)) }
                }
            }
            return points
        }
    }

    struct Clip {
        var rect: CGRect
        var radius: CGFloat = 0
        var rounded = [true, true, true, true]

        func contains(_ point: CGPoint) -> Bool {
            guard point.x >= rect.minX, point.x < rect.maxX, point.y >= rect.minY, point.y < rect.maxY else {
                return false
            }
            guard radius > 0 else { return true }
            let (left, top) = (point.x < rect.minX + radius, point.y < rect.minY + radius)
            let (right, bottom) = (point.x > rect.maxX - radius, point.y > rect.maxY - radius)
            let corner =
                switch (left, top, right, bottom) {
                case (true, true, _, _): 0
                case (_, true, true, _): 1
                case (_, _, true, true): 2
                case (true, _, _, true): 3
                default: -1
                }
            guard corner >= 0, rounded[corner] else { return true }
            let x = left ? rect.minX + radius - point.x : point.x - rect.maxX + radius
            let y = top ? rect.minY + radius - point.y : point.y - rect.maxY + radius
            return (x * x + y * y).squareRoot() <= radius
        }
    }

    private(set) var marks: [Mark] = []
    private(set) var areas: [Area] = []

    init(_ picture: SVGPicture) {
        let reader = PictureReader()
        let parser = XMLParser(data: Data(picture.text.utf8))
        parser.delegate = reader
        let isRead = parser.parse()
        precondition(isRead, "a picture is not XML")
        (marks, areas) = (reader.marks, reader.areas)
    }

    /// The marks that no later area covers.
    var seenMarks: [Mark] {
        marks.filter { mark in
            !areas.contains { $0.order > mark.order && $0.opacity >= 0.99 && $0.contains(mark.point) }
        }
    }

    func color(at point: CGPoint) -> Color {
        areas.reduce(Color(channels: [255, 255, 255])) { color, area in
            area.contains(point) ? color.covered(by: area.color, opacity: area.opacity) : color
        }
    }
}
