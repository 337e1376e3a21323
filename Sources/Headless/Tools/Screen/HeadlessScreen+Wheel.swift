import UIKit

/// Ways to scroll that are no touches: none of them sets a flag of the scroll view.
extension HeadlessScreen {
    /// Turns a wheel over a scroll view and shows a frame.
    ///
    /// - Parameter distance: How far the content is to move, in points, positive towards its end; no further than the
    ///   content goes.
    public func turnWheel(over scrollView: UIScrollView, by distance: CGPoint) {
        scrollView.turnWheel(by: distance)
        frame()
    }

    /// Turns a wheel along the vertical axis and shows a frame.
    public func turnWheel(over scrollView: UIScrollView, by distance: CGFloat) {
        turnWheel(over: scrollView, by: CGPoint(x: 0, y: distance))
    }

    /// Scrolls by what is visible, as the page keys and VoiceOver do: animated, so that the frames are for the caller to
    /// run.
    public func turnPage(of scrollView: UIScrollView, forward: Bool = true) {
        scrollView.turnPage(forward: forward)
    }
}
