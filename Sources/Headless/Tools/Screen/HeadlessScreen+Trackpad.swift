import UIKit

/// Two fingers on a trackpad, which scroll what lies under the pointer and touch nothing. Recognizers follow them that allow
/// continuous scrolls, as those of scroll views do.
extension HeadlessScreen {
    /// Begins to scroll what lies at a point of the screen.
    public func beginTrackpadScroll(at point: CGPoint) {
        window.layoutIfNeeded()
        window.beginScroll(at: point)
    }

    /// Moves the fingers and shows a frame.
    ///
    /// - Parameter distance: How far the fingers move, in points; the content goes with them.
    public func moveTrackpadScroll(by distance: CGPoint) {
        window.moveScroll(by: distance)
        frame()
    }

    /// Takes the fingers from the trackpad.
    public func endTrackpadScroll() {
        window.endScroll()
    }

    /// Fingers that scroll by a distance in even steps of a frame each, and leave the trackpad while they move.
    public func scrollByTrackpad(at point: CGPoint, by distance: CGPoint, frames: Int = 10) {
        beginTrackpadScroll(at: point)
        let count = CGFloat(max(frames, 1))
        for _ in 0..<max(frames, 1) {
            moveTrackpadScroll(by: CGPoint(x: distance.x / count, y: distance.y / count))
        }
        endTrackpadScroll()
    }
}
