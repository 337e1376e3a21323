import SizingKit
import UIKit

// The examples of the article on loading more.

/// A chat that loads older messages as the reader comes near its start.
@MainActor
final class LoadingChat: NSObject, UICollectionViewDelegate {
    let collectionView: UICollectionView
    let layout: SizingLayout
    let newestButton = UIButton()
    var messages: [ChatMessage] = []
    var isLoading = false
    var loadOlder: () -> Void = {}

    init(_ collectionView: UICollectionView, _ layout: SizingLayout) {
        (self.collectionView, self.layout) = (collectionView, layout)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let before = layout.offscreenContent?.before, !isLoading else { return }
        if before.itemCount < 10 { loadOlder() }
    }

    func showOlder(_ older: [ChatMessage]) {
        messages.insert(contentsOf: older, at: 0)
        collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
    }

    func updateNewestButton() {
        newestButton.isHidden = layout.offscreenContent.map { $0.after.itemCount == 0 } ?? true
    }
}
