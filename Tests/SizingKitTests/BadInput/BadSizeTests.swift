import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Sizes and estimates that are none: each has a defined answer, listed in the article "What bad data gets".
@MainActor
@Suite struct BadSizeTests {
    @Test func aCellThatNeverAgreesIsStopped() {
        let list = ListFixture(heights: [[100, 100]], measuring: .selfSizing)
        list.collectionView.register(RestlessCell.self, forCellWithReuseIdentifier: "restless")
        let source = RestlessSource()
        list.collectionView.dataSource = source
        let exceptions = catchingUIKitExceptions { list.screen.frames(40) }
        #expect(exceptions.isEmpty)
        #expect(list.layout.statistics.items.corrected <= 16)
    }
}

/// A cell that wants to be taller each time it is asked.
private final class RestlessCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = layoutAttributes.size.height > 150 ? 100 : 170
        return layoutAttributes
    }
}

@MainActor
private final class RestlessSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "restless", for: indexPath)
    }
}
