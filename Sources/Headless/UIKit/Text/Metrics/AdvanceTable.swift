/// The advance widths of one face, for look-up by character.
struct AdvanceTable: Sendable {
    static let regular = AdvanceTable(AdvanceFigures.blocks, face: \.regular)
    static let bold = AdvanceTable(AdvanceFigures.blocks, face: \.bold)
    static let monospaced = AdvanceTable(monospacedUnits: 600)

    /// The units that make one em.
    static let unitsPerEm = 1000.0

    /// Characters below this one are looked up; the rest follow `ScalarWidth`.
    private static let limit = 0x2700
    let figures: [Int16]

    private init(_ blocks: [AdvanceBlock], face: KeyPath<AdvanceBlock, [Int16]>) {
        var figures = [Int16](repeating: 0, count: Self.limit)
        for block in blocks {
            for (index, figure) in block[keyPath: face].enumerated() {
                figures[Int(block.first) + index] = figure
            }
        }
        self.init(figures: figures)
    }

    /// A face in which each letter has the same width.
    private init(monospacedUnits units: Int16) {
        var figures = [Int16](repeating: 0, count: Self.limit)
        for block in AdvanceFigures.blocks {
            for (index, figure) in block.regular.enumerated() where figure > 0 {
                figures[Int(block.first) + index] = units
            }
        }
        self.init(figures: figures)
    }

    private init(figures: [Int16]) {
        var figures = figures
        figures[0xAD] = 0  // A soft hyphen is invisible, except where a line breaks.
        self.figures = figures.indices.map { index in
            figures[index] > 0 ? figures[index] : Int16(ScalarWidth.units(of: UInt32(index)))
        }
    }

    /// The advance width of a character, in thousandths of an em.
    ///
    /// - Complexity: O(1).
    func units(of scalar: UInt32) -> Int {
        scalar < Self.limit ? Int(figures[Int(scalar)]) : ScalarWidth.units(of: scalar)
    }
}
