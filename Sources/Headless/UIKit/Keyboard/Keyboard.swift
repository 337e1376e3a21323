import Foundation

/// The keyboard of the screen: it comes up for a first responder that takes text.
@MainActor
enum Keyboard {
    /// In points, with the bar of suggestions and the home indicator: customary, Apple does not publish it.
    private static let height: CGFloat = 336
    private static let heightOnItsSide: CGFloat = 230

    /// Seconds, as the notifications say on a phone.
    private static let duration: TimeInterval = 0.25

    /// A curve without a public name, as the notifications say on a phone.
    private static let curve = 7

    /// In the coordinates of the screen; below it while no keyboard is shown.
    private(set) static var frame = CGRect.zero
    private(set) static var isShown = false

    /// How many screens there were before this one.
    private static var screens = 0

    private static var guides: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    static func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    // MARK: Coming and going

    /// Set while one responder makes way for another.
    static var isHandedOver = false

    static func firstResponderDidChange(to responder: UIResponder?) {
        if responder == nil, isHandedOver { return }
        guard let responder, responder is any UIKeyInput || responder.inputView != nil else {
            if isShown { move(shows: false, to: hiddenFrame) }
            return
        }
        let target = shownFrame(for: responder)
        guard !isShown || target != frame else { return }
        move(shows: true, to: target)
    }

    /// Another screen takes the place of this one, which has no keyboard. Nobody is told.
    static func forget() {
        (frame, isShown, frameBeforeFinger) = (.zero, false, nil)
        screens += 1
    }

    /// The screen has another size, and the keyboard with it.
    static func screenDidResize(responder: UIResponder?) {
        guard isShown, let responder else { return }
        move(shows: true, to: shownFrame(for: responder))
    }

    // MARK: Under a finger

    /// Where the keyboard was before a finger took it along.
    private static var frameBeforeFinger: CGRect?

    /// A finger that scrolls is at a height of the screen. Where that is lower than the keyboard's upper edge, the keyboard
    /// goes along, and comes back with the finger. Layout guides follow; nothing is posted before the finger leaves.
    static func follow(fingerAt y: CGFloat) {
        guard isShown else { return }
        let rest = frameBeforeFinger ?? frame
        let padding = guides.compactMap { $0.guide?.dismissPadding }.max() ?? 0
        let top = min(max(rest.minY, y + padding), UIScreen.main.bounds.maxY)
        guard top != frame.minY else { return }
        frameBeforeFinger = rest
        frame.origin.y = top
        tellGuides()
    }

    /// The finger leaves. A keyboard that it has pulled down goes on in its direction; from a finger that stands still, to
    /// where it is nearer to.
    ///
    /// - Parameter velocity: That of the finger, in points per second, positive downwards.
    static func letGo(velocity: CGFloat) {
        guard let rest = frameBeforeFinger else { return }
        frameBeforeFinger = nil
        guard frame != rest else { return }
        let isHalfGone = frame.minY - rest.minY > rest.height / 2
        let goes = velocity > 0 || velocity == 0 && isHalfGone
        if !goes || UIResponder.currentFirstResponder?.resignFirstResponder() != true { move(shows: true, to: rest) }
    }

    private static func tellGuides() {
        for entry in guides { entry.guide?.owningView?.keyboardDidMove() }
    }

    private static var hiddenFrame: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    }

    private static func shownFrame(for responder: UIResponder) -> CGRect {
        let screen = UIScreen.main.bounds
        let standard = screen.height > screen.width ? height : heightOnItsSide
        let input = responder.inputView.map { Self.height(of: $0) + UIScreen.main.safeAreaInsets.bottom } ?? standard
        let total = input + (responder.inputAccessoryView.map(Self.height) ?? 0)
        return CGRect(x: 0, y: screen.maxY - total, width: screen.width, height: total)
    }

    private static func height(of view: UIView) -> CGFloat {
        view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
    }

    private static func move(shows: Bool, to target: CGRect) {
        let begin = isShown ? frame : hiddenFrame
        let changesVisibility = shows != isShown
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: target),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ name: NSNotification.Name) {
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
        }
        post(UIResponder.keyboardWillChangeFrameNotification)
        if changesVisibility {
            post(shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        }
        (frame, isShown) = (target, shows)
        tellGuides()
        // The notification is posted after the next frame, in which the views make room for the keyboard.
        FrameClock.afterNextFrame { [screens] in
            FrameClock.afterNextFrame {
                guard screens == self.screens else { return }
                post(UIResponder.keyboardDidChangeFrameNotification)
                guard changesVisibility else { return }
                post(shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            }
        }
    }
}

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )

    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
