import UIKit

/// The title above a section.
final class SectionHeaderView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SectionHeaderView is made in code only")
    }

    /// - Parameter isPinned: Whether rows pass below it.
    func show(_ title: String, isPinned: Bool) {
        label.text = title
        backgroundColor = isPinned ? .secondarySystemBackground : .clear
        setNeedsLayout()
    }

    private static let margins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = Self.margins
        let width = max(0, size.width - margins.left - margins.right)
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: margins.top + text.height + margins.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.margins)
    }
}
