import Foundation

/// The index at the side of a table: its titles, one below the other in the middle.
@MainActor
final class TableIndexView: UIView {
    var titles: [String] = [] {
        didSet { if titles != oldValue { titlesDidChange() } }
    }

    /// In points: customary.
    private static let titleHeight: CGFloat = 14

    private var labels: [UILabel] = []

    private func titlesDidChange() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = (bounds.height - CGFloat(labels.count) * Self.titleHeight) / 2
        for label in labels {
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.titleHeight)
            y += Self.titleHeight
        }
    }
}
