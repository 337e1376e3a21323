/// The items of a section whose sizes the app states, where they lie in points, and the pixels that they are rounded to.
///
/// A copy costs one pointer.
package struct StatedItems: Sendable {
    private let storage: Shared<Storage>

    private struct Storage: Sendable {
        let lines: StatedLines
        let grid: PixelGrid
        /// How far the first line starts after the whole pixel that it is counted from, in points: from -0.5 to 0.5 pixels.
        let phase: Double
    }

    init(_ lines: StatedLines, on grid: PixelGrid, phase: Double) {
        storage = Shared(Storage(lines: lines, grid: grid, phase: phase))
    }

    var lines: StatedLines { storage.value.lines }

    var grid: PixelGrid { storage.value.grid }

    var phase: Double { storage.value.phase }

    /// The pixel nearest to a position along the scroll axis.
    func pixel(_ position: Double) -> Int { grid.pixel(at: phase + position) }

    func frame(of box: StatedLines.Box) -> ItemFrame {
        let main = (box.mainStart, box.mainStart + box.size.main)
        let cross = (box.crossStart, box.crossStart + box.size.cross)
        return ItemFrame(
            main: Span(start: pixel(main.0), end: pixel(main.1)),
            cross: Span(start: grid.pixel(at: cross.0), end: grid.pixel(at: cross.1))
        )
    }

    /// The same with other items.
    func with(_ sizes: StatedSizes, count: Int) -> StatedItems {
        StatedItems(StatedLines(count: count, sizes: sizes, lines.parameters), on: grid, phase: phase)
    }
}

extension StatedItems: Equatable {
    /// Whether two values are copies of one: sizes are not compared one by one.
    package static func == (left: StatedItems, right: StatedItems) -> Bool { left.storage.isSame(as: right.storage) }
}

extension PixelGrid {
    /// The pixel nearest to a position in points; the one after it if it lies half-way between two, to a millionth of a pixel.
    ///
    /// It is the same pixel from wherever both are counted, which rounding away from zero is not.
    func pixel(at points: Double) -> Int {
        position(of: (points * scale + 0.500_001).rounded(.down) / scale)
    }
}
