import SizingKit
import UIKit

/// A cell that is held up by constraints and answers for a whole number of lines.
final class SentenceCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("SentenceCell is made in code only")
    }
}

/// A collection view of sentences of many lengths, in a layout of any kind.
@MainActor
final class SentencesScreen: NSObject, UICollectionViewDataSource {
    private(set) var sentences: [(id: Int, text: String)]
    let layout: SizingLayout
    let collectionView: UICollectionView
    private let cell = SizingRegistration<SentenceCell, String> { cell, _, text in cell.label.text = text }

    init(_ count: Int, in layout: SizingLayout) {
        sentences = (0..<count).map { Self.sentence($0) }
        self.layout = layout
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: layout
        )
        super.init()
        layout.itemSizing = { [unowned self] indexPath in
            let sentence = sentences[indexPath.item]
            return .template(cell, item: sentence.text, key: sentence.id)
        }
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.dataSource = self
        collectionView.layoutIfNeeded()
    }

    /// Inserts sentences before the first one.
    func prepend(_ count: Int) {
        sentences.insert(contentsOf: (0..<count).map { Self.sentence(-$0 - 1) }, at: 0)
        UIView.performWithoutAnimation {
            collectionView.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
        }
        collectionView.layoutIfNeeded()
    }

    /// How far the frame of an item lies below the upper edge of the screen.
    func top(of item: Int) -> CGFloat? {
        let attributes = collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        return attributes.map { $0.frame.minY - collectionView.contentOffset.y }
    }

    private static func sentence(_ id: Int) -> (id: Int, text: String) {
        (id, String(repeating: "some words of a sentence ", count: abs(id) % 13 + 1))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sentences.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: sentences[indexPath.item].text)
    }
}
