import UIKit

/// Questions that open and close when they are tapped.
final class QuestionsViewController: UICollectionViewController {
    let questions = [
        ("When does it open?", "At nine."),
        ("Are dogs allowed?", "Small ones,\non a lead."),
        ("Where may I park?", "Behind the hall."),
    ]

    init() {
        super.init(collectionViewLayout: FeedLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            ExpandableCell.self,
            forCellWithReuseIdentifier: String(describing: ExpandableCell.self)
        )
        collectionView.allowsMultipleSelection = true
        collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return questions.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: String(describing: ExpandableCell.self),
            for: indexPath
        )
        if let cell = cell as? ExpandableCell {
            cell.questionLabel.text = questions[indexPath.row].0
            cell.answerLabel.text = questions[indexPath.row].1
        }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        resize(itemAt: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        resize(itemAt: indexPath)
    }

    private func resize(itemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.invalidateIntrinsicContentSize()
        UIView.animate(withDuration: 0.3) {
            self.collectionView.layoutIfNeeded()
        }
    }
}
