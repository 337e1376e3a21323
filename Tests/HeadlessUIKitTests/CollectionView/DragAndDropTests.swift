import HeadlessTools
import Testing
import UIKit

/// Fingers that lift items and drop them, on a collection view and on a table.
@MainActor
@Suite struct DragAndDropTests {
    @MainActor
    private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var books: [String]
        let view: UICollectionView
        var onDrop: ((any UICollectionViewDropCoordinator) -> Void)?

        init(_ books: [String]) {
            self.books = books
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            layout.minimumLineSpacing = 0
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
            view.dataSource = self
            view.dragDelegate = self
            view.dropDelegate = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            books.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
            cell.accessibilityLabel = books[indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider())]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            onDrop?(coordinator)
        }

        /// The cells from above to below.
        var shown: [String] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
        }
    }

    private func stage(_ shelf: Shelf) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        screen.show(shelf.view)
        screen.frame()
        return screen
    }

    @Test func theDelegatesAreCalledInOrder() {
        let shelf = Shelf(["a", "b", "c"])
        let screen = stage(shelf)
        let lines = CallTrace.record {
            screen.dragAndDrop(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 100), frames: 2)
        }.lines
        #expect(
            lines.filter { $0.hasPrefix("dragDelegate") || $0.hasPrefix("dropDelegate") } == [
                "dragDelegate.itemsForBeginning(0, 0)", "dragDelegate.dragSessionWillBegin", "dropDelegate.canHandle",
                "dropDelegate.dropSessionDidEnter", "dropDelegate.dropSessionDidUpdate(0, 1)",
                "dropDelegate.dropSessionDidUpdate(0, 2)", "dropDelegate.performDrop(0, 2)",
                "dropDelegate.dropSessionDidEnd", "dragDelegate.dragSessionDidEnd",
            ]
        )
    }

    /// Below the last item is the place of one more; far below it is none.
    @Test func belowTheLastItemIsAPlace() {
        let shelf = Shelf(["a", "b", "c"])
        let screen = stage(shelf)
        var places: [IndexPath?] = []
        shelf.onDrop = { places.append($0.destinationIndexPath) }
        for y in [130, 400] as [CGFloat] {
            screen.dragAndDrop(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: y))
        }
        #expect(places == [IndexPath(item: 3, section: 0), nil])
    }

    @Test func aPlaceholderStandsBetweenTheItems() throws {
        let shelf = Shelf(["a", "b", "c"])
        let screen = stage(shelf)
        let view = shelf.view
        var context: (any UICollectionViewDropPlaceholderContext)?
        shelf.onDrop = {
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 1, section: 0),
                reuseIdentifier: "book"
            )
            placeholder.cellUpdateHandler = { $0.accessibilityLabel = "…" }
            context = $0.drop($0.items[0].dragItem, to: placeholder)
        }
        screen.dragAndDrop(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 60))
        screen.frames(30)
        #expect(shelf.shown == ["a", "…", "b", "c"])
        #expect(view.hasUncommittedUpdates)
        let (first, second) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
        #expect(view.numberOfItems(inSection: 0) == 3)
        view.performUsingPresentationValues { #expect(view.numberOfItems(inSection: 0) == 4) }
        #expect(view.presentationIndexPath(forDataSourceIndexPath: first) == second)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: second) == first)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: first) == nil)
        #expect(view.cellForItem(at: first)?.accessibilityLabel == "b")
        #expect(view.cellForItem(at: first).flatMap { view.indexPath(for: $0) } == first)
        #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 60)) == nil)

        shelf.books.remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        screen.frames(30)
        #expect(shelf.shown == ["…", "b", "c"])
        let isCommitted = try #require(context).commitInsertion {
            #expect($0 == IndexPath(item: 0, section: 0))
            shelf.books.insert("new", at: $0.item)
        }
        #expect(isCommitted && !view.hasUncommittedUpdates)
        screen.frames(30)
        #expect(shelf.shown == ["new", "b", "c"])
    }
}
