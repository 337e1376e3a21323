import Foundation

extension UIView {
    func setTintColor(_ color: UIColor?) {
        let old = tintColor
        ownTintColor = color
        if tintColor != old { tintDidChange() }
    }

    func inheritTint(from oldSuperview: UIView?) {
        guard ownTintColor == nil, let superview else { return }
        let old = oldSuperview?.tintColor ?? .systemBlue
        if superview.tintColor != old { tintDidChange() }
    }

    private func tintDidChange() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil {
            subview.tintDidChange()
        }
    }
}
