import SizingKit
import UIKit

// The code blocks of the articles "Coming from ChatLayout" and "Coming from IGListKit".

/// A chat with bubbles at both sides.
final class SidedBubbleCell: UICollectionViewCell {
    let label = UILabel()
    private let bubble = UIView()
    private lazy var leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    private lazy var trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        bubble.layer.cornerRadius = 16
        for view in [label, bubble] { view.translatesAutoresizingMaskIntoConstraints = false }
        bubble.addSubview(label)
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("SidedBubbleCell is made in code only")
    }

    func show(_ text: String, isMine: Bool) {
        label.text = text
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        label.textColor = isMine ? .white : .label
        leading.isActive = !isMine
        trailing.isActive = isMine
    }
}

@MainActor
enum ChatLayoutSnippets {
    static func layout() -> SizingListLayout {
        var configuration = SizingListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.rowSpacing = 4
        let layout = SizingListLayout(configuration: configuration)
        layout.contentAnchor = .end
        return layout
    }
}

// What stands in for IGListKit's classes, which are in Objective-C.

@MainActor
class ListSectionController {
    var section = 0
    weak var collectionView: UICollectionView?

    func numberOfItems() -> Int { 1 }

    func sizeForItem(at index: Int) -> CGSize { .zero }

    func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor
final class ListAdapter: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var controllers: [ListSectionController] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { controllers.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        controllers[section].numberOfItems()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = controllers[indexPath.section].cellForItem(at: indexPath.item)
        precondition(cell.reuseIdentifier != nil)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        controllers[indexPath.section].sizeForItem(at: indexPath.item)
    }
}

final class PostSectionController: ListSectionController {
    let post: Post
    let sizer: TemplateSizer
    private let postCell = SizingRegistration<PostCell, Post> { cell, _, post in cell.show(post) }

    init(_ post: Post, sizer: TemplateSizer) {
        self.post = post
        self.sizer = sizer
    }

    override func sizeForItem(at index: Int) -> CGSize {
        let width = collectionView?.bounds.width ?? 0
        let indexPath = IndexPath(item: index, section: section)
        return sizer.size(of: .template(postCell, item: post, key: post.id), at: indexPath, width: width)
    }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
        let indexPath = IndexPath(item: index, section: section)
        guard let collectionView else { return UICollectionViewCell() }
        return collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: post)
    }
}
