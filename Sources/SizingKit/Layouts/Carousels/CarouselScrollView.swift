import UIKit

/// The scroll view that moves a carousel while the user scrolls it, or while a scroll is animated. It shows nothing and takes
/// no touches: its pan recognizer is added to the collection view, so that deceleration and bouncing are UIKit's.
///
/// A scroll view must stay the delegate of its pan recognizer, so it answers for it.
final class CarouselScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// Whether a touch in the collection view may scroll, asked when it begins.
    var mayReceive: ((UITouch) -> Bool)?
    /// Whether a movement of the finger may scroll, by its location and its velocity in the collection view.
    var mayBegin: ((_ location: CGPoint, _ velocity: CGPoint) -> Bool)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        #if !os(tvOS)
            // Two scroll views on screen would disable the tap on the status bar.
            scrollsToTop = false
        #endif
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CarouselScrollView is made in code only")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard inheritedAnswer("gestureRecognizer:shouldReceiveTouch:", gestureRecognizer, touch) ?? true else {
            return false
        }
        return gestureRecognizer !== panGestureRecognizer || mayReceive?(touch) ?? false
    }

    #if !os(tvOS)
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // The edge of the screen belongs to the gestures that begin there.
            let method = "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
            return inheritedAnswer(method, gestureRecognizer, otherGestureRecognizer) ?? false
                || gestureRecognizer === panGestureRecognizer
                    && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // The swipe that goes back from anywhere in the content waits until the carousel has declined.
            let method = "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
            return inheritedAnswer(method, gestureRecognizer, otherGestureRecognizer) ?? false
                || gestureRecognizer === panGestureRecognizer
                    && (superview as? UICollectionView)?.isContentPop(otherGestureRecognizer) ?? false
        }
    #endif

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        guard gestureRecognizer === panGestureRecognizer, let view = panGestureRecognizer.view else { return true }
        return mayBegin?(panGestureRecognizer.location(in: view), panGestureRecognizer.velocity(in: view)) ?? false
    }

    /// The answer of `UIScrollView`, which is the delegate of its recognizer, too, without declaring it: it may tell a finger from a
    /// pointer. `nil` where it has no such method.
    private func inheritedAnswer(_ method: String, _ recognizer: UIGestureRecognizer, _ other: AnyObject) -> Bool? {
        #if canImport(ObjectiveC)
            let selector = Selector(method)
            guard UIScrollView.instancesRespond(to: selector),
                let implementation = UIScrollView.instanceMethod(for: selector)
            else { return nil }
            typealias Method = @convention(c) (UIScrollView, Selector, UIGestureRecognizer, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Method.self)(self, selector, recognizer, other)
        #else
            return nil
        #endif
    }
}
