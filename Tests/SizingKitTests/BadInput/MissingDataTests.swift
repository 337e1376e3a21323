import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Data that come, go and change without a word: each case has a defined answer, listed in the article "What bad data gets".
@MainActor
@Suite struct MissingDataTests {
    @Test func aDataSourceThatHasMovedOnIsAskedForWhatUIKitKnows() {
        let source = UntoldSource(count: 30)
        let layout = SizingListLayout.bare()
        let screen = HeadlessScreen()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        var farthest = 0
        layout.itemSizing = { indexPath in
            farthest = max(farthest, indexPath.item)
            return .fixed(CGSize(width: 0, height: 100))
        }
        screen.show(view)
        screen.frame()
        source.count = 200
        view.contentOffset.y = 2_000
        // An offset beyond the end has to hold for a quarter of a second to be taken for rest.
        screen.frames(20)
        #expect(farthest == 29)
        let exceptions = catchingUIKitExceptions {
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        }
        #expect(exceptions.count == 1)
        screen.frame()
        #expect(view.contentSize.height == 20_000)
    }
}

/// A data source whose count may change without a word.
@MainActor
private final class UntoldSource: NSObject, UICollectionViewDataSource {
    var count: Int

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
