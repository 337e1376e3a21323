import Foundation
import UIKit

/// Whether what a layout shows is what it must be, by the simplest way of working it out.
@MainActor
enum Check {
    /// A list without holes: every row at its true height, 8 points below the one before, over a whole rectangle.
    static func list<Layout>(_ stage: Stage<Layout>, in rect: CGRect, startsAtTop: Bool) throws {
        let rows = items(of: stage, in: rect)
        for (one, next) in zip(rows, rows.dropFirst()) where one.indexPath.section == next.indexPath.section {
            try verify(next.indexPath.item, one.indexPath.item + 1, "the row after \(one.indexPath)")
        }
        guard let first = rows.first, let last = rows.last else { throw WrongResult(description: "nothing is shown") }
        if startsAtTop {
            let above = (0..<first.indexPath.item).reduce(CGFloat(0)) { $0 + stage.data.height($1) + Dataset.spacing }
            try verify(first.frame.minY, above, "the start of row \(first.indexPath.item)")
        }
        var y = first.frame.minY
        for row in rows {
            let height = stage.data.height(row.indexPath.item, in: row.indexPath.section)
            let expected = CGRect(x: 0, y: y, width: stage.view.bounds.width, height: height)
            try verifyFrame(row.frame, expected, "row \(row.indexPath)")
            y = row.frame.maxY + Dataset.spacing
            if row.indexPath.item == stage.data.itemCount(in: row.indexPath.section) - 1 {
                y += stage.data.hasHeaders ? Dataset.headerHeight : 0
                if stage.data.sectionCount > 1 { y -= Dataset.spacing }
            }
        }
        try verify(first.frame.minY <= rect.minY + Dataset.headerHeight + Dataset.spacing, true, "the top is covered")
        try verify(last.frame.maxY >= rect.maxY - Dataset.spacing, true, "the bottom is covered")
    }

    /// Two columns without holes in each section, every item at its true height in one of them, and where a masonry puts it.
    static func masonry<Layout>(_ stage: Stage<Layout>, in rect: CGRect, startsAtTop: Bool) throws {
        let shown = items(of: stage, in: rect)
        if startsAtTop {
            var ends: [CGFloat] = [0, 0]
            let last = shown.map(\.indexPath.item).max() ?? 0
            var expected: [Int: CGFloat] = [:]
            for item in 0...last {
                let column = ends[0] <= ends[1] ? 0 : 1
                expected[item] = ends[column]
                ends[column] += stage.data.height(item) + Dataset.spacing
            }
            for item in shown { try verify(item.frame.minY, expected[item.indexPath.item], "\(item.indexPath)") }
        }
        let sections = Dictionary(grouping: shown, by: \.indexPath.section)
        guard let last = sections.keys.max() else { throw WrongResult(description: "nothing is shown") }
        for (section, items) in sections {
            let ends = try [true, false].map { try column(of: items, isFirst: $0, stage) }
            if section == last, section == stage.data.sectionCount - 1 || sections.count == 1 {
                try verify(ends.allSatisfy { $0 >= rect.maxY }, true, "the bottom is covered")
            }
            try order(of: items)
        }
    }

    /// - Returns: Where the next item of the column starts.
    private static func column<Layout>(
        of items: [UICollectionViewLayoutAttributes],
        isFirst: Bool,
        _ stage: Stage<Layout>
    ) throws -> CGFloat {
        let column = items.filter { ($0.frame.minX == 0) == isFirst }.sorted { $0.frame.minY < $1.frame.minY }
        guard var y = column.first?.frame.minY else { return .infinity }
        let width = (stage.view.bounds.width - Dataset.spacing) / 2
        for item in column {
            let height = stage.data.height(item.indexPath.item, in: item.indexPath.section)
            try verify(abs(item.frame.width - width) < 0.4, true, "the width of \(item.indexPath)")
            let expected = CGRect(x: item.frame.minX, y: y, width: item.frame.width, height: height)
            try verifyFrame(item.frame, expected, "\(item.indexPath)")
            y = item.frame.maxY + Dataset.spacing
        }
        return y
    }

    /// From the item on with which the masonry began, each starts no higher than the one before it, since it lies below
    /// the shortest column; before that item, each ends no lower than the one after it.
    private static func order(of items: [UICollectionViewLayoutAttributes]) throws {
        let frames = items.map(\.frame)
        let isDown = zip(frames, frames.dropFirst()).map { $0.minY <= $1.minY + 0.001 }
        let isUp = zip(frames, frames.dropFirst()).map { $0.maxY <= $1.maxY + 0.001 }
        let firstDown = (isDown.lastIndex(of: false) ?? -1) + 1
        // The pair in the middle belongs to both.
        try verify(isUp.prefix(max(firstDown - 1, 0)).contains(false), false, "items are out of order")
    }

    // MARK: What a change leaves

    /// An item is where it was on screen.
    static func place<Layout>(of path: IndexPath, is distance: CGFloat, _ stage: Stage<Layout>) throws {
        let found = items(of: stage, in: stage.view.bounds).first { $0.indexPath == path }.map {
            $0.frame.minY - stage.top
        }
        guard let found, abs(found - distance) < 0.001 else {
            throw WrongResult(
                description: "\(path) is \(found.map { "\($0)" } ?? "nowhere"), not \(distance) below the top"
            )
        }
    }

    /// Every rectangle is answered with what a larger one, of which that was checked, has in it, nothing more and nothing
    /// less.
    static func queries<Layout>(_ rectangles: [CGRect], within checked: CGRect, _ stage: Stage<Layout>) throws {
        let all = stage.elements(in: checked)
        for rectangle in rectangles {
            let answer = stage.layout.layoutAttributesForElements(in: rectangle) ?? []
            let expected = all.filter { overlap($0.frame, rectangle) }
            try verify(answer.map(\.indexPath), expected.map(\.indexPath), "what is in \(rectangle)")
            try verify(answer.map(\.frame), expected.map(\.frame), "where it is in \(rectangle)")
        }
    }

    private static func overlap(_ frame: CGRect, _ rectangle: CGRect) -> Bool {
        frame.minY < rectangle.maxY && rectangle.minY < frame.maxY
    }

    /// A header is at the top of what is visible, or its section's end pushes it out.
    static func pinnedHeader<Layout>(_ stage: Stage<Layout>) throws {
        let headers = stage.attributes.filter { $0.representedElementCategory == .supplementaryView }
        let shown = items(of: stage, in: stage.view.bounds)
        guard let first = shown.first else { throw WrongResult(description: "nothing is shown") }
        let header = headers.first { $0.indexPath.section == first.indexPath.section }
        guard let header else { throw WrongResult(description: "the section at the top has no header") }
        let ends = shown.filter { $0.indexPath.section == first.indexPath.section }.map(\.frame.maxY)
        let lowest = (ends.max() ?? stage.top) - Dataset.headerHeight
        try verify(header.frame.minY, min(stage.top, lowest), "where the pinned header is")
    }

    /// Lines that are full: the first item of each does not fit into the one before.
    static func flow<Layout>(_ stage: Stage<Layout>, in rect: CGRect) throws {
        var expected = CGPoint.zero
        let shown = items(of: stage, in: rect)
        guard let last = shown.map(\.indexPath.item).max() else { throw WrongResult(description: "nothing is shown") }
        var points: [CGPoint] = []
        for item in 0...last {
            let width = stage.data.height(item)
            if expected.x > 0, expected.x + width > stage.view.bounds.width {
                expected = CGPoint(x: 0, y: expected.y + 32 + Dataset.spacing)
            }
            points.append(expected)
            expected.x += width + Dataset.spacing
        }
        for item in shown {
            let index = item.indexPath.item
            let size = CGSize(width: stage.data.height(index), height: 32)
            try verifyFrame(item.frame, CGRect(origin: points[index], size: size), "item \(index)")
        }
    }

    private static func items<Layout>(
        of stage: Stage<Layout>,
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let shown = stage.elements(in: rect).filter { $0.representedElementCategory == .cell }
        return shown.sorted { $0.indexPath < $1.indexPath }
    }

    /// Offsets of many millions of points leave few bits behind the point.
    private static func verifyFrame(_ frame: CGRect, _ expected: CGRect, _ what: @autoclosure () -> String) throws {
        let isEqual =
            abs(frame.minX - expected.minX) < 0.001 && abs(frame.minY - expected.minY) < 0.001
            && abs(frame.width - expected.width) < 0.001 && abs(frame.height - expected.height) < 0.001
        if !isEqual { throw WrongResult(description: "\(what()): \(frame), not \(expected)") }
    }
}
