import UIKit

/// Lines of text above or below all stories, as wide as the margins of the list allow.
final class FeedEndView: UIView {
    let textLabel = UILabel()
    let detailLabel = UILabel()

    init() {
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [textLabel, detailLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        for label in [textLabel, detailLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        addSubview(stack)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FeedEndView is made in code only")
    }

    /// The title of the feed, with a line about it.
    static func title(_ title: String, _ detail: String) -> FeedEndView {
        let view = FeedEndView()
        view.textLabel.text = title
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        view.textLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: font)
        view.detailLabel.text = detail
        view.detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        view.detailLabel.textColor = .secondaryLabel
        return view
    }

    /// A small line in the middle.
    static func note(_ text: String) -> FeedEndView {
        let view = FeedEndView()
        view.textLabel.text = text
        view.textLabel.font = .preferredFont(forTextStyle: .footnote)
        view.textLabel.textColor = .secondaryLabel
        view.textLabel.textAlignment = .center
        view.detailLabel.isHidden = true
        return view
    }
}
