import UIKit

/// A finger on the screen.
extension HeadlessScreen {
    /// Puts the finger down in the middle of a scroll view; what moves there stops.
    public func touchDown(_ scrollView: UIScrollView) {
        finger = CGPoint(x: scrollView.frame.midX, y: scrollView.frame.midY)
        scrollView.beginTracking(at: finger)
    }

    /// Moves the finger and shows a frame; puts it down first if it is not.
    ///
    /// - Parameter distance: How far the content is to move, in points, positive towards its end: the finger goes the
    ///   other way. Beyond the ends of the content less than that is seen.
    public func drag(_ scrollView: UIScrollView, by distance: CGPoint) {
        if !scrollView.isTracking { touchDown(scrollView) }
        finger.x -= distance.x
        finger.y -= distance.y
        scrollView.drag(to: finger)
        frame()
    }

    /// Moves the finger along the vertical axis and shows a frame.
    public func drag(_ scrollView: UIScrollView, by distance: CGFloat) {
        drag(scrollView, by: CGPoint(x: 0, y: distance))
    }

    /// Takes the finger away.
    ///
    /// - Parameter velocity: That of the content offset, in points per second, positive towards the end of the content.
    public func lift(_ scrollView: UIScrollView, velocity: CGPoint = .zero) {
        scrollView.endDragging(velocity: velocity)
    }

    /// Takes the finger away while it moves along the vertical axis.
    public func lift(_ scrollView: UIScrollView, velocity: CGFloat) {
        lift(scrollView, velocity: CGPoint(x: 0, y: velocity))
    }

    /// A short drag that ends in a flight; the frames of the flight are for the caller to run.
    ///
    /// - Parameters:
    ///   - velocity: of the content offset along the vertical axis when the finger leaves, in points per second.
    ///   - frames: how long the finger is down.
    public func fling(_ scrollView: UIScrollView, velocity: CGFloat, frames: Int = 4) {
        touchDown(scrollView)
        for _ in 0..<frames { drag(scrollView, by: velocity * CGFloat(Self.frameDuration)) }
        lift(scrollView, velocity: velocity)
    }

    /// A tap on the status bar: an animated scroll to the top, with neither `isDragging` nor `isDecelerating`.
    public func scrollToTop(_ scrollView: UIScrollView) {
        scrollView.scrollToTop()
    }

    /// A tap on the screen: the view in front there gets it, or the nearest around it that answers touches, such as a
    /// control, an accessory of a list cell or a cell.
    ///
    /// - Parameter point: in points of the screen.
    /// - Returns: The view that answered; nil if none did.
    @discardableResult
    public func tap(_ point: CGPoint) -> UIView? {
        window.layoutIfNeeded()
        let answering = window.hitTest(point, with: nil)?.viewAnsweringTap
        touchDown(at: point)
        liftTouch()
        return answering
    }

    /// A tap on a view: a finger goes down in its middle and up again. What is in front there gets the touch: the view,
    /// something in it, or, if it takes no touches as a label does, the nearest around it that answers.
    ///
    /// A switch changes and sends `valueChanged`, a button sends `touchUpInside`, a cell is selected. A view that a finger
    /// cannot reach raises an exception that says why: it is hidden, disabled, covered by another view, not on the screen.
    ///
    /// - Returns: The view that answered; nil if none did.
    @discardableResult
    public func tap(_ view: UIView) -> UIView? {
        window.layoutIfNeeded()
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        if let obstacle = obstacle(to: view, at: middle) {
            raise(.invalidArgument, "\(name(view)) cannot be tapped: \(obstacle)")
            return nil
        }
        return tap(middle)
    }

    /// Sets the state of a cell as if its row were swiped aside, or not: `UICellConfigurationState.isSwiped`. Nothing moves, and no
    /// delegate is asked. To swipe a row with a finger, use `pan(from:to:frames:)`.
    public func setSwiped(_ isSwiped: Bool, itemAt indexPath: IndexPath, in collectionView: UICollectionView) {
        collectionView.cellForItem(at: indexPath)?.isShownSwiped = isSwiped
    }

    /// A tap on an item of a collection view: the delegate is asked and told.
    public func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
        collectionView.tapItem(at: indexPath)
    }
}
