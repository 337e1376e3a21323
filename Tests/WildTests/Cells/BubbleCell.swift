import UIKit

/// A message in a bubble, on the right if it is one's own.
final class BubbleCell: UICollectionViewCell {
    let bubbleView = UIView()
    let messageLabel = UILabel()

    private lazy var leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    private lazy var trailing = bubbleView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor,
        constant: -12
    )

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The list stands on its head, so every cell does too.
        contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
        messageLabel.numberOfLines = 0
        messageLabel.font = .systemFont(ofSize: 15)
        bubbleView.layer.cornerRadius = 16
        for view in [bubbleView, messageLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        contentView.addSubview(bubbleView)
        bubbleView.addSubview(messageLabel)
        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            bubbleView.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
            messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(text: String, isOutgoing: Bool) {
        messageLabel.text = text
        bubbleView.backgroundColor = isOutgoing ? .systemBlue : .secondarySystemBackground
        leading.isActive = !isOutgoing
        trailing.isActive = isOutgoing
    }
}
