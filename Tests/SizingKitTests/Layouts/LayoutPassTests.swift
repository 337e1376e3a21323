import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Nothing that a layout or a measuring does within a layout pass makes the collection view, or a view around it, need layout
/// again: `LayoutPassFaults` fails every test in which that happens. These screens have views that are laid out while they are
/// measured.
@MainActor
@Suite struct LayoutPassTests {
    private static let appearances: [SizingListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped]
    nonisolated private static let modes: [Hostility] = [[], .all, .askedInWindow, .cellsForWholePages]

    /// A cell that lays itself out to answer its size, as cells without constraints do.
    final class SelfLayingCell: UICollectionViewCell {
        let parts = SelfLayingParts()

        override init(frame: CGRect) {
            super.init(frame: frame)
            parts.add(to: contentView)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            parts.layOut(in: contentView)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            setNeedsLayout()
            layoutIfNeeded()
            return CGSize(width: size.width, height: parts.height)
        }
    }

    /// Two views, one below the other.
    @MainActor
    final class SelfLayingParts {
        let title = UIView()
        let body = UIView()
        var bodyHeight: CGFloat = 40

        func add(to view: UIView) {
            view.addSubview(title)
            view.addSubview(body)
        }

        func layOut(in view: UIView) {
            title.frame = CGRect(x: 10, y: 10, width: view.bounds.width - 20, height: 20)
            body.frame = CGRect(x: 10, y: title.frame.maxY + 5, width: view.bounds.width - 20, height: bodyHeight)
        }

        var height: CGFloat { body.frame.maxY + 5 }
    }

    /// Fills a collection view by its registered classes.
    private final class Source: NSObject, UICollectionViewDataSource {
        let fill: (UICollectionViewCell, Int) -> Void

        init(fill: @escaping (UICollectionViewCell, Int) -> Void) {
            self.fill = fill
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            fill(cell, indexPath.item)
            return cell
        }
    }

    private func heights(
        in layout: SizingLayout,
        of cell: UICollectionViewCell.Type,
        _ hostility: Hostility,
        fill: @escaping (UICollectionViewCell, Int) -> Void
    ) -> [CGFloat] {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        let source = Source(fill: fill)
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
        #expect(layout.statistics.items.corrected == 0)
        return (0..<4).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height ?? 0 }
    }

    private func list(_ appearance: SizingListConfiguration.Appearance) -> SizingListLayout {
        var configuration = SizingListConfiguration(appearance: appearance)
        configuration.showsSeparators = false
        return SizingListLayout(configuration: configuration)
    }

    @Test(arguments: byTurns(modes, every: 2)) func cellsThatLayThemselvesOutHaveTheirHeights(_ hostility: Hostility) {
        let fill: (UICollectionViewCell, Int) -> Void = {
            ($0 as? SelfLayingCell)?.parts.bodyHeight = 30 + 10 * CGFloat($1 % 2)
        }
        for appearance in Self.appearances {
            let list = self.list(appearance)
            #expect(heights(in: list, of: SelfLayingCell.self, hostility, fill: fill) == [70, 80, 70, 80])
        }
        let grid = SizingLayout(.grid(columns: 1))
        #expect(heights(in: grid, of: SelfLayingCell.self, hostility, fill: fill) == [70, 80, 70, 80])
        let masonry = SizingLayout(.masonry(columns: 2, spacing: 0))
        #expect(heights(in: masonry, of: SelfLayingCell.self, hostility, fill: fill) == [70, 80, 70, 80])
    }

    /// A cell that is as tall as the content of the collection view in it.
    final class NestingCell: UICollectionViewCell, UICollectionViewDataSource {
        let inner = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        var rows = 2

        override init(frame: CGRect) {
            super.init(frame: frame)
            (inner.collectionViewLayout as? SizingListLayout)?.configuration.showsSeparators = false
            inner.register(SelfLayingCell.self, forCellWithReuseIdentifier: "row")
            inner.dataSource = self
            contentView.addSubview(inner)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame = contentView.bounds
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            inner.frame = CGRect(x: 0, y: 0, width: size.width, height: max(inner.frame.height, 100))
            inner.layoutIfNeeded()
            return CGSize(width: size.width, height: inner.contentSize.height)
        }
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2)) func cellsWithACollectionViewAreAsTallAsItsContent(
        _ hostility: Hostility
    ) {
        let fill: (UICollectionViewCell, Int) -> Void = { cell, item in
            guard let cell = cell as? NestingCell else { return }
            cell.rows = 2 + item % 2
            cell.inner.reloadData()
        }
        let list = self.list(.plain)
        #expect(heights(in: list, of: NestingCell.self, hostility, fill: fill) == [160, 240, 160, 240])
        let masonry = SizingLayout(.masonry(columns: 2, spacing: 0))
        #expect(heights(in: masonry, of: NestingCell.self, hostility, fill: fill) == [160, 240, 160, 240])
    }

    final class SelfLayingRow: SizingTableViewCell {
        let parts = SelfLayingParts()

        override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            parts.add(to: contentView)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            parts.layOut(in: contentView)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            setNeedsLayout()
            layoutIfNeeded()
            return CGSize(width: size.width, height: parts.height)
        }
    }

    private final class Rows: NSObject, SizingTableViewDataSource {
        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 50 }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? SelfLayingRow)?.parts.bodyHeight = 30 + 10 * CGFloat(indexPath.row % 2)
            return cell
        }
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2)) func rowsOfATableThatLayThemselvesOutHaveTheirHeights(
        _ hostility: Hostility
    ) {
        for style in [SizingTableView.Style.plain, .grouped, .insetGrouped] {
            let table = SizingTableView(frame: .zero, style: style)
            table.separatorStyle = .none
            table.register(SelfLayingRow.self, forCellReuseIdentifier: "row")
            let rows = Rows()
            table.tableDataSource = rows
            let screen = HeadlessScreen(hostility: hostility)
            screen.show(table)
            screen.frame()
            let heights = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(heights == [70, 80, 70, 80], "\(style)")
        }
    }

    // MARK: What is set before the pass

    /// The templates of the first pass are in a list already, so that they look, and are as tall, as the shown cells.
    @Test func templatesKnowTheListFromTheFirstPass() {
        for appearance in Self.appearances {
            var found: Set<UIListEnvironment> = []
            let list = SizingListLayout(configuration: SizingListConfiguration(appearance: appearance))
            _ = heights(in: list, of: SelfLayingCell.self, []) { cell, _ in
                found.insert(cell.traitCollection.listEnvironment)
            }
            #expect(found.count == 1 && !found.contains(.unspecified), "\(appearance)")
        }
    }

    @Test func aSectionIndexIsThereInTheFirstFrame() {
        let list = SizingListLayout()
        let index = SizingSectionIndexView()
        index.titles = ["A", "B"]
        list.sectionIndex = index
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: list)
        view.register(SelfLayingCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source { _, _ in }
        view.dataSource = source
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frame()
        #expect(index.superview === view.superview && index.frame.width > 0)
        #expect(!view.showsVerticalScrollIndicator)
        // It goes with the collection view into another superview.
        let other = UIView(frame: screen.window.bounds)
        screen.show(other)
        other.addSubview(view)
        list.invalidateLayout()
        screen.frames(2)
        #expect(index.superview === other)
    }
}
