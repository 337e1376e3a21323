import HeadlessTools
import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// An element that UIKit has been told of keeps its attributes until it is invalidated: UIKit ends apps with "layout attributes
/// for supplementary item at index path … changed from … to … without invalidating the layout".
@MainActor
@Suite(.secondProcess) struct UninvalidatedAttributesTests {
    /// What UIKit knows, and what it was told otherwise.
    @MainActor
    private final class Knowledge {
        private var frames: [String: CGRect] = [:]
        private(set) var contradictions: [String] = []

        func note(_ attributes: [UICollectionViewLayoutAttributes]?) {
            for attributes in attributes ?? [] {
                let name = name(attributes.representedElementKind, attributes.indexPath)
                if let known = frames[name], known != attributes.frame {
                    contradictions.append("\(name) from \(known) to \(attributes.frame)")
                }
                frames[name] = attributes.frame
            }
        }

        /// A context that lists elements leaves the others as they are.
        func forget(_ context: UICollectionViewLayoutInvalidationContext) {
            let items = context.invalidatedItemIndexPaths ?? []
            let views = context.invalidatedSupplementaryIndexPaths ?? [:]
            guard !context.invalidateEverything, !context.invalidateDataSourceCounts, !items.isEmpty || !views.isEmpty
            else {
                frames = [:]
                return
            }
            for path in items { frames[name(nil, path)] = nil }
            for (kind, paths) in views {
                for path in paths { frames[name(kind, path)] = nil }
            }
        }

        private func name(_ kind: String?, _ path: IndexPath) -> String { "\(kind ?? "cell") \(path)" }
    }

    private final class WatchedLayout: SizingLayout {
        let knowledge = Knowledge()

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            knowledge.note(found)
            return found
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String,
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let found = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            knowledge.note(found.map { [$0] })
            return found
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            knowledge.forget(context)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    enum Kind: CaseIterable, Sendable {
        case list, grid, masonry, flow

        @MainActor
        var section: SizingSection {
            switch self {
            case .list: .list(SizingListConfiguration())
            case .grid: .grid(columns: 3, spacing: 4)
            case .masonry: .masonry(columns: 2, spacing: 4)
            case .flow: .flow(spacing: 4)
            }
        }
    }

    /// A screen of eight sections with headers.
    @MainActor
    private struct Stage {
        let screen: HeadlessScreen
        let layout: WatchedLayout
        let view: UICollectionView
        let source = Source()

        init(_ kind: Kind, _ hostility: Hostility) {
            screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: hostility)
            layout = WatchedLayout(kind.section)
            layout.itemSizing = { path in
                .computed { _ in
                    CGSize(
                        width: CGFloat(40 + path.item * 7 % 60),
                        height: CGFloat(30 + (path.item * 37 + path.section) % 120)
                    )
                }
            }
            layout.headerSizing = { .fixed(CGSize(width: 390, height: CGFloat(20 + $0 * 3))) }
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "view"
            )
            view.dataSource = source
            screen.show(view)
            screen.frame()
        }

        func askForHeader(_ section: Int) {
            _ = view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            )
        }
    }

    /// Whoever asks for what is off screen, in any order: accessibility, focus, `indexPathForItem(at:)`, a scroll to an item.
    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs(Kind.allCases, [[], [.cachedAttributes], [.pageAlignedQueries]] as [Hostility]),
            every: 4
        )
    )
    func whatUIKitKnowsHolds(_ kind: Kind, _ hostility: Hostility) {
        let stage = Stage(kind, hostility)
        let (screen, layout, view) = (stage.screen, stage.layout, stage.view)
        for step in 0..<60 {
            view.contentOffset.y += step % 7 == 6 ? -900 : 260
            if step % 3 == 0 { screen.frame() } else { view.layoutIfNeeded() }
            let path = IndexPath(item: step * 11 % 40, section: step * 5 % 8)
            _ = view.layoutAttributesForItem(at: path)
            stage.askForHeader(step % 8)
            _ = view.indexPathForItem(at: CGPoint(x: 100, y: view.contentOffset.y + 2_000))
            _ = layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: 0, dy: -700))
        }
        #expect(layout.knowledge.contradictions.prefix(3) == [])
    }

    /// An item off screen that is asked for is measured, and the headers behind it move.
    @Test(arguments: Kind.allCases)
    func aQuestionThatMeasuresIsAnInvalidation(_ kind: Kind) {
        let stage = Stage(kind, [])
        for section in 2..<7 {
            stage.askForHeader(7)
            _ = stage.view.layoutAttributesForItem(at: IndexPath(item: 20, section: section))
            stage.askForHeader(7)
        }
        #expect(stage.layout.knowledge.contradictions == [])
    }

    /// Whoever changes what is placed, and tells nobody: UIKit has forgotten each header that it is told of anew, and no other one.
    @Test(
        arguments: Kind.allCases,
        [[], .cachedAttributes, [.pageAlignedQueries, .cachedAttributes], .all] as [Hostility]
    )
    func aHeaderThatAnybodyHasMovedIsInvalidated(_ kind: Kind, _ hostility: Hostility) throws {
        let stage = Stage(kind, hostility)
        let (screen, layout, view) = (stage.screen, stage.layout, stage.view)
        view.contentOffset.y = 700
        screen.runUntilRest()
        let exceptions = catchingUIKitExceptions {
            for step in 0..<12 {
                stage.askForHeader(1)
                stage.askForHeader(2)
                let item = Element.item(step, in: 0)
                guard let size = layout.session.elastic?.model.measuredSize(of: item) else { continue }
                layout.session.content.setSize(ItemSize(main: size.main + 30, cross: size.cross), of: item, in: nil)
                stage.askForHeader(1)
                _ = view.indexPathForItem(at: CGPoint(x: 20, y: view.contentOffset.y + 30))
                if step.isMultiple(of: 3) { view.contentOffset.y += 10 }
                screen.frame()
                stage.askForHeader(2)
            }
        }
        #expect(exceptions.map(\.reason).prefix(2) == [])
        // Of items and of lines UIKit is told in the next frame.
        let headers = layout.knowledge.contradictions.filter { $0.hasPrefix("UICollectionElementKind") }
        #expect(headers.prefix(3) == [])
    }

    /// Rows are shown where they are in the next frame, whoever has moved them. A finger that is down keeps all that waits for
    /// rest from asking.
    @Test(arguments: Kind.allCases, [[], .cachedAttributes, .pageAlignedQueries] as [Hostility])
    func rowsThatAnybodyHasMovedAreShownThereInTheNextFrame(_ kind: Kind, _ hostility: Hostility) throws {
        let stage = Stage(kind, hostility)
        let (screen, layout, view) = (stage.screen, stage.layout, stage.view)
        screen.touchDown(view)
        screen.frames(2)
        for item in 0..<4 {
            // The content stays as long as it is, so that nothing else has UIKit ask again.
            for (item, change) in [(item, 20), (item + 1, -20)] {
                let element = Element.item(item, in: 0)
                let size = try #require(layout.session.elastic?.model.measuredSize(of: element))
                layout.session.content.setSize(
                    ItemSize(main: size.main + change, cross: size.cross),
                    of: element,
                    in: nil
                )
            }
            screen.frame()
            for cell in view.visibleCells {
                let path = try #require(view.indexPath(for: cell))
                #expect(cell.frame == layout.layoutAttributesForItem(at: path)?.frame)
            }
        }
    }

    /// An app that asks at each step for the places of rows off screen, of which UIKit keeps what it was told.
    private final class AskingDelegate: NSObject, SizingTableViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard let table = scrollView as? SizingTableView, let first = table.indexPathsForVisibleRows?.first
            else { return }
            for row in [first.row - 3, first.row + 30] where 0..<table.numberOfRows(inSection: 0) ~= row {
                _ = table.rectForRow(at: IndexPath(row: row, section: 0))
            }
        }
    }

    @Test(.byTurns(), arguments: [[], [.pageAlignedQueries, .cachedAttributes]] as [Hostility])
    func rowsComeOnScreenWhereTheyAreAfterQuestionsForPlaces(_ hostility: Hostility) {
        let rows = (0..<200).map { "\($0)" + String(repeating: " and more", count: $0 * 7 % 40) }
        let table = TextTable([rows], style: .plain, hostility: hostility)
        let delegate = AskingDelegate()
        table.view.delegate = delegate
        table.show()
        table.view.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        table.screen.frame()
        for step in 0..<80 {
            table.view.contentOffset.y += step < 40 ? -90 : 120
            table.screen.frame()
            for cell in table.view.visibleTableCells {
                guard let path = table.view.indexPath(for: cell) else { continue }
                #expect(
                    cell.convert(cell.bounds, to: table.view) == table.view.rectForRow(at: path),
                    "row \(path.row) in step \(step)"
                )
            }
        }
    }

    /// A question for the place of a row measures rows, and moves headers that UIKit has been told of.
    @Test(.byTurns(), arguments: [SizingTableView.Style.plain, .grouped], [[], .all] as [Hostility])
    func questionsForPlacesAreInvalidations(_ style: SizingTableView.Style, _ hostility: Hostility) {
        let rows = (0..<8).map { section in
            (0..<30).map { "\(section), \($0)" + String(repeating: " and more", count: $0 * 7 % 40) }
        }
        let table = TextTable(rows, style: style, hostility: hostility)
        for section in rows.indices { table.headers[section] = "Header \(section)" }
        table.show()
        let exceptions = catchingUIKitExceptions {
            for step in 0..<48 {
                let path = IndexPath(row: step * 11 % 30, section: step * 5 % 8)
                _ = table.view.rectForRow(at: path)
                let header = table.view.rectForHeader(inSection: path.section)
                _ = table.view.indexPathForItem(at: CGPoint(x: 20, y: header.minY + 2))
                _ = table.view.rectForRow(at: IndexPath(row: 29 - path.row, section: 7 - path.section))
                _ = table.view.indexPathForItem(at: CGPoint(x: 20, y: header.minY + 2))
            }
        }
        #expect(exceptions.map(\.reason).prefix(2) == [])
    }
}
