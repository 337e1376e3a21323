/// Composes the shapes of a motif: arches, discs, quarters of discs and stripes, as many as the proportions have room for.
struct MotifCanvas {
    /// The size of the canvas in its shorter side.
    let width: Double
    let height: Double
    private var seed: UInt64
    private let isMirrored: Bool
    private var shapes: [Motif.Shape] = []

    /// More shapes than this in a row are not told apart.
    private static let mostInRow = 24

    /// - Parameters:
    ///   - aspectRatio: The width of the canvas divided by its height.
    ///   - seed: Paintings of one motif differ by it.
    init(aspectRatio: Double, seed: UInt64) {
        width = max(1, aspectRatio)
        height = max(1, 1 / aspectRatio)
        self.seed = seed
        isMirrored = seed & 1 == 1
    }

    /// The shapes, in half of all paintings the other way round.
    var finished: [Motif.Shape] { isMirrored ? shapes.map(mirrored) : shapes }

    // MARK: Motifs

    /// Arches within each other.
    mutating func portrait() {
        let middle = width * 0.56
        let top = height * 0.16
        for (index, tone) in [Painting.Tone.softMiddle, .middle, .softAccent, .accent].enumerated() {
            let half = 0.46 - 0.11 * Double(index)
            arch(middle - half, top + 0.14 * Double(index), 2 * half, height, tone)
        }
        disc(width * 0.14, height * 0.14, 0.07, .accent)
    }

    /// An arch that stands beside one that hangs.
    mutating func couple() {
        let half = width / 2
        block(0, 0, half, height, .softMiddle)
        arch(0, height - half * 1.6, half, half * 1.6, .middle)
        hangingArch(half, 0, half, half * 1.6, .accent)
        disc(half / 2, height - half * 1.1, half * 0.26, .accent)
        disc(half * 1.5, half * 1.1, half * 0.26, .middle)
    }

    /// A row of arches, standing and hanging by turns.
    mutating func crowd() {
        let count = places(width, of: 0.24)
        let each = width / Double(count)
        let tones: [Painting.Tone] = [.middle, .accent, .softMiddle, .softAccent]
        for index in 0..<count {
            let tall = height * (0.42 + 0.09 * Double(number(below: 5)))
            let tone = tones[(index + number(below: 2)) % tones.count]
            let x = Double(index) * each
            if index.isMultiple(of: 2) {
                arch(x, height - tall, each, tall, tone)
            } else {
                hangingArch(x, 0, each, tall, tone)
            }
        }
    }

    /// Half a disc that lies beside a smaller one, and their reflection.
    mutating func reclining() {
        let line = height * 0.6
        block(0, line, width, height - line, .deep)
        let large = min(0.5, width * 0.32)
        let left = width * 0.08
        halfDisc(left, line, large, .accent)
        halfDisc(left + 2 * large, line, large * 0.56, .middle)
        halfDisc(left + 2 * large, line, large * 0.28, .softAccent)
        hangingHalfDisc(left, line, large * 0.7, .softMiddle)
        block(0, line, width, 0.014, .accent)
    }

    /// Hills in front of each other, below a sun.
    mutating func landscape() {
        disc(width * 0.7, height * 0.32, 0.17, .accent)
        let hill = max(0.62, width * 0.44)
        quarter(0, height - hill * 0.92, hill, .topRight, .softMiddle)
        quarter(width - hill, height - hill * 0.66, hill, .topLeft, .middle)
        quarter(0, height - hill * 0.42, hill, .topRight, .deep)
    }

    /// The sun half below the horizon, and waves that become narrower.
    mutating func sea() {
        let horizon = height * 0.46
        halfDisc(width * 0.6 - 0.22, horizon, 0.22, .accent)
        block(0, horizon, width, height - horizon, .middle)
        var (y, thick) = (horizon, 0.018)
        let tones: [Painting.Tone] = [.softAccent, .softMiddle, .deep]
        var index = 0
        while y < height {
            y += 0.05
            block(0, y, width, thick, tones[index % tones.count])
            (y, thick, index) = (y + thick, thick * 1.5, index + 1)
        }
    }

    /// Rings around a moon, above dark hills.
    mutating func sky() {
        let (x, y) = (width * 0.66, height * 0.36)
        for (index, tone) in [Painting.Tone.softMiddle, .softAccent, .ground, .accent].enumerated() {
            disc(x, y, 0.4 - 0.095 * Double(index), tone)
        }
        disc(width * 0.16, height * 0.2, 0.05, .accent)
        disc(width * 0.26, height * 0.44, 0.03, .softAccent)
        let hill = max(0.5, width * 0.5)
        quarter(0, height - hill * 0.5, hill, .topRight, .middle)
        quarter(width - hill, height - hill * 0.34, hill, .topLeft, .deep)
    }

    /// Storeys that become narrower, each with its arches.
    mutating func tower() {
        let storeys = 4
        let tall = height * 0.8 / Double(storeys)
        block(0, height - 0.1, width, 0.1, .middle)
        for storey in 0..<storeys {
            let wide = width * (0.84 - 0.19 * Double(storey))
            let (x, y) = ((width - wide) / 2, height - 0.06 - tall * Double(storey + 1))
            block(x, y, wide, tall, storey.isMultiple(of: 2) ? .accent : .softAccent)
            let count = places(wide, of: 0.15)
            let each = wide / Double(count)
            for index in 0..<count {
                arch(x + each * (Double(index) + 0.24), y + tall * 0.34, each * 0.52, tall * 0.66, .deep)
            }
        }
    }

    /// Leaves on a grid, each with two round corners.
    mutating func flowers() {
        let tones: [Painting.Tone] = [.accent, .middle, .softAccent, .softMiddle]
        forEachTile(of: 0.34) { canvas, x, y, tile, column, row in
            let rising = (column + row).isMultiple(of: 2)
            let corners: Motif.Shape.Corners = rising ? [.topLeft, .bottomRight] : [.topRight, .bottomLeft]
            let tone = tones[(column / 2 + row / 2 + canvas.number(below: 2)) % tones.count]
            canvas.add(x, y, tile.width, tile.height, radius: min(tile.width, tile.height) / 2, corners, tone)
        }
    }

    /// A window of panes, a table under an arch, and a floor.
    mutating func room() {
        let floor = height * 0.72
        block(0, floor, width, height - floor, .middle)
        let (wide, tall) = (width * 0.36, height * 0.42)
        let (x, y) = (width * 0.1, height * 0.14)
        block(x, y, wide, tall, .softAccent)
        block(x, y, wide / 2 - 0.012, tall / 2 - 0.012, .accent)
        block(x + wide / 2 + 0.012, y + tall / 2 + 0.012, wide / 2 - 0.012, tall / 2 - 0.012, .accent)
        let half = width * 0.18
        arch(width * 0.9 - 2 * half, floor - half * 1.7, 2 * half, half * 1.7, .softMiddle)
        halfDisc(width * 0.9 - 1.6 * half, floor, half * 0.6, .deep)
    }

    /// A quarter, a half or a whole disc on each tile of a grid.
    mutating func discs() {
        let tones: [Painting.Tone] = [.middle, .accent, .softMiddle, .softAccent, .deep]
        forEachTile(of: 0.4) { canvas, x, y, tile, column, row in
            let (wide, tall) = (tile.width, tile.height)
            let first = canvas.number(below: tones.count)
            let second = (first + 1 + canvas.number(below: tones.count - 1)) % tones.count
            canvas.block(x, y, wide, tall, (column + row).isMultiple(of: 2) ? tones[first] : .ground)
            let corner = Motif.Shape.Corners(rawValue: 1 << canvas.number(below: 4))
            switch canvas.number(below: 4) {
            case 0: canvas.disc(x + wide / 2, y + tall / 2, min(wide, tall) * 0.36, tones[second])
            case 1: canvas.add(x, y, wide, tall, radius: min(wide, tall) / 2, .top, tones[second])
            default: canvas.add(x, y, wide, tall, radius: min(wide, tall), corner, tones[second])
            }
        }
    }

    /// Fields between straight lines.
    mutating func lines() {
        let (left, right) = (width * 0.24, width * 0.74)
        let (top, bottom) = (height * 0.2, height * 0.68)
        block(0, 0, left, top, .accent)
        block(left, bottom, right - left, height - bottom, .softMiddle)
        block(right, top, width - right, bottom - top, .softAccent)
        block(right, bottom, width - right, height - bottom, .accent)
        for x in [left, right] { block(x - 0.016, 0, 0.032, height, .middle) }
        for y in [top, bottom] { block(0, y - 0.016, width, 0.032, .middle) }
    }

    /// Squares within each other, each lower than the one around it.
    mutating func square() {
        for (index, tone) in [Painting.Tone.softMiddle, .middle, .accent].enumerated() {
            let inset = 0.1 + 0.11 * Double(index)
            block(inset, inset * 1.2, width - 2 * inset, height - 2.1 * inset, tone)
        }
    }

    // MARK: Shapes

    private mutating func add(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        radius: Double,
        _ corners: Motif.Shape.Corners,
        _ tone: Painting.Tone
    ) {
        shapes.append(
            Motif.Shape(x: x, y: y, width: width, height: height, radius: radius, corners: corners, tone: tone)
        )
    }

    private mutating func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ tone: Painting.Tone) {
        add(x, y, width, height, radius: 0, .all, tone)
    }

    private mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ tone: Painting.Tone) {
        add(x - radius, y - radius, 2 * radius, 2 * radius, radius: radius, .all, tone)
    }

    private mutating func arch(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ tone: Painting.Tone) {
        add(x, y, width, height, radius: min(width / 2, height), .top, tone)
    }

    private mutating func hangingArch(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ tone: Painting.Tone
    ) {
        add(x, y, width, height, radius: min(width / 2, height), .bottom, tone)
    }

    /// The upper half of a disc, from its left end on a line.
    private mutating func halfDisc(_ x: Double, _ line: Double, _ radius: Double, _ tone: Painting.Tone) {
        add(x, line - radius, 2 * radius, radius, radius: radius, .top, tone)
    }

    private mutating func hangingHalfDisc(_ x: Double, _ line: Double, _ radius: Double, _ tone: Painting.Tone) {
        add(x, line, 2 * radius, radius, radius: radius, .bottom, tone)
    }

    /// A quarter of a disc with its round corner there.
    private mutating func quarter(
        _ x: Double,
        _ y: Double,
        _ side: Double,
        _ corner: Motif.Shape.Corners,
        _ tone: Painting.Tone
    ) {
        add(x, y, side, side, radius: side, corner, tone)
    }

    /// The shape on the other side of the middle.
    private func mirrored(_ shape: Motif.Shape) -> Motif.Shape {
        var mirrored = shape
        mirrored.x = width - shape.x - shape.width
        let pairs: [(Motif.Shape.Corners, Motif.Shape.Corners)] = [(.topLeft, .topRight), (.bottomLeft, .bottomRight)]
        mirrored.corners = []
        for (left, right) in pairs {
            if shape.corners.contains(left) { mirrored.corners.insert(right) }
            if shape.corners.contains(right) { mirrored.corners.insert(left) }
        }
        return mirrored
    }

    // MARK: Places

    /// How many places of about a length a greater one has.
    private func places(_ length: Double, of each: Double) -> Int {
        Int(min(max(1, (length / each).rounded()), Double(Self.mostInRow)))
    }

    private mutating func forEachTile(
        of side: Double,
        _ body: (
            _ canvas: inout MotifCanvas, _ x: Double, _ y: Double, _ tile: (width: Double, height: Double),
            _ column: Int, _ row: Int
        ) -> Void
    ) {
        let (columns, rows) = (places(width, of: side), places(height, of: side))
        let tile = (width: width / Double(columns), height: height / Double(rows))
        for row in 0..<rows {
            for column in 0..<columns {
                body(&self, Double(column) * tile.width, Double(row) * tile.height, tile, column, row)
            }
        }
    }

    /// The next number of a sequence that depends on the painting only.
    private mutating func number(below count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
    }
}
