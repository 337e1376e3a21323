import UIKit

/// A view that tints the elements near the viewport. It is in content coordinates, so that it scrolls with them.
final class SizingOverlay: UIView {
    /// The opacity of a tint: the text below it must stay readable.
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

    /// Replaces the tints.
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
