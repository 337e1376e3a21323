import HeadlessTools
import Testing
import UIKit

/// No view leaves the pool while a layout is asked, but for an element that UIKit asks for.
@MainActor
@Suite struct DequeueLawTests {
    /// A layout of ten rows that does something when it is asked.
    private final class AskedLayout: UICollectionViewLayout {
        enum Call: CaseIterable, Sendable {
            case preparation, contentSize, elements, invalidation, boundsChange, updates, finalization
        }

        var call: Call?
        var act: () -> Void = {}

        private func note(_ call: Call) { if call == self.call { act() } }

        override func prepare() { note(.preparation) }

        override var collectionViewContentSize: CGSize {
            note(.contentSize)
            return CGSize(width: 300, height: 1_000)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            note(.elements)
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).map { attributes(IndexPath(item: $0, section: 0)) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes(indexPath)
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            note(.invalidation)
            super.invalidateLayout(with: context)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            note(.boundsChange)
            return false
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { note(.updates) }

        override func finalizeCollectionViewUpdates() { note(.finalization) }

        private func attributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 300, height: 100)
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 10
        var beforeDequeueing: (UICollectionView, IndexPath) -> Void = { _, _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            beforeDequeueing(collectionView, indexPath)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()
    private let layout = AskedLayout()

    private func makeView() -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    @Test(arguments: AskedLayout.Call.allCases) private func aLayoutThatDequeuesRaises(_ call: AskedLayout.Call) {
        let view = makeView()
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300))
        screen.show(view)
        screen.frame()
        layout.call = call
        var exceptions: [UIKitException] = []
        layout.act = { [layout, source] in
            layout.call = nil
            exceptions = catchingUIKitExceptions {
                _ = source.collectionView(view, cellForItemAt: IndexPath(item: 7, section: 0))
            }
        }
        let laterExceptions = catchingUIKitExceptions {
            switch call {
            case .boundsChange: view.contentOffset.y = 50
            case .updates, .finalization:
                view.performBatchUpdates {
                    source.count = 11
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            default: view.reloadData()
            }
            screen.frame()
        }
        // At once, with its cause on the stack: a view that is never returned is missed in the next pass anyway.
        #expect(exceptions.count == 1)
        #expect(laterExceptions.isEmpty)
        #expect(exceptions.first?.reason.hasPrefix("Expected dequeued view to be returned") == true)
        // It is no view of the pool any more that UIKit waits for.
        #expect(catchingUIKitExceptions { screen.frame() }.isEmpty)
    }

    @Test func aDataSourceThatUIKitAsksMayAskTheLayoutAndDequeue() {
        let view = makeView()
        source.beforeDequeueing = { view, indexPath in
            view.collectionViewLayout.invalidateLayout()
            #expect(view.layoutAttributesForItem(at: indexPath)?.frame.height == 100)
        }
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300))
        let exceptions = catchingUIKitExceptions {
            screen.show(view)
            screen.frame()
        }
        #expect(exceptions.isEmpty)
        #expect(view.visibleCells.count == 3)
    }
}
