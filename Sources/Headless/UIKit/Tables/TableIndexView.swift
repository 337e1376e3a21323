import Foundation

/// The index at the side of a table: its titles, one below the other in the middle. Where they have no room, dots stand for
/// some of them.
@MainActor
final class TableIndexView: UIView {
    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }

    /// Called with a title that a finger comes down on or moves to, and its place among all titles.
    private let select: (String, Int) -> Void
    private var touched: Int?

    init(_ select: @escaping (String, Int) -> Void) {
        self.select = select
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = nil
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    /// Dots stand for titles, too, so that all are spread over the height of what is shown.
    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty, let first = labels.first, let last = labels.last else {
            return
        }
        let share = (touch.location(in: self).y - first.frame.minY) / (last.frame.maxY - first.frame.minY)
        let place = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
        guard place != touched else { return }
        touched = place
        select(titles[place], place)
    }

    /// In points: customary.
    private static let titleHeight: CGFloat = 14

    private var labels: [UILabel] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        let entries = entries
        if labels.map(\.text) != entries { show(entries) }
        let pixel = max(1, traitCollection.displayScale)
        var y = max(0, (bounds.height - CGFloat(labels.count) * Self.titleHeight) / 2)
        for label in labels {
            label.frame = CGRect(
                x: 0,
                y: (y * pixel).rounded() / pixel,
                width: bounds.width,
                height: Self.titleHeight
            )
            y += Self.titleHeight
        }
    }

    /// Titles and dots by turns where not all have room; the first and the last are titles.
    private var entries: [String?] {
        let room = Int(max(0, bounds.height) / Self.titleHeight)
        guard room < titles.count else { return titles }
        let shown = (room + 1) / 2
        guard shown > 1 else { return shown == 1 ? [titles[0]] : [] }
        return (0..<shown).flatMap { index -> [String?] in
            let title = titles[(index * (titles.count - 1) + (shown - 1) / 2) / (shown - 1)]
            return index == shown - 1 ? [title] : [title, "•"]
        }
    }

    private func show(_ entries: [String?]) {
        for label in labels { label.removeFromSuperview() }
        labels = entries.map { text in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = tintColor
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }
}
