import SizingKit
import UIKit

/// The numbers that an app reads at the end of a frame: they are those of the content.
extension FrameInspector {
    /// So many frames at most are not true after a step: it is over when the offset stays the same from one frame to the next.
    private static let longestWait = 2

    func checkNumbers(_ reading: ScreenReading) {
        let layout = view.layout
        let frame = view.screen.frameCount
        let isTrue =
            layout.contentOrigin == 0
            && ReadingDirection.pixels(size(view.collectionView.contentSize))
                == ReadingDirection.pixels(size(layout.collectionViewContentSize))
        guard !isTrue, !mayBeFalse(reading) else {
            falseSince = nil
            return
        }
        let falseFrames = frame - (falseSince ?? frame) + 1
        falseSince = falseSince ?? frame
        guard view.screen.hostility.isEmpty, falseFrames > Self.longestWait else { return }
        let mover =
            view.collectionView.isTracking
            ? "under a finger" : view.collectionView.isDecelerating ? "in flight" : "with nothing that moves it"
        report("the content begins at \(layout.contentOrigin) for \(falseFrames) frames, \(mover)")
    }

    private func size(_ size: CGSize) -> CGFloat { view.scene.isHorizontal ? size.width : size.height }

    /// Whether the content may begin elsewhere: during an animated scroll, which ends where it was sent, where the offset would
    /// be illegal, and by so little that a slower step of a deceleration, or the way of a finger, could not be told from it.
    /// Content that has become too short to scroll while it moves keeps its length for UIKit until it is at rest.
    private func mayBeFalse(_ reading: ScreenReading) -> Bool {
        let direction = reading.direction
        let origin = ReadingDirection.pixels(view.layout.contentOrigin)
        let settled = direction.isReversed ? direction.offset + origin : direction.offset - origin
        let missing =
            ReadingDirection.pixels(size(view.layout.collectionViewContentSize))
            - ReadingDirection.pixels(size(view.collectionView.contentSize))
        let legal =
            direction.isReversed
            ? (direction.minimumOffset + origin - missing, direction.maximumOffset)
            : (direction.minimumOffset, direction.maximumOffset - origin + missing)
        let isMoving = view.collectionView.isDecelerating || view.collectionView.isTracking
        let isSmall = origin != 0 && abs(origin) <= Self.smallest + abs(direction.distanceMoved - distanceMoved) / 2
        return view.collectionView.isScrollAnimating || settled < legal.0 || settled > legal.1
            || isSmall && view.collectionView.isDecelerating
            || isMoving && origin == 0 && ceasesToScroll
            || abs(origin) <= Self.smallestUnderFinger && view.collectionView.isTracking
    }

    private var ceasesToScroll: Bool {
        let length = size(view.collectionView.bounds.size)
        return size(view.layout.collectionViewContentSize) <= length && size(view.collectionView.contentSize) > length
    }

    /// In pixels.
    private static let smallest = 12

    /// What can't be told from the way of a finger, in pixels: its step and that of the content are rounded.
    private static let smallestUnderFinger = 2
}
