import UIKit

/// A label of several lines at 300 points, held at the edges of a view.
@MainActor
private func makeLabel(in view: UIView) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Some words ", count: 8)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return label
}

/// A cell that is held up by constraints and asks its superclass for its size.
final class PlainCell: UICollectionViewCell {
    private lazy var label = makeLabel(in: contentView)
    /// What it was given, and what its superclass made of it.
    private(set) static var answer: (offered: CGSize, preferred: CGSize)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        _ = label
        let offered = layoutAttributes.frame.size
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        PlainCell.answer = (offered, preferred.frame.size)
        return preferred
    }

    static func forgetAnswer() {
        answer = nil
    }
}

/// A header that is held up by constraints and asks its superclass for its size.
final class PlainHeader: UICollectionReusableView {
    private lazy var label = makeLabel(in: self)
    private(set) static var answer: (offered: CGSize, preferred: CGSize)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        _ = label
        let offered = layoutAttributes.frame.size
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        PlainHeader.answer = (offered, preferred.frame.size)
        return preferred
    }

    static func forgetAnswer() {
        answer = nil
    }
}

/// A cell that doesn't tell its superclass that it is reused, and counts how often it is asked for its size.
final class ForgetfulCell: UICollectionViewCell {
    private(set) static var askedCount = 0

    override func prepareForReuse() {}

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        ForgetfulCell.askedCount += 1
        return layoutAttributes
    }

    static func forgetCount() {
        askedCount = 0
    }
}
