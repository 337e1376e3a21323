import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Cells of collection views that change while they are shown.
@MainActor
@Suite struct ChangedCellTests {
    /// A kind of cell, with a way to change its text.
    enum Kind: CaseIterable, Sendable {
        case sizingListCell, configuredSizingListCell, listCell, plainCell

        @MainActor
        var cellClass: UICollectionViewCell.Type {
            switch self {
            case .sizingListCell, .configuredSizingListCell: SizingListCell.self
            case .listCell: UICollectionViewListCell.self
            case .plainCell: UICollectionViewCell.self
            }
        }

        @MainActor
        func show(_ text: String, in cell: UICollectionViewCell) {
            if self == .sizingListCell, let cell = cell as? SizingListCell {
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = text
                return
            }
            var configuration = UIListContentConfiguration.cell()
            configuration.text = text
            cell.contentConfiguration = configuration
        }
    }

    /// Three kinds of sections, in which a cell has the whole width, or half of it.
    enum Arrangement: CaseIterable, Sendable {
        case list, grid, masonry

        @MainActor
        var section: SizingSection {
            switch self {
            case .list: .bareList()
            case .grid: .grid(columns: 2)
            case .masonry: .masonry(columns: 2)
            }
        }
    }

    private func texts(
        _ kind: Kind,
        _ arrangement: Arrangement = .list,
        hostility: Hostility = []
    ) -> TextScreen {
        let texts = TextScreen((0..<80).map { "Text \($0)" }, hostility: hostility)
        texts.layout.section = arrangement.section
        texts.view.register(kind.cellClass, forCellWithReuseIdentifier: "text")
        texts.cell = { view, indexPath, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            kind.show(text, in: cell)
            return cell
        }
        texts.show()
        texts.view.contentOffset.y = 500
        texts.screen.runUntilRest()
        return texts
    }

    private func change(_ kind: Kind, in texts: TextScreen, frames: Int = 1) throws {
        let shown = texts.view.indexPathsForVisibleItems.sorted()
        let (first, changed) = (shown[2], shown[shown.count / 2])
        let firstCell = try #require(texts.view.cellForItem(at: first))
        let place = firstCell.frame.minY - texts.view.contentOffset.y
        let cell = try #require(texts.view.cellForItem(at: changed))
        let height = cell.frame.height
        kind.show(.sentences(6), in: cell)
        texts.screen.frames(frames)
        #expect(cell.frame.height > height + 20)
        #expect(texts.view.visibleCells.compactMap { fault(of: $0) } == [])
        #expect(firstCell.frame.minY - texts.view.contentOffset.y == place)
        for (index, cell) in texts.view.visibleCells.enumerated() {
            for other in texts.view.visibleCells.dropFirst(index + 1) {
                #expect(!cell.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame))
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(pairs(Kind.allCases, Arrangement.allCases), every: 4))
    func aCellThatChangesGrowsInTheSameFrame(_ kind: Kind, _ arrangement: Arrangement) throws {
        try change(kind, in: texts(kind, arrangement))
    }

    /// What cells of UIKit's own classes answer by default is not documented. Some of the answers tell UIKit nothing.
    @Test(
        .byTurns(),
        arguments: Kind.allCases,
        [
            .lateSelfSizing, [.selfSizingPerCell, .mergedContexts], .measuredOncePerUse,
            [.pageAlignedQueries, .cachedAttributes],
        ]
            as [Hostility]
    )
    func itDoesSoWithAnyUIKit(_ kind: Kind, _ hostility: Hostility) throws {
        try change(kind, in: texts(kind, hostility: hostility), frames: 3)
    }

    @Test(.byTurns(), arguments: Kind.allCases)
    func nothingLeavesACellThatMayNotGrow(_ kind: Kind) throws {
        let texts = texts(kind)
        texts.view.selfSizingInvalidation = .disabled
        let path = texts.view.indexPathsForVisibleItems.sorted()[7]
        let cell = try #require(texts.view.cellForItem(at: path))
        let height = cell.frame.height
        kind.show(.sentences(6), in: cell)
        texts.screen.frames(2)
        #expect(cell.frame.height == height)
        #expect(fault(of: cell, isTruncated: true) == nil)
    }

    @Test(.byTurns(), arguments: Kind.allCases)
    func aCellThatChangesInABatchGrowsWithIt(_ kind: Kind) throws {
        let texts = texts(kind)
        let path = texts.view.indexPathsForVisibleItems.sorted()[7]
        let cell = try #require(texts.view.cellForItem(at: path))
        texts.view.performBatchUpdates {
            texts.texts.remove(at: 0)
            texts.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            kind.show(.sentences(6), in: cell)
        }
        texts.screen.runUntilRest()
        #expect(fault(of: texts.view.visibleCells) == nil)
        #expect(texts.view.cellForItem(at: IndexPath(item: path.item - 1, section: 0)) === cell)
    }
}
