import Foundation

/// The margins of a view and what they come from.
struct MarginState {
    /// Nil until set: then a root view takes its controller's minimum and any other view 8 points.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var safeArea = UIEdgeInsets.zero

    /// The default of `UIView.directionalLayoutMargins`, in points.
    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
    var effectiveMargins: UIEdgeInsets {
        let own = margins.own ?? viewController?.systemMinimumLayoutMargins ?? MarginState.standard
        var result = UIEdgeInsets(own, direction: effectiveUserInterfaceLayoutDirection)
        if margins.insetsFromSafeArea { result = result + margins.safeArea }
        if margins.preservesSuperview, let superview {
            result = result.grown(to: superview.overlap(of: superview.effectiveMargins, with: self))
        }
        return result
    }

    func setMargins(_ newMargins: NSDirectionalEdgeInsets) {
        changeMargins { $0.own = newMargins }
    }

    func changeMargins(_ change: (inout MarginState) -> Void) {
        let old = effectiveMargins
        change(&margins)
        if effectiveMargins != old { marginsDidChange() }
    }

    private func marginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.margins.preservesSuperview {
            subview.marginsDidChange()
        }
    }

    /// How far insets of this view reach into a subview.
    func overlap(of insets: UIEdgeInsets, with subview: UIView) -> UIEdgeInsets {
        let frame = subview.geometry.frame
        let bounds = geometry.bounds
        return UIEdgeInsets(
            top: max(0, insets.top - (frame.minY - bounds.minY)),
            left: max(0, insets.left - (frame.minX - bounds.minX)),
            bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, insets.right - (bounds.maxX - frame.maxX))
        )
    }
}

extension UIView {
    func updateSafeArea() {
        var insets = safeAreaInsetsFromAbove
        if let viewController {
            insets = insets + viewController.containerSafeAreaInsets + viewController.additionalSafeAreaInsets
        }
        setSafeArea(insets)
    }

    func setSafeArea(_ insets: UIEdgeInsets) {
        guard insets != margins.safeArea else { return }
        margins.safeArea = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        if margins.insetsFromSafeArea { marginsDidChange() }
        for subview in subviews {
            subview.updateSafeArea()
        }
    }

    /// For when the subviews have moved under the insets without their frames being set.
    func subviewSafeAreasDidChange() {
        guard safeAreaInsetsForSubviews != .zero else { return }
        for subview in subviews {
            subview.updateSafeArea()
        }
    }
}

extension UIEdgeInsets {
    fileprivate func grown(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }
}
