// swift-format-ignore-file
import SizingKit
import UIKit

/// What the screens with collection views have in common: their tiles, titles and badges.
class CorpusScreen: SizingCollectionViewController {
    /// The items by sections. An item's number says how high its cell is.
    private(set) var items: [[Int]]
    /// The kinds of the supplementary views.
    var kinds: [String] { [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] }

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
        items = counts.enumerated().map { section, count in (0..<count).map { section * 100 + $0 } }
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CorpusTile.self, forCellWithReuseIdentifier: "tile")
        for kind in kinds {
            collectionView.register(CorpusTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! CorpusTile
        cell.show(size(of: items[indexPath.section][indexPath.item]))
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    /// The size of a cell that sizes itself.
    func size(of item: Int) -> CGSize {
        CGSize(width: 50 + CGFloat(item * 37 % 6) * 19, height: 40 + CGFloat(item * 31 % 5) * 17)
    }

    func insertItem() {
        guard !items.isEmpty, !items[0].isEmpty else { return }
        items[0].insert(77, at: 1)
        collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
}

final class CorpusTile: UICollectionViewCell {
    private let box = UIView()
    private lazy var width = box.widthAnchor.constraint(equalToConstant: 50)
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        for constraint in [width, height] { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            width, height,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ size: CGSize) {
        width.constant = size.width
        height.constant = size.height
    }
}

final class CorpusTitle: UICollectionReusableView {
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 52)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
            box.topAnchor.constraint(equalTo: topAnchor),
            box.bottomAnchor.constraint(equalTo: bottomAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class CorpusBackground: UICollectionReusableView {}
