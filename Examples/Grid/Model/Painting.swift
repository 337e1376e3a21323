/// A painting: what is written beside it, its true size, and how it is hinted at.
struct Painting: Sendable, Equatable {
    /// What tells this painting from all others of the same data.
    var id: String
    var title: String
    var artist: String
    /// As it is written on a label, such as "c. 1665".
    var year: String
    /// In centimetres.
    var height: Double
    /// In centimetres.
    var width: Double
    /// The ground, a second colour and an accent, as red, green and blue in eight bits each.
    var colors: Palette
    var motif: Motif

    struct Palette: Sendable, Equatable {
        var ground: UInt32
        var middle: UInt32
        var accent: UInt32
    }

    /// The width divided by the height.
    var aspectRatio: Double { width / height }

    /// The size as a museum writes it: height first.
    var dimensions: String { "\(Self.text(height)) × \(Self.text(width)) cm" }

    /// A length with a decimal only where it has one.
    private static func text(_ length: Double) -> String {
        let tenths = (length * 10).rounded() / 10
        return tenths == tenths.rounded() && tenths < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}

extension Painting {
    /// A painting of the collection, known by its title.
    init(
        _ title: String,
        _ artist: String,
        _ year: String,
        _ size: (height: Double, width: Double),
        _ motif: Motif,
        _ ground: UInt32,
        _ middle: UInt32,
        _ accent: UInt32
    ) {
        self.init(
            id: title,
            title: title,
            artist: artist,
            year: year,
            height: size.height,
            width: size.width,
            colors: Palette(ground: ground, middle: middle, accent: accent),
            motif: motif
        )
    }
}
