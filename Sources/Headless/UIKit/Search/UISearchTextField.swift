import Foundation

/// The field of a search bar, with a magnifying glass before its text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    // In points: customary, Apple does not publish them.
    private static let edge: CGFloat = 8
    private static let gap: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        showMagnifier()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showMagnifier()
    }

    private func showMagnifier() {
        let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        leftView = magnifier
        leftViewMode = .always
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: towardsEnd(Self.edge), dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        guard leftView?.isHidden == false else { return rect }
        let gap = min(Self.gap, rect.width)
        return CGRect(
            x: max(rect.minX, rect.minX + towardsEnd(gap)),
            y: rect.minY,
            width: rect.width - gap,
            height: rect.height
        )
    }

    private func towardsEnd(_ distance: CGFloat) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
    }
}
