import UIKit

/// Tints over what lies near the viewport, in content coordinates, so that they scroll along.
final class SizingOverlay: UIView {
    /// How much of what is under a tint shows through: the text must stay readable.
    private static let opacity: CGFloat = 0.25

    private var tints: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = .greatestFiniteMagnitude
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SizingOverlay is made in code only")
    }

    /// Shows these tints and no others.
    func show(_ marks: [(frame: CGRect, status: SizingStatus)]) {
        UIView.performWithoutAnimation {
            while tints.count < marks.count {
                let tint = UIView()
                tints.append(tint)
                addSubview(tint)
            }
            for (index, tint) in tints.enumerated() {
                tint.isHidden = index >= marks.count
                guard index < marks.count else { continue }
                tint.frame = marks[index].frame
                tint.backgroundColor = marks[index].status.color.withAlphaComponent(Self.opacity)
            }
        }
    }
}
