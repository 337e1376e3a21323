import SizingKit
import UIKit

// The code blocks of the articles "Coming from Texture" and "Coming from Listable".

struct Remark: Hashable {
    let id: Int
    var text: String
}

/// A picture beside a text, as a horizontal stack within insets would place them.
final class RemarkCell: UICollectionViewCell {
    let avatar = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [avatar, label])
        stack.spacing = 8
        stack.alignment = .top
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("RemarkCell is made in code only")
    }

    func show(_ remark: Remark) {
        label.text = remark.text
    }
}

/// What took the place of a collection node.
final class RemarksViewController: UIViewController, UICollectionViewDataSource {
    var remarks: [Remark] = []
    let layout = SizingListLayout()
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let remarkCell = SizingRegistration<RemarkCell, Remark> { cell, _, remark in cell.show(remark) }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            let remark = remarks[indexPath.item]
            return .template(remarkCell, item: remark, key: remark.id)
        }
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        remarks.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: remarkCell,
            for: indexPath,
            item: remarks[indexPath.item]
        )
    }
}

/// What took the place of a list view that is told its content.
final class RemarkBoardViewController: UIViewController {
    private var remarks: [Int: Remark] = [:]
    let layout = SizingListLayout()
    private(set) lazy var collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let remarkCell = UICollectionView.CellRegistration<RemarkCell, Remark> { cell, _, remark in
        cell.show(remark)
    }
    private lazy var dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
        [unowned self] collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: remarkCell, for: indexPath, item: remarks[id])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = dataSource
        view.addSubview(collectionView)
    }

    func show(_ sections: [(name: String, remarks: [Remark])], animated: Bool) {
        var (new, changed) = ([Int: Remark](), [Int]())
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.remarks.map(\.id))
            for remark in section.remarks {
                if let old = remarks[remark.id], old != remark { changed.append(remark.id) }
                new[remark.id] = remark
            }
        }
        remarks = new
        snapshot.reloadItems(changed)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
