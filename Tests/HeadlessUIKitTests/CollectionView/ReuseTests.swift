import HeadlessTools
import Testing
import UIKit

@MainActor
struct ReuseTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test func scrollingReusesCells() {
        let rows = Rows(count: 1000)
        rows.screen.frame()
        var cells = Set(rows.view.visibleCells.map(ObjectIdentifier.init))
        for step in 1...200 {
            rows.scroll(to: CGFloat(step) * 37)
            cells.formUnion(rows.view.visibleCells.map(ObjectIdentifier.init))
        }
        #expect(cells.count == 4)
        #expect(rows.titles == ["74", "75", "76"])
    }

    @Test func prepareForReuseComesOnceBeforeACellIsConfiguredAgain() {
        let rows = Rows(count: 10)
        rows.screen.frame()
        let cell = rows.cell(0)
        #expect(cell?.timesReused == 0)
        rows.scroll(to: 100)
        #expect(rows.cell(3) === cell)
        #expect(cell?.timesReused == 1)
        #expect(cell?.title == "3")
    }

    @Test func aMillionItemsCostWhatIsVisible() {
        let source = RowSource(count: 1_000_000)
        let rows = Rows(source)
        rows.screen.frame()
        #expect(source.cellsMade == 3)
        #expect(source.countsAsked == 1)
        rows.scroll(to: 50_000_000)
        #expect(rows.titles == ["500000", "500001", "500002"])
        #expect(source.cellsMade == 6)
        #expect(source.countsAsked == 1)
    }

    @Test func cellsHaveTheirFrameWhileTheyAreConfigured() {
        var frames: [CGRect] = []
        let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, _ in frames.append(cell.frame) }
        let source = RowSource(rows: [0, 1])
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        let rows = Rows(source)
        rows.screen.frame()
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 0, y: 100, width: 300, height: 100),
            ]
        )
    }

    @Test func classesRegisteredByIdentifierAreMade() {
        let source = RowSource(rows: [0, 1])
        source.answer = { view, path in
            view.dequeueReusableCell(withReuseIdentifier: path.item == 0 ? "row" : "plain", for: path)
        }
        let rows = Rows(source)
        rows.view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        rows.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        rows.screen.frame()
        #expect(rows.view.cellForItem(at: path(0)) is RowCell)
        #expect(!(rows.view.cellForItem(at: path(1)) is RowCell))
        #expect(rows.view.cellForItem(at: path(1))?.reuseIdentifier == "plain")
    }

    @Test func equalAttributesAreNotAppliedAgain() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        rows.layout.invalidateLayout()
        rows.screen.frame()
        #expect(rows.cell(0)?.appliedFrames.count == 1)
    }

    @Test func anObjectThatTheLayoutChangesIsNoticed() {
        final class Caching: RowLayout {
            var cache: [Int: UICollectionViewLayoutAttributes] = [:]

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = cache[indexPath.item] ?? super.layoutAttributesForItem(at: indexPath)!
                attributes.frame.origin.y = minY(of: indexPath.item)
                cache[indexPath.item] = attributes
                return attributes
            }
        }
        let rows = Rows(count: 3)
        let layout = Caching()
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        layout.headerHeight = 0
        layout.measured[0] = 150
        layout.invalidateLayout()
        rows.screen.frame()
        #expect(rows.cell(1)?.frame.minY == 150)
    }

    @Test func attributesHandedToCellsAreCopies() {
        final class Mutating: UICollectionViewCell {
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                layoutAttributes.frame.origin.y += 1000
            }
        }
        let registration = UICollectionView.CellRegistration<Mutating, Int> { _, _, _ in }
        let source = RowSource(rows: [0])
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        let rows = Rows(source)
        rows.screen.frame()
        rows.layout.invalidateLayout()
        let trace = rows.record { rows.screen.frame() }
        #expect(!trace.contains("cell(0, 0).apply"))
        #expect(rows.view.visibleCells.first?.frame.minY == 0)
    }

    @Test func attributesOfItemsThatDoNotExistAreIgnored() {
        final class Extra: RowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (super.layoutAttributesForElements(in: rect) ?? [])
                    + [layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!]
            }
        }
        let rows = Rows(count: 2)
        rows.view.collectionViewLayout = Extra()
        let trace = rows.record { rows.screen.frame() }
        #expect(rows.titles == ["0", "1"])
        #expect(trace.contains { $0.hasPrefix("log: Layout attributes for cell(0, 2) were received") })
    }

    @Test func supplementaryAndDecorationViewsLieWhereTheirZIndexSays() {
        final class Background: UICollectionReusableView {}
        let rows = Rows(count: 10) {
            $0.headerHeight = 50
            $0.background = "background"
            $0.register(Background.self, forDecorationViewOfKind: "background")
        }
        rows.screen.frame()
        let kind = UICollectionView.elementKindSectionHeader
        let header = rows.view.supplementaryView(forElementKind: kind, at: path(0))
        let views = rows.view.subviews
        #expect(views.first is Background)
        #expect(views.last === header)
        #expect(rows.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0)])
        rows.scroll(to: 30)
        #expect(rows.view.subviews.last === header)
        rows.scroll(to: 60)
        #expect(rows.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }

    @Test func hiddenElementsGetNoView() {
        final class Hiding: RowLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.isHidden = indexPath.item == 1
                return attributes
            }
        }
        let rows = Rows(count: 3)
        rows.view.collectionViewLayout = Hiding()
        rows.screen.frame()
        #expect(rows.titles == ["0", "2"])
    }

    @Test func cellsAreFoundByPointPathAndView() {
        let rows = Rows(count: 10)
        rows.screen.frame()
        rows.scroll(to: 150)
        #expect(rows.view.indexPathForItem(at: CGPoint(x: 10, y: 250)) == path(2))
        #expect(rows.view.indexPathForItem(at: CGPoint(x: 10, y: 5000)) == nil)
        #expect(rows.view.indexPathsForVisibleItems == [path(1), path(2), path(3), path(4)])
        #expect(rows.view.indexPath(for: rows.cell(3)!) == path(3))
        #expect(rows.view.cellForItem(at: path(0)) == nil)
        #expect(rows.view.layoutAttributesForItem(at: path(9))?.frame.minY == 900)
        #expect(rows.view.layoutAttributesForItem(at: path(10)) == nil)
    }
}
