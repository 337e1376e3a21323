import SizingKit
import UIKit

/// The twin of a layout of mixed sections: arrays, and a loop over all items, in whole pixels.
struct SectionsTwin {
    struct Item: Equatable {
        let id: Int
        /// The extent along the scroll axis where there is room enough across it.
        var extent: Int
        /// The extent across the scroll axis that it takes in a flow.
        var cross: Int
        /// How many columns it takes in a masonry.
        var span = 1
        /// Whether it is longer where it is narrow, as texts are. In a flow none is.
        var grows = false

        func extent(at cross: Int) -> Int { grows ? extent + max(0, 1_600 - cross) / 8 : extent }
    }

    struct Section: Equatable {
        let id: Int
        let kind: SectionKind
        var items: [Item]
        /// The extents of the header and the footer along the scroll axis; 0 for none.
        var header = 0
        var footer = 0
        /// Whether both are pinned.
        var pins = false
    }

    /// A frame by its spans along and across the scroll axis.
    struct Frame: Equatable, CustomStringConvertible {
        var main: Range<Int>
        var cross: Range<Int>

        var description: String { "main \(main) cross \(cross)" }

        func overlaps(_ other: Frame) -> Bool { main.overlaps(other.main) && cross.overlaps(other.cross) }

        func moved(by distance: Int) -> Frame {
            Frame(main: main.lowerBound + distance..<main.upperBound + distance, cross: cross)
        }
    }

    /// Where one section and everything in it lies.
    struct Place {
        var header: Frame
        var items: [Frame]
        /// The row or line that each item is in.
        var rows: [Int]
        var footer: Frame
    }

    /// What surrounds the items of every section, at its start and end, and at its sides.
    static let insets = (before: 15, after: 21, sides: 27)
    static let spacing = 18

    var sections: [Section]

    /// Where everything lies.
    ///
    /// - Parameters:
    ///   - crossExtent: The room across the scroll axis.
    ///   - columns: Tells the first column of an item of a masonry; `nil` for the one that the rules give.
    func places(
        in crossExtent: Int,
        columns: (_ item: Int, _ section: Int) -> Int? = { _, _ in nil }
    ) -> [Place] {
        var places: [Place] = []
        var start = 0
        let cross = Self.insets.sides..<(crossExtent - Self.insets.sides)
        for (index, section) in sections.enumerated() {
            let header = Frame(main: start..<start + section.header, cross: cross)
            start += section.header + Self.insets.before
            let arranged = section.kind.arranged(section.items, across: cross.count) { columns($0, index) }
            let items = arranged.frames.map { frame in
                Frame(
                    main: frame.main.lowerBound + start..<frame.main.upperBound + start,
                    cross: frame.cross.lowerBound + cross.lowerBound..<frame.cross.upperBound + cross.lowerBound
                )
            }
            start += arranged.extent + Self.insets.after
            let footer = Frame(main: start..<start + section.footer, cross: cross)
            start += section.footer
            places.append(Place(header: header, items: items, rows: arranged.rows, footer: footer))
        }
        return places
    }
}
