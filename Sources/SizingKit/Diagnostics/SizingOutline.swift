import UIKit

/// The outline of an element, with its extent and the source of its size in a corner.
final class SizingOutline: UIView {
    private enum Metrics {
        static let lineWidth: CGFloat = 1
        static let fontSize: CGFloat = 10
        static let padding = CGSize(width: 4, height: 1)
        static let cornerRadius: CGFloat = 3
        static let inset: CGFloat = 2
    }

    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        layer.borderWidth = Metrics.lineWidth
        label.font = .monospacedDigitSystemFont(ofSize: Metrics.fontSize, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        label.clipsToBounds = true
        label.layer.cornerRadius = Metrics.cornerRadius
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SizingOutline is made in code only")
    }

    /// - Parameter extent: Along the scroll axis, in points.
    func show(extent: CGFloat, _ source: SizeSource) {
        layer.borderColor = source.color.resolvedColor(with: traitCollection).cgColor
        label.backgroundColor = source.color
        let hundredths = (extent * 100).rounded() / 100
        let number = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
        label.text = "\(number) \(source.name)"
        let fitting = label.sizeThatFits(bounds.size)
        let size = CGSize(
            width: fitting.width + 2 * Metrics.padding.width,
            height: fitting.height + 2 * Metrics.padding.height
        )
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isRightToLeft ? Metrics.inset : bounds.width - size.width - Metrics.inset,
            y: Metrics.inset,
            width: size.width,
            height: size.height
        )
    }
}

extension SizeSource {
    /// The colour of the outline.
    fileprivate var color: UIColor {
        switch self {
        case .estimate: .systemRed
        case .corrected: .systemOrange
        case .cache: .systemBlue
        case .template, .given, .earlier: .systemGreen
        }
    }
}
