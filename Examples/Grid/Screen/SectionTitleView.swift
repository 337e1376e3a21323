import UIKit

/// The title above a section.
final class SectionTitleView: UICollectionReusableView {
    private let label = UILabel()

    private static let margins = UIEdgeInsets(top: 10, left: 0, bottom: 8, right: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .semibold)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SectionTitleView is made in code only")
    }

    func show(_ title: String) {
        label.text = title
        setNeedsLayout()
    }

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
