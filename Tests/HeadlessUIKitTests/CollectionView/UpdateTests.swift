import HeadlessTools
import Testing
import UIKit

@MainActor
struct UpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func theHooksOfABatchComeInUIKitsOrder() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.insert(9, at: 1)
                rows.view.insertItems(at: [path(1)])
            }
        }
        #expect(
            trace == [
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 4",
                "layout.invalidateLayout(with: counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 400)",
                "layout.prepare(forCollectionViewUpdates: insert(0, 1))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 400)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 1)",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 2)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 1)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 2)",
                "delegate.didEndDisplaying(cell(0, 3))",
                "cell(0, 2).apply",
                "dataSource.cellForItem(0, 1)",
                "cell.prepareForReuse",
                "cell(0, 1).apply",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 1))",
                "layout.finalizeCollectionViewUpdates()",
            ]
        )
        #expect(rows.titles == ["0", "9", "1"])
    }

    @Test func survivorsKeepTheirViews() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let cells = (0..<3).map { rows.cell($0) }
        rows.view.performBatchUpdates {
            rows.source.rows = [2, 0]
            rows.view.deleteItems(at: [path(1)])
            rows.view.moveItem(at: path(2), to: path(0))
        }
        #expect(rows.cell(0) === cells[2])
        #expect(rows.cell(1) === cells[0])
        #expect(rows.cell(0)?.frame.minY == 0)
        #expect(rows.view.indexPath(for: cells[0]!) == path(1))
    }

    @Test func aReloadedItemGetsAnotherView() {
        let rows = Rows(count: 2)
        rows.screen.frame()
        let kept = rows.cell(0)
        let old = rows.cell(1)
        rows.source.rows = [0, 7]
        let trace = rows.record { rows.view.reloadItems(at: [path(1)]) }
        #expect(trace.contains("layout.prepare(forCollectionViewUpdates: reload(0, 1))"))
        #expect(trace.contains("dataSource.cellForItem(0, 1)"))
        #expect(rows.cell(0) === kept)
        #expect(rows.titles == ["0", "7"])
        #expect(old?.timesReused == 1)
    }

    @Test func aReconfiguredItemKeepsItsViewAndTheLayoutHearsNothing() {
        let rows = Rows(count: 2)
        rows.screen.frame()
        let cell = rows.cell(1)
        rows.source.rows = [0, 7]
        let trace = rows.record { rows.view.reconfigureItems(at: [path(1)]) }
        #expect(trace == ["dataSource.cellForItem(0, 1)"])
        rows.screen.frame()
        #expect(rows.cell(1) === cell)
        #expect(cell?.title == "7")
        #expect(cell?.timesReused == 0)
    }

    @Test func sectionUpdatesCarryNotFoundAsTheirItem() {
        final class Watching: RowLayout {
            var items: [UICollectionViewUpdateItem] = []

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                items = updateItems
            }
        }
        let source = SectionSource(sections: [2])
        let rows = Rows(source)
        let layout = Watching()
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        rows.view.performBatchUpdates {
            source.sections = [2, 5]
            rows.view.insertSections([1])
        }
        #expect(layout.items.map(\.updateAction) == [.insert])
        #expect(layout.items.first?.indexPathBeforeUpdate == nil)
        #expect(layout.items.first?.indexPathAfterUpdate == path(NSNotFound, 1))
        #expect(rows.view.numberOfSections == 2)
        #expect(rows.view.numberOfItems(inSection: 1) == 5)
    }

    @Test func theSuperclassFadesInsertedAndDeletedItemsAndMovesTheOthers() {
        final class Watching: RowLayout {
            var initial: [IndexPath: UICollectionViewLayoutAttributes?] = [:]
            var final: [IndexPath: UICollectionViewLayoutAttributes?] = [:]

            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                initial[itemIndexPath] = attributes
                return attributes
            }

            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                final[itemIndexPath] = attributes
                return attributes
            }
        }
        let rows = Rows(count: 3)
        let layout = Watching()
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        rows.view.performBatchUpdates {
            rows.source.rows = [0, 9, 2]
            rows.view.deleteItems(at: [path(1)])
            rows.view.insertItems(at: [path(1)])
        }
        #expect(layout.initial[path(1)]??.alpha == 0)
        #expect(layout.final[path(1)]??.alpha == 0)
        #expect(layout.initial[path(2)]??.alpha == 1)
        #expect(layout.initial[path(2)]??.frame.minY == 200)
    }

    @Test func theTargetOffsetOfTheLayoutIsFollowed() {
        let rows = Rows(count: 20)
        rows.screen.frame()
        rows.layout.targetOffset = CGPoint(x: 0, y: 100)
        rows.view.performBatchUpdates {
            rows.source.rows.insert(99, at: 0)
            rows.view.insertItems(at: [path(0)])
        }
        #expect(rows.view.contentOffset.y == 100)
        #expect(rows.titles == ["0", "1", "2"])
    }

    @Test func aReloadInsideTheBlockSupersedesTheBatch() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = [5]
                rows.view.deleteItems(at: [path(0), path(1)])
                rows.view.reloadData()
            }
        }
        #expect(trace == ["layout.invalidateLayout(with: everything, counts)"])
        rows.screen.frame()
        #expect(rows.titles == ["5"])
    }

    @Test func nestedBatchesAreOne() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        var completions: [String] = []
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = [0, 8, 9]
                rows.view.deleteItems(at: [path(1), path(2)])
                rows.view.performBatchUpdates {
                    #expect(rows.view.hasUncommittedUpdates)
                    rows.view.insertItems(at: [path(1), path(2)])
                } completion: { _ in
                    completions.append("inner")
                }
            } completion: { _ in
                completions.append("outer")
            }
        }
        #expect(trace.filter { $0 == "layout.finalizeCollectionViewUpdates()" }.count == 1)
        #expect(completions == ["outer", "inner"])
        #expect(rows.titles == ["0", "8", "9"])
    }

    @Test func aPendingLayoutIsDoneBeforeTheBlock() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        rows.layout.invalidateLayout()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = [0, 1]
                rows.view.deleteItems(at: [path(2)])
            }
        }
        #expect(trace.first == "layout.prepare()")
        #expect(trace[1] == "layout.collectionViewContentSize -> (300, 300)")
    }

    @Test func selectionGoesAlongWithTheItems() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        rows.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        rows.view.performBatchUpdates {
            rows.source.rows = [1, 2]
            rows.view.deleteItems(at: [path(0)])
        }
        #expect(rows.view.indexPathsForSelectedItems == [path(1)])
        #expect(rows.cell(1)?.isSelected == true)
    }

    @Test func selfSizingInsideABatchComesBeforeItsEnd() {
        let rows = Rows(count: 2) { $0.acceptsPreferredSizes = true }
        rows.screen.frame()
        rows.source.wantedHeight = { $0 == 9 ? 60 : nil }
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows.insert(9, at: 0)
                rows.view.insertItems(at: [path(0)])
            }
        }
        let sized = trace.firstIndex { $0.contains("shouldInvalidateLayout(forPreferred") }
        let end = trace.firstIndex(of: "layout.finalizeCollectionViewUpdates()")
        #expect(sized != nil && end != nil && sized! < end!)
        #expect(rows.cell(1)?.frame.minY == 60)
    }

    // MARK: Wrong batches

    private func fault(_ change: @escaping (Rows) -> Void) -> String? {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let caught = catchingUIKitExceptions {
            rows.view.performBatchUpdates { change(rows) }
        }
        rows.screen.frame()
        #expect(rows.titles == rows.source.rows.prefix(3).map { "\($0)" })
        #expect(caught.allSatisfy { $0.name == "NSInternalInconsistencyException" })
        return caught.first?.reason
    }

    @Test func countsThatDoNotAddUp() {
        let reason = fault { rows in
            rows.source.rows = [0, 1, 2, 3]
            rows.view.insertItems(at: [path(0), path(1)])
        }
        #expect(
            reason
                == """
                Invalid update: invalid number of items in section 0.  The number of items contained in an existing \
                section after the update (4) must be equal to the number of items contained in that section before \
                the update (3), plus or minus the number of items inserted or deleted from that section (2 \
                inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 \
                moved in, 0 moved out).
                """
        )
    }

    @Test func sectionsThatDoNotAddUp() {
        let source = SectionSource(sections: [2])
        let rows = Rows(source)
        rows.screen.frame()
        let caught = catchingUIKitExceptions {
            rows.view.performBatchUpdates { source.sections = [2, 2] }
        }
        #expect(
            caught.first?.reason
                == """
                Invalid update: invalid number of sections.  The number of sections contained in the collection \
                view after the update (2) must be equal to the number of sections contained in the collection view \
                before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 \
                deleted).
                """
        )
    }

    @Test func pathsThatDoNotExist() {
        #expect(
            fault { $0.view.deleteItems(at: [path(5)]) }
                == "attempt to delete item 5 from section 0 which only contains 3 items before the update"
        )
        #expect(
            fault { $0.view.insertItems(at: [path(9)]) }
                == "attempt to insert item 9 into section 0, but there are only 3 items in section 0 after the update"
        )
        #expect(
            fault { $0.view.deleteSections([4]) }
                == "attempt to delete section 4, but there are only 1 sections before the update"
        )
    }

    @Test func twoChangesForOnePath() {
        #expect(
            fault { rows in
                rows.view.deleteItems(at: [path(1)])
                rows.view.reloadItems(at: [path(1)])
            } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
        )
        #expect(
            fault { rows in
                rows.view.insertItems(at: [path(1)])
                rows.view.moveItem(at: path(0), to: path(1))
            } == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
        )
    }
}

/// Sections of so many items each; the cells show nothing.
final class SectionSource: RowSource {
    var sections: [Int] {
        didSet { rows = Array(0..<sections.reduce(0, +)) }
    }

    init(sections: [Int]) {
        self.sections = sections
        super.init(rows: Array(0..<sections.reduce(0, +)))
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section]
    }
}
