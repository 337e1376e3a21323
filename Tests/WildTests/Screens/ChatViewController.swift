import UIKit

struct Message: Hashable {
    var id: Int
    var text: String
    var isOutgoing: Bool
}

/// The newest message is the first item, at the bottom of a list that stands on its head.
final class ChatViewController: UIViewController {
    private(set) var messages: [Message] = []
    private(set) var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: FeedLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.transform = CGAffineTransform(scaleX: 1, y: -1)
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func receive(_ message: Message) {
        collectionView.performBatchUpdates {
            self.messages.insert(message, at: 0)
            self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }
}

extension ChatViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
        let message = messages[indexPath.item]
        cell.configure(text: message.text, isOutgoing: message.isOutgoing)
        return cell
    }
}
