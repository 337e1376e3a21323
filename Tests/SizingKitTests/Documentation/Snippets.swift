import SizingKit
import UIKit

// The code blocks of the README and the documentation, compiled. `DocumentationTests` compares the texts: a block must
// stand here line by line, whatever its indentation.

struct Post {
    var id: Int
    var text: String
}

final class PostCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("PostCell is made in code only")
    }

    func show(_ post: Post) {
        label.text = post.text
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.sizeThatFits(size)
    }
}

struct Setting {
    var name: String
    var value: String
}

@MainActor
enum Snippets {
    static func listConfiguration() -> SizingListConfiguration {
        var configuration = SizingListConfiguration(appearance: .insetGrouped)
        configuration.metrics.cardCornerRadius = 16
        return configuration
    }

    static func settings() -> SizingRegistration<SizingListCell, Setting> {
        let settingCell = SizingRegistration<SizingListCell, Setting> { cell, indexPath, setting in
            cell.style = .value1
            cell.textLabel?.text = setting.name
            cell.detailTextLabel?.text = setting.value
            cell.accessoryType = .disclosureIndicator
        }
        return settingCell
    }

    static func swapIn(_ posts: [Post]) -> UICollectionView {
        let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
            cell.show(post)
        }
        let layout = SizingListLayout()
        layout.itemSizing = { indexPath in
            .template(postCell, item: posts[indexPath.item], key: posts[indexPath.item].id)
        }
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        return collectionView
    }

    static func cell(
        _ collectionView: UICollectionView,
        _ postCell: SizingRegistration<PostCell, Post>,
        _ posts: [Post],
        _ indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: posts[indexPath.item])
    }
}
