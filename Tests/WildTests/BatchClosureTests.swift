import Testing
import UIKit

/// Hands closures on to a batch as libraries of diffing do: without letting them escape.
@MainActor
@Suite struct BatchClosureTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 2

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private final class CountingView: UICollectionView {
        var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private let source = Source()
    private let view: CountingView

    init() {
        let layout = UICollectionViewFlowLayout()
        view = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    /// As in a library: `setData` does not escape.
    private func reload(to count: Int, setData: (Int) -> Void) {
        view.performBatchUpdates {
            setData(count)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }

    @Test func aClosureThatDoesNotEscapeIsTaken() {
        reload(to: 3) { source.count = $0 }
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.batches == 1)
    }

    @Test func everyOtherWayOfCallingStillCompiles() {
        var completed = 0
        view.performBatchUpdates(nil)
        view.performBatchUpdates(nil) { _ in completed += 1 }
        let optional: (() -> Void)? = { completed += 10 }
        view.performBatchUpdates(optional, completion: { _ in completed += 1 })
        view.performBatchUpdates({ completed += 10 }, completion: nil)
        view.performBatchUpdates {
            completed += 10
        } completion: { _ in
            completed += 1
        }
        (view as UICollectionView).performBatchUpdates({ completed += 10 })
        view.layoutIfNeeded()
        #expect(completed == 43)
        #expect(view.batches == 6)
    }

    @Test func anUpdateItemIsMadeByHand() {
        final class Item: UICollectionViewUpdateItem {
            override var updateAction: Action { .insert }
        }
        let plain = UICollectionViewUpdateItem()
        #expect(plain.indexPathBeforeUpdate == nil)
        #expect(plain.updateAction == .none)
        #expect(Item().updateAction == .insert)
    }
}
