import Foundation
import UIKit

/// Whether what a layout shows is what it must be, by the simplest way of working it out.
@MainActor
enum Check {
    /// A list without holes: every row at its true height, 8 points below the one before, over the whole viewport.
    static func list<Layout>(_ stage: Stage<Layout>, startsAtTop: Bool = false) throws {
        let rows = items(of: stage)
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
        try verify(first.frame.minY <= stage.top + Dataset.headerHeight + Dataset.spacing, true, "the top is covered")
        try verify(last.frame.maxY >= stage.view.bounds.maxY - Dataset.spacing, true, "the bottom is covered")
    }

    /// Two columns without holes, every item at its true height in one of them.
    static func masonry<Layout>(_ stage: Stage<Layout>, startsAtTop: Bool = false) throws {
        let shown = items(of: stage)
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
        for start in [true, false] {
            let column = shown.filter { ($0.frame.minX == 0) == start }.sorted { $0.frame.minY < $1.frame.minY }
            guard var y = column.first?.frame.minY else { throw WrongResult(description: "a column is empty") }
            let width = (stage.view.bounds.width - Dataset.spacing) / 2
            for item in column {
                let height = stage.data.height(item.indexPath.item, in: item.indexPath.section)
                try verify(abs(item.frame.width - width) < 0.4, true, "the width of \(item.indexPath)")
                try verifyFrame(
                    item.frame,
                    CGRect(x: item.frame.minX, y: y, width: item.frame.width, height: height),
                    "\(item.indexPath)"
                )
                y = item.frame.maxY + Dataset.spacing
            }
            try verify(y >= stage.view.bounds.maxY, true, "the bottom is covered")
        }
    }

    /// Lines that are full: the first item of each does not fit into the one before.
    static func flow<Layout>(_ stage: Stage<Layout>) throws {
        var expected = CGPoint.zero
        let shown = items(of: stage)
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

    private static func items<Layout>(of stage: Stage<Layout>) -> [UICollectionViewLayoutAttributes] {
        let shown = stage.visible.filter { $0.representedElementCategory == .cell }
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
