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
        if margins.insetsFromSafeArea { result = result + safeAreaInsets }
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
        constraintsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.margins.preservesSuperview {
            subview.marginsDidChange()
        }
    }

    /// How far insets of this view reach into a subview.
    func overlap(of insets: UIEdgeInsets, with subview: UIView) -> UIEdgeInsets {
        geometry.bounds.overlap(of: insets, with: subview.geometry.frame)
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
        constraintsDidChange()
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

extension CGRect {
    /// How far insets of this rectangle reach into another; an edge without an inset reaches nowhere.
    func overlap(of insets: UIEdgeInsets, with rect: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top > 0 ? max(0, insets.top - (rect.minY - minY)) : 0,
            left: insets.left > 0 ? max(0, insets.left - (rect.minX - minX)) : 0,
            bottom: insets.bottom > 0 ? max(0, insets.bottom - (maxY - rect.maxY)) : 0,
            right: insets.right > 0 ? max(0, insets.right - (maxX - rect.maxX)) : 0
        )
    }
}

extension UIEdgeInsets {
    func shrunk(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top),
            left: min(left, other.left),
            bottom: min(bottom, other.bottom),
            right: min(right, other.right)
        )
    }

    fileprivate func grown(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }
}
