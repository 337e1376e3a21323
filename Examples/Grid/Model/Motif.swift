/// A few shapes that hint at what a painting shows.
enum Motif: String, Sendable, CaseIterable {
    case portrait, couple, crowd, reclining, landscape, sea, sky, tower, flowers, room, discs, lines, square

    /// Where a shape lies.
    enum Outline: Equatable, Sendable {
        /// A rectangle as fractions of the canvas.
        case band(x: Double, y: Double, width: Double, height: Double)
        /// A circle: its middle as fractions of the canvas, its radius as one of the canvas's shorter side.
        case disc(x: Double, y: Double, radius: Double)
        /// Shoulders below a head, which is such a disc, down beyond the canvas.
        case shoulders(x: Double, y: Double, radius: Double)
    }

    /// Which colour of the palette a shape has.
    enum Tone: Sendable {
        case ground, middle, accent
    }

    struct Shape: Equatable, Sendable {
        var outline: Outline
        var tone: Tone

        static func band(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ tone: Tone) -> Shape {
            Shape(outline: .band(x: x, y: y, width: width, height: height), tone: tone)
        }

        static func disc(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone) -> Shape {
            Shape(outline: .disc(x: x, y: y, radius: radius), tone: tone)
        }

        static func shoulders(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone) -> Shape {
            Shape(outline: .shoulders(x: x, y: y, radius: radius), tone: tone)
        }
    }

    /// The shapes from back to front. They may reach beyond the canvas.
    var shapes: [Shape] {
        switch self {
        case .portrait: [.disc(0.5, 1.02, 0.42, .middle), .disc(0.5, 0.42, 0.18, .accent)]
        case .couple: Self.figures(at: [0.33, 0.67], size: 0.11)
        case .crowd: [.band(0, 0.72, 1, 0.28, .ground)] + Self.figures(at: [0.16, 0.33, 0.5, 0.67, 0.84], size: 0.075)
        case .reclining:
            [
                .band(0, 0.66, 1, 0.34, .middle), .disc(0.24, 0.52, 0.1, .accent), .disc(0.38, 0.62, 0.12, .accent),
                .band(0.38, 0.6, 0.44, 0.1, .accent),
            ]
        case .landscape:
            [
                .disc(0.76, 0.24, 0.1, .accent), .disc(0.2, 1.25, 0.62, .middle), .disc(0.85, 1.4, 0.72, .middle),
                .band(0, 0.86, 1, 0.14, .middle),
            ]
        case .sea:
            [
                .band(0, 0.58, 1, 0.42, .middle), .disc(0.62, 0.36, 0.09, .accent),
                .band(0.585, 0.62, 0.07, 0.02, .accent),
                .band(0.595, 0.68, 0.05, 0.02, .accent), .band(0.18, 0.6, 0.16, 0.035, .ground),
            ]
        case .sky:
            [
                .disc(0.82, 0.2, 0.12, .accent), .disc(0.2, 0.2, 0.05, .accent), .disc(0.42, 0.14, 0.035, .accent),
                .disc(0.58, 0.32, 0.045, .accent), .disc(0.3, 0.4, 0.03, .accent), .disc(0.3, 1.3, 0.5, .middle),
                .disc(0.8, 1.35, 0.55, .middle), .band(0.12, 0.42, 0.05, 0.6, .middle),
            ]
        case .tower:
            [
                .band(0, 0.84, 1, 0.16, .middle), .band(0.22, 0.64, 0.56, 0.24, .accent),
                .band(0.3, 0.44, 0.4, 0.22, .accent),
                .band(0.38, 0.26, 0.24, 0.2, .accent), .band(0.44, 0.14, 0.12, 0.14, .accent),
            ]
        case .flowers:
            [
                .band(0, 0.76, 1, 0.24, .middle), .disc(0.5, 0.8, 0.15, .accent), .disc(0.3, 0.42, 0.1, .accent),
                .disc(0.5, 0.3, 0.12, .accent), .disc(0.7, 0.42, 0.1, .accent), .disc(0.42, 0.52, 0.08, .accent),
                .disc(0.6, 0.54, 0.08, .accent), .disc(0.5, 0.3, 0.05, .middle), .disc(0.3, 0.42, 0.04, .middle),
                .disc(0.7, 0.42, 0.04, .middle),
            ]
        case .room:
            [
                .band(0, 0.7, 1, 0.3, .middle), .band(0.08, 0.14, 0.24, 0.36, .accent),
                .band(0.19, 0.14, 0.02, 0.36, .ground),
                .band(0.54, 0.52, 0.34, 0.26, .accent), .band(0.54, 0.66, 0.34, 0.02, .middle),
            ]
        case .discs:
            [
                .disc(0.3, 0.34, 0.24, .middle), .disc(0.64, 0.56, 0.3, .accent), .disc(0.64, 0.56, 0.17, .ground),
                .band(0.12, 0.72, 0.6, 0.06, .middle), .disc(0.82, 0.2, 0.09, .accent),
                .disc(0.22, 0.84, 0.06, .accent),
            ]
        case .lines:
            [
                .band(0, 0, 0.3, 0.24, .accent), .band(0.74, 0.74, 0.26, 0.26, .accent),
                .band(0.28, 0, 0.035, 1, .middle),
                .band(0.72, 0, 0.035, 1, .middle), .band(0, 0.23, 1, 0.035, .middle), .band(0, 0.72, 1, 0.035, .middle),
            ]
        case .square: [.band(0.12, 0.12, 0.76, 0.76, .middle)]
        }
    }

    /// Standing figures: a head above shoulders. They keep their shape in a wide painting, and each other's distance.
    private static func figures(at places: [Double], size: Double) -> [Shape] {
        places.enumerated().flatMap { index, x in
            let y = index.isMultiple(of: 2) ? 0.4 : 0.46
            return [Shape.shoulders(x, y, size, .middle), .disc(x, y, size, .accent)]
        }
    }
}
