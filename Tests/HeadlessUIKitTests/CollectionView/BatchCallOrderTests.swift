import HeadlessTools
import Testing
import UIKit

/// The hooks of batches of every kind, line by line, in friendly and in hostile form.
@MainActor
struct BatchCallOrderTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private let kind = UICollectionView.elementKindSectionHeader

    private func rows(_ count: Int, _ hostility: Hostility = [], configure: (RowLayout) -> Void = { _ in }) -> Rows {
        let rows = Rows(MovableSource(rows: Array(0..<count)), hostility: hostility, configure: configure)
        rows.screen.frames(3)
        return rows
    }

    private func insertion(_ rows: Rows) -> [String] {
        rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.insert(9, at: 1)
                rows.view.insertItems(at: [path(1)])
            }
            rows.screen.frames(2)
        }
    }

    @Test func anInsertionInHostileForm() {
        let trace = insertion(rows(2, .all))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 3",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: insert(0, 1))",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 2)",
                "cell(0, 2).apply",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "delegate.willDisplay(cell(0, 1))",
                "layout.finalizeCollectionViewUpdates()",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    private func deletion(_ rows: Rows) -> [String] {
        rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.remove(at: 0)
                rows.view.deleteItems(at: [path(0)])
            }
            rows.screen.frames(2)
        }
    }

    @Test func aDeletion() {
        let trace = deletion(rows(2))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.prepare(forCollectionViewUpdates: delete(0, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "cell(0, 0).apply",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func aDeletionInHostileForm() {
        let trace = deletion(rows(2, .all))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: delete(0, 0))",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "cell(0, 0).apply",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    private func move(_ rows: Rows) -> [String] {
        rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.swapAt(0, 1)
                rows.view.moveItem(at: path(0), to: path(1))
            }
            rows.screen.frames(2)
        }
    }

    @Test func aMove() {
        let trace = move(rows(2))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.prepare(forCollectionViewUpdates: move(0, 0 to 0, 1))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func aMoveInHostileForm() {
        let trace = move(rows(2, .all))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: move(0, 0 to 0, 1))",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 200))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    private func reload(_ rows: Rows) -> [String] {
        rows.record {
            rows.view.reloadItems(at: [path(0)])
            rows.screen.frames(2)
        }
    }

    @Test func aReload() {
        let trace = reload(rows(1))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.prepare(forCollectionViewUpdates: reload(0, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func aReloadInHostileForm() {
        let trace = reload(rows(1, .all))
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: reload(0, 0))",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "layout.finalizeCollectionViewUpdates()",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    private func emptying(_ hostility: Hostility) -> [String] {
        let rows = rows(1, hostility) { layout in
            layout.headerHeight = 40
            layout.background = "back"
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        }
        return rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = []
                rows.view.deleteItems(at: [path(0)])
            }
            rows.screen.frames(2)
        }
    }

    /// The header goes with the last row; the background stays.
    @Test func supplementaryAndDecorationViews() {
        let trace = emptying([])
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 0",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 40)",
                "layout.prepare(forCollectionViewUpdates: delete(0, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 40)",
                "layout.indexPathsToDeleteForSupplementaryView(ofKind: \(kind))",
                "layout.indexPathsToInsertForSupplementaryView(ofKind: \(kind))",
                "layout.indexPathsToDeleteForDecorationView(ofKind: back)",
                "layout.indexPathsToInsertForDecorationView(ofKind: back)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: back, at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: back, at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "delegate.didEndDisplaying(supplementary(\(kind), 0, 0))",
                "decoration(back, 0, 0).apply",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func supplementaryAndDecorationViewsInHostileForm() {
        let trace = emptying(.all)
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 0",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 40)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.prepare(forCollectionViewUpdates: delete(0, 0))",
                "layout.collectionViewContentSize -> (300, 40)",
                "layout.indexPathsToDeleteForSupplementaryView(ofKind: \(kind))",
                "layout.indexPathsToInsertForSupplementaryView(ofKind: \(kind))",
                "layout.indexPathsToDeleteForDecorationView(ofKind: back)",
                "layout.indexPathsToInsertForDecorationView(ofKind: back)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 40))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: empty)",
                "layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: back, at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: back, at: 0, 0)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "delegate.didEndDisplaying(supplementary(\(kind), 0, 0))",
                "decoration(back, 0, 0).apply",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: empty, (0, 1)) -> false",
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: 0, 0)",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    private func sections(_ hostility: Hostility) -> [String] {
        let source = SectionSource(sections: [1])
        let rows = Rows(source, hostility: hostility)
        rows.screen.frames(3)
        return rows.record {
            rows.view.performBatchUpdates {
                source.sections = [1, 1]
                rows.view.insertSections([0])
            }
            rows.screen.frames(2)
        }
    }

    @Test func aSection() {
        let trace = sections([])
        #expect(
            trace == [
                "dataSource.numberOfSections -> 2",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "dataSource.numberOfItems(inSection: 1) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.prepare(forCollectionViewUpdates: insert(0, section))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(1, 0))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func aSectionInHostileForm() {
        let trace = sections(.all)
        #expect(
            trace == [
                "dataSource.numberOfSections -> 2",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "dataSource.numberOfItems(inSection: 1) -> 1",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: insert(0, section))",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "delegate.didEndDisplaying(cell(1, 0))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "layout.finalizeCollectionViewUpdates()",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    private func sizedInsertion(_ hostility: Hostility) -> [String] {
        let rows = rows(1, hostility) { $0.acceptsPreferredSizes = true }
        rows.source.wantedHeight = { $0 == 9 ? 60 : nil }
        return rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.append(9)
                rows.view.insertItems(at: [path(1)])
            }
            rows.screen.frames(2)
        }
    }

    @Test func anInsertedRowThatSizesItself() {
        let trace = sizedInsertion([])
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.prepare(forCollectionViewUpdates: insert(0, 1))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 60)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 1, (300, 60)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "delegate.willDisplay(cell(0, 1))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 160)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 1).apply",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 60)) -> (300, 60)",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
    }

    @Test func anInsertedRowThatSizesItselfInHostileForm() {
        let trace = sizedInsertion(.all)
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.invalidateLayout(with: counts)",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare(forCollectionViewUpdates: insert(0, 1))",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 200))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "delegate.willDisplay(cell(0, 1))",
                "layout.finalizeCollectionViewUpdates()",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 60)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 1, (300, 60)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 160)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "cell(0, 1).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 160)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 160))",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 60)) -> (300, 60)",
            ]
        )
    }

    private func beforeTheFirstLayout(_ hostility: Hostility) -> [String] {
        let rows = Rows(count: 1, hostility: hostility)
        return rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = [0, 1]
                rows.view.insertItems(at: [path(1)])
            }
        }
    }

    /// What is pending is done with the old data first.
    @Test(arguments: [Hostility(), .all])
    func beforeTheFirstLayout(hostility: Hostility) {
        let trace = Array(beforeTheFirstLayout(hostility).prefix(4))
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
            ]
        )
    }
}
