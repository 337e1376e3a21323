import Foundation

/// A guide that follows something which the system moves.
@available(iOS 15.0, *)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
}

/// The part of a view that the keyboard covers; without a keyboard, the safe area below.
@available(iOS 15.0, *)
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false

    @available(iOS 17.0, *)
    open var usesBottomSafeArea: Bool {
        get { keptUsesBottomSafeArea }
        set {
            keptUsesBottomSafeArea = newValue
            owningView?.keyboardDidMove()
        }
    }
    private var keptUsesBottomSafeArea = true

    @available(iOS 17.0, *)
    open var keyboardDismissPadding: CGFloat {
        get { keptDismissPadding }
        set { keptDismissPadding = newValue }
    }
    private var keptDismissPadding: CGFloat = 0

    /// How far above the keyboard a finger takes it along; 0 where there is no window.
    var dismissPadding: CGFloat { owningView?.window == nil ? 0 : max(0, keptDismissPadding) }

    /// How much of the owner's height lies in the guide.
    override var coveredHeight: CGFloat {
        guard let owningView else { return 0 }
        let rest = keptUsesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        guard Keyboard.isShown, owningView.window != nil else { return rest }
        let frame = owningView.convert(Keyboard.frame, from: nil)
        let covered = owningView.bounds.maxY - max(frame.minY, owningView.bounds.minY)
        return max(rest, min(covered, owningView.bounds.height))
    }
}

extension UIView {
    @available(iOS 15.0, *)
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = autoLayout.systemGuides.first(where: { $0.kind == .keyboard }) as? UIKeyboardLayoutGuide {
            return guide
        }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        autoLayout.systemGuides.append(guide)
        Keyboard.add(guide)
        return guide
    }

    func keyboardDidMove() {
        constraintsDidChange()
        setNeedsLayout()
    }
}
