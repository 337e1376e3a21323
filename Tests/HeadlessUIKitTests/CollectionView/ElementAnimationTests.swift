import HeadlessTools
import Testing
import UIKit

/// Where every view starts and ends in an animated change.
@MainActor
struct ElementAnimationTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// One line for each view: the paths, the upper edges and the alphas before and after.
    private func animations(_ rows: Rows) -> [String] {
        rows.screen.animations(in: rows.view).map { animation in
            "\(animation.change) \(text(animation.indexPathBefore)) > \(text(animation.indexPathAfter)): "
                + "\(text(animation.start)) > \(text(animation.end))"
        }
    }

    private func text(_ path: IndexPath?) -> String {
        path.map { "\($0.section).\($0.item)" } ?? "-"
    }

    private func text(_ attributes: UICollectionViewLayoutAttributes) -> String {
        "\(Int(attributes.frame.minY))" + (attributes.alpha == 0 ? " faded" : "")
    }

    private func rows(_ count: Int = 3, configure: (RowLayout) -> Void = { _ in }) -> Rows {
        let rows = Rows(count: count, configure: configure)
        rows.screen.frame()
        return rows
    }

    @Test func nothingMovesBeforeTheFirstChange() {
        #expect(animations(rows()).isEmpty)
    }

    @Test func anInsertedRowFadesInAndTheOthersMakeRoom() {
        let rows = rows(2)
        rows.view.performBatchUpdates {
            rows.source.rows.insert(9, at: 1)
            rows.view.insertItems(at: [path(1)])
        }
        #expect(
            animations(rows) == [
                "stays 0.0 > 0.0: 0 > 0", "moves 0.1 > 0.2: 100 > 200", "appears - > 0.1: 100 faded > 100",
            ]
        )
    }

    @Test func aRowThatIsPushedOutOfSightDisappears() {
        let rows = rows()
        rows.view.performBatchUpdates {
            rows.source.rows.insert(9, at: 0)
            rows.view.insertItems(at: [path(0)])
        }
        #expect(
            animations(rows) == [
                "moves 0.0 > 0.1: 0 > 100", "moves 0.1 > 0.2: 100 > 200", "disappears 0.2 > -: 200 > 200 faded",
                "appears - > 0.0: 0 faded > 0",
            ]
        )
    }

    @Test func aDeletedRowFadesOut() {
        let rows = rows(4)
        rows.view.performBatchUpdates {
            rows.source.rows.remove(at: 0)
            rows.view.deleteItems(at: [path(0)])
        }
        #expect(
            animations(rows) == [
                "disappears 0.0 > -: 0 > 0 faded", "moves 0.1 > 0.0: 100 > 0", "moves 0.2 > 0.1: 200 > 100",
                "appears - > 0.2: 200 faded > 200",
            ]
        )
    }

    @Test func movedRowsChangePlaces() {
        let rows = rows()
        rows.view.performBatchUpdates {
            rows.source.rows = [1, 2, 0]
            rows.view.moveItem(at: path(0), to: path(2))
        }
        #expect(
            animations(rows) == [
                "moves 0.0 > 0.2: 0 > 200", "moves 0.1 > 0.0: 100 > 0", "moves 0.2 > 0.1: 200 > 100",
            ]
        )
    }

    @Test func aReloadedRowFadesFromItsOldViewToItsNewOne() {
        let rows = rows(2)
        rows.view.reloadItems(at: [path(1)])
        #expect(
            animations(rows) == [
                "stays 0.0 > 0.0: 0 > 0", "disappears 0.1 > -: 100 > 100 faded", "appears - > 0.1: 100 faded > 100",
            ]
        )
    }

    @Test func sectionsComeAndGoWithTheirItems() {
        final class StackedLayout: RowLayout {
            override var count: Int {
                (0..<(collectionView?.numberOfSections ?? 0)).reduce(0) {
                    $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
                }
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<(collectionView?.numberOfSections ?? 0)).flatMap { section in
                    (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).compactMap {
                        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
                    }
                }
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let before = (0..<indexPath.section).reduce(0) {
                    $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
                }
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: minY(of: before + indexPath.item), width: width, height: 100)
                return attributes
            }
        }
        let source = SectionSource(sections: [1, 1])
        let rows = Rows(source)
        let layout = StackedLayout()
        rows.view.collectionViewLayout = layout
        source.answer = { [cell = source.cell] in $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: 0) }
        rows.screen.frame()
        rows.view.performBatchUpdates {
            source.sections = [1, 1]
            rows.view.deleteSections([0])
            rows.view.insertSections([1])
        }
        #expect(
            animations(rows) == [
                "disappears 0.0 > -: 0 > 0 faded", "moves 1.0 > 0.0: 100 > 0", "appears - > 1.0: 100 faded > 100",
            ]
        )
    }

    /// A layout that lets new rows come from the left and old ones leave to the right.
    private final class SlidingLayout: RowLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.frame.origin.x = -300
            attributes?.alpha = 1
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            attributes?.frame.origin.x = 300
            attributes?.alpha = 1
            return attributes
        }
    }

    @Test func aLayoutsOwnStartsAndEndsCount() {
        let rows = rows(1)
        rows.view.collectionViewLayout = SlidingLayout()
        rows.screen.frame()
        rows.view.performBatchUpdates {
            rows.source.rows = [9]
            rows.view.deleteItems(at: [path(0)])
            rows.view.insertItems(at: [path(0)])
        }
        let animations = rows.screen.animations(in: rows.view)
        #expect(animations.map(\.change) == [.disappears, .appears])
        #expect(animations.map(\.start.frame.minX) == [0, -300])
        #expect(animations.map(\.end.frame.minX) == [300, 0])
        #expect(animations.map(\.end.alpha) == [1, 1])
    }

    /// Keeps what it handed out as a start, and corrects it when the cell turns out to be higher.
    private final class CorrectingLayout: RowLayout {
        var corrects = false
        private var starts: [IndexPath: UICollectionViewLayoutAttributes] = [:]

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            starts[itemIndexPath] = attributes
            return attributes
        }

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            if corrects { starts[preferredAttributes.indexPath]?.frame.size.height = preferredAttributes.frame.height }
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes,
                withOriginalAttributes: originalAttributes
            )
        }
    }

    @Test(arguments: [false, true])
    func aStartIsReadAfterTheCellHasBeenSized(corrects: Bool) {
        let rows = rows(1)
        let layout = CorrectingLayout()
        layout.acceptsPreferredSizes = true
        layout.corrects = corrects
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        rows.source.wantedHeight = { $0 == 9 ? 160 : nil }
        rows.view.performBatchUpdates {
            rows.source.rows.append(9)
            rows.view.insertItems(at: [path(1)])
        }
        let inserted = rows.screen.animations(in: rows.view).last
        #expect(inserted?.start.frame.height == (corrects ? 160 : 100))
        #expect(inserted?.end.frame.height == 160)
    }

    /// A layout whose header gets another view with every batch.
    private final class RenewingLayout: RowLayout {
        var deletes = false
        var inserts = false
        private let paths = [IndexPath(item: 0, section: 0)]

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            deletes ? paths : []
        }

        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            inserts ? paths : []
        }
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func aHeaderThatTheLayoutReplaces(deletes: Bool, inserts: Bool) {
        let rows = rows(1)
        let layout = RenewingLayout()
        layout.headerHeight = 40
        layout.deletes = deletes
        layout.inserts = inserts
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.append(1)
                rows.view.insertItems(at: [path(1)])
            }
        }
        let headers = rows.screen.animations(in: rows.view).filter { $0.category == .supplementaryView }
        let isReplaced = deletes || inserts
        #expect(headers.map(\.change) == (isReplaced ? [.disappears, .appears] : [.stays]))
        #expect(headers.last?.start.alpha == (isReplaced ? 0 : 1))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(trace.contains("dataSource.viewForSupplementaryElement(\(kind), 0, 0)") == isReplaced)
    }

    @Test func withoutAnimationTheHooksRunAndNothingMoves() {
        let rows = rows(1)
        let trace = rows.record {
            UIView.performWithoutAnimation {
                rows.view.performBatchUpdates {
                    rows.source.rows.append(9)
                    rows.view.insertItems(at: [path(1)])
                }
            }
        }
        #expect(trace.contains("layout.initialLayoutAttributesForAppearingItem(at: 0, 1)"))
        #expect(animations(rows).isEmpty)
    }

    @Test func aRotationWidensTheRows() {
        let rows = rows(2)
        rows.screen.rotate(to: CGSize(width: 400, height: 300))
        rows.screen.frame()
        let animations = rows.screen.animations(in: rows.view)
        #expect(animations.map(\.change) == [.moves, .moves])
        #expect(animations.map(\.start.frame.width) == [300, 300])
        #expect(animations.map(\.end.frame.width) == [400, 400])
    }

    @Test func rowsThatComeIntoSightInARotationAppear() {
        let rows = rows(4)
        rows.screen.rotate(to: CGSize(width: 300, height: 400))
        rows.screen.frame()
        #expect(
            animations(rows) == [
                "stays 0.0 > 0.0: 0 > 0", "stays 0.1 > 0.1: 100 > 100", "stays 0.2 > 0.2: 200 > 200",
                "appears - > 0.3: 300 faded > 300",
            ]
        )
    }

    @Test func anotherLayoutMovesTheRows() {
        let rows = rows(6)
        let layout = RowLayout()
        layout.rowHeight = 75
        rows.view.setCollectionViewLayout(layout, animated: true)
        #expect(
            animations(rows) == [
                "moves 0.0 > 0.0: 0 > 0", "moves 0.1 > 0.1: 100 > 75", "moves 0.2 > 0.2: 200 > 150",
                "appears - > 0.3: 225 faded > 225",
            ]
        )
    }

    @Test func headersMoveAsCellsDo() {
        let rows = rows(1) { $0.headerHeight = 40 }
        let layout = RowLayout()
        layout.headerHeight = 60
        rows.view.setCollectionViewLayout(layout, animated: true)
        let header = rows.screen.animations(in: rows.view).first { $0.category == .supplementaryView }
        #expect(header?.kind == UICollectionView.elementKindSectionHeader)
        #expect(header?.start.frame.height == 40)
        #expect(header?.end.frame.height == 60)
    }
}
