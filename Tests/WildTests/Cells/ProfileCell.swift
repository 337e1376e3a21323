import UIKit

/// A number in a capsule of fixed size.
final class BadgeView: UIView {
    override var intrinsicContentSize: CGSize {
        return CGSize(width: 30, height: 16)
    }
}

/// A picture beside a name with a badge and a text below, in stack views within stack views.
final class ProfileCell: UICollectionViewCell {
    static let reuseIdentifier = "ProfileCell"

    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let badgeView = BadgeView()
    let bioLabel = UILabel()

    private lazy var nameStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameLabel, badgeView])
        stack.axis = .horizontal
        stack.alignment = .center
        stack.spacing = 8
        return stack
    }()

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameStack, bioLabel])
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }()

    private lazy var rootStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatarView, textStack])
        stack.axis = .horizontal
        stack.alignment = .top
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        return stack
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        bioLabel.font = UIFont.systemFont(ofSize: 15)
        bioLabel.numberOfLines = 0
        badgeView.setContentHuggingPriority(.required, for: .horizontal)
        badgeView.setContentCompressionResistancePriority(.required, for: .horizontal)
        nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

        contentView.addSubview(rootStack)
        let bottom = rootStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        let avatarHeight = avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor)
        avatarHeight.priority = .required - 1
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 48),
            avatarHeight,
            rootStack.topAnchor.constraint(equalTo: contentView.topAnchor),
            rootStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            rootStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        bioLabel.text = nil
        badgeView.isHidden = false
    }
}
