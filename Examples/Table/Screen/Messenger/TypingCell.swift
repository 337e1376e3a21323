import UIKit

/// Says that somebody is typing: three dots in a bubble.
final class TypingCell: UICollectionViewCell {
    private let portrait = PortraitView()
    private let bubble = UIView()
    private let dots = (0..<3).map { _ in UIView() }

    private enum Metrics {
        static let bubble = CGRect(x: 48, y: 12, width: 62, height: 36)
        static let portrait = CGRect(x: 12, y: 20, width: 28, height: 28)
        static let dot: CGFloat = 7
        static let dotSpacing: CGFloat = 5
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.backgroundColor = .secondarySystemBackground
        bubble.layer.cornerRadius = Metrics.bubble.height / 2
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = .secondaryLabel
            dot.layer.cornerRadius = Metrics.dot / 2
            dot.alpha = [0.9, 0.6, 0.35][index]
            bubble.addSubview(dot)
        }
        for view in [portrait, bubble] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TypingCell is made in code only")
    }

    func show(_ person: Person) {
        portrait.show(person)
        accessibilityLabel = "\(person.name) is typing"
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.bubble.maxY)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        portrait.frame = placed(Metrics.portrait)
        bubble.frame = placed(Metrics.bubble)
        let extent = 3 * Metrics.dot + 2 * Metrics.dotSpacing
        for (index, dot) in dots.enumerated() {
            let x = (bubble.bounds.width - extent) / 2 + CGFloat(index) * (Metrics.dot + Metrics.dotSpacing)
            let y = (bubble.bounds.height - Metrics.dot) / 2
            dot.frame = CGRect(x: x, y: y, width: Metrics.dot, height: Metrics.dot)
        }
    }

    private func placed(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(origin: CGPoint(x: contentView.bounds.width - rect.maxX, y: rect.minY), size: rect.size)
    }
}
