import UIKit

/// A bubble on one side of a chat, laid out by hand.
final class MessengerCell: UICollectionViewCell {
    private static let font = UIFont.systemFont(ofSize: 17)
    private static let padding: CGFloat = 12

    let bubble = UIView()
    private let label = UILabel()
    private var isOwn = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Self.font
        label.numberOfLines = 0
        bubble.layer.cornerRadius = 16
        bubble.layer.cornerCurve = .continuous
        contentView.addSubview(bubble)
        bubble.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ text: String, isOwn: Bool) {
        self.isOwn = isOwn
        label.text = text
        label.textColor = isOwn ? .white : .label
        bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
        setNeedsLayout()
    }

    private static func textSize(of text: String, in width: CGFloat) -> CGSize {
        let size = NSString(string: text).boundingRect(
            with: CGSize(width: (width * 0.75).rounded(.down) - 2 * padding, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: font],
            context: nil
        ).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    static func height(of text: String, in width: CGFloat) -> CGFloat {
        textSize(of: text, in: width).height + 2 * padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = Self.textSize(of: label.text ?? "", in: bounds.width)
        let width = text.width + 2 * Self.padding
        bubble.frame = CGRect(
            x: isOwn ? bounds.width - width - 16 : 16,
            y: 0,
            width: width,
            height: bounds.height
        )
        label.frame = bubble.bounds.insetBy(dx: Self.padding, dy: Self.padding)
    }
}
