import UIKit

/// Two sections of rows that may be moved. Their heights tell them apart.
@MainActor
final class MovableRows: NSObject, UICollectionViewDataSource {
    var heights: [[CGFloat]] = [[50, 60, 70, 80, 90], [100, 110]]
    var faults = 0
    /// How often an item was asked for its height.
    var questions = 0

    func height(at indexPath: IndexPath) -> CGFloat {
        guard heights.indices.contains(indexPath.section),
            heights[indexPath.section].indices.contains(indexPath.item)
        else {
            faults += 1
            return 1
        }
        questions += 1
        return heights[indexPath.section][indexPath.item]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let moved = heights[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        heights[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    }
}
