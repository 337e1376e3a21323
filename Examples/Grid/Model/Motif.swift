/// What a painting shows, hinted at by an abstract composition of a few shapes.
enum Motif: String, Sendable, CaseIterable {
    case portrait, couple, crowd, reclining, landscape, sea, sky, tower, flowers, room, discs, lines, square

    /// A rectangle of which some corners are round. Lengths are in the canvas's shorter side.
    struct Shape: Equatable, Sendable {
        struct Corners: OptionSet, Sendable {
            let rawValue: Int

            static let topLeft = Corners(rawValue: 1)
            static let topRight = Corners(rawValue: 2)
            static let bottomLeft = Corners(rawValue: 4)
            static let bottomRight = Corners(rawValue: 8)
            static let top: Corners = [.topLeft, .topRight]
            static let bottom: Corners = [.bottomLeft, .bottomRight]
            static let all: Corners = [.top, .bottom]
        }

        var x: Double
        var y: Double
        var width: Double
        var height: Double
        /// The radius of the round corners.
        var radius = 0.0
        var corners = Corners.all
        var tone: Painting.Tone
    }

    /// The shapes from back to front. They may reach beyond the canvas.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width of the canvas divided by its height.
    ///   - seed: Paintings of one motif differ by it.
    func shapes(aspectRatio: Double, seed: UInt64) -> [Shape] {
        var canvas = MotifCanvas(aspectRatio: aspectRatio, seed: seed)
        switch self {
        case .portrait: canvas.portrait()
        case .couple: canvas.couple()
        case .crowd: canvas.crowd()
        case .reclining: canvas.reclining()
        case .landscape: canvas.landscape()
        case .sea: canvas.sea()
        case .sky: canvas.sky()
        case .tower: canvas.tower()
        case .flowers: canvas.flowers()
        case .room: canvas.room()
        case .discs: canvas.discs()
        case .lines: canvas.lines()
        case .square: canvas.square()
        }
        return canvas.finished
    }
}
