import SizingEngine
import UIKit

/// The responses of the scroll view to settlings while a finger or its momentum moves the content: whether it goes on
/// from the offset that it is given. Apple's documentation does not say.
@MainActor
struct SettlingsInMotion {
    /// The cause of a motion of the content.
    enum Mover: Hashable {
        case finger, momentum

        @MainActor
        init(of collectionView: UICollectionView) {
            self = collectionView.isTracking || collectionView.isDragging ? .finger : .momentum
        }
    }

    /// The settling about which the next step decides.
    private(set) var trial: SettlingTrial?
    /// The movers that have gone on from an offset that was set.
    private var followers: Set<Mover> = []
    /// The movers that have not taken an offset in the motion under way, or have taken one back at any time.
    private var refusers: Set<Mover> = []
    /// The movers that have taken an offset back.
    private var revokers: Set<Mover> = []
    /// Whether the content was seen to move by another distance than the finger.
    private var isFingerInexact = false

    /// Whether the present mover of a collection view was seen not to go on from an offset that was set.
    func isRefused(by collectionView: UICollectionView) -> Bool {
        !refusers.isEmpty && refusers.contains(Mover(of: collectionView))
    }

    /// Whether the present mover of a collection view was seen to go on from an offset that was set.
    func isTakenUp(by collectionView: UICollectionView) -> Bool {
        followers.contains(Mover(of: collectionView))
    }

    /// Whether the next step will show if the scroll view goes on from the offset of a settling.
    ///
    /// - Parameters:
    ///   - distance: How far the offset is moved, in pixels.
    ///   - step: The last step of the motion, in pixels.
    func isClear(_ distance: Int, after step: Int, in collectionView: UICollectionView) -> Bool {
        let isExact = Mover(of: collectionView) == .finger && !isFingerInexact
        return distance == 0 || isTakenUp(by: collectionView) || trial?.isUndone(by: distance) == true
            || SettlingTrial.isClear(distance + (trial?.moved ?? 0), after: isExact ? nil : step)
    }

    /// Records a settling.
    ///
    /// - Parameters:
    ///   - moved: How far the scroll view has moved its offset, in pixels.
    ///   - asked: How far it was asked to.
    ///   - contentEnd: The end of the content before, in pixels.
    mutating func didSettle(
        by moved: Int,
        of asked: Int,
        endingBefore contentEnd: Int,
        in collectionView: UICollectionView,
        _ environment: LayoutEnvironment
    ) {
        let mover = Mover(of: collectionView)
        guard moved == asked else {
            refusers.insert(mover)
            return
        }
        guard moved != 0, !followers.contains(mover) else { return }
        if trial?.isUndone(by: moved) == true {
            trial = nil
            return
        }
        trial = SettlingTrial(
            moved: moved + (trial?.moved ?? 0),
            mover: mover,
            finger: collectionView.fingerDistance(in: environment),
            contentEnd: max(contentEnd, trial?.contentEnd ?? contentEnd)
        )
    }

    /// Decides about the settling on trial, if there is one.
    ///
    /// - Parameters:
    ///   - step: How far the offset moves in a step, in pixels.
    ///   - expected: How far the content may be expected to move, from the steps before.
    ///   - isPulled: Whether the content is beyond an end, before the step or after it, where it moves less than the finger.
    /// - Returns: How far the settling had moved the offset, if the step takes it back; otherwise 0.
    mutating func distanceTakenBack(
        by step: Int,
        expecting expected: [Int],
        isPulled: Bool,
        in collectionView: UICollectionView,
        _ environment: LayoutEnvironment
    ) -> Int {
        guard let trial else { return 0 }
        self.trial = nil
        let mover = Mover(of: collectionView)
        // Another motion begins where the content is, also that of another finger in the same turn.
        guard mover == trial.mover, mover == .momentum || !collectionView.beginsDragging else { return 0 }
        let finger = mover == .finger ? trial.finger - collectionView.fingerDistance(in: environment) : nil
        switch trial.outcome(of: step, finger: finger, isPulled: isPulled, expecting: expected) {
        case .unclear:
            if mover == .finger, !isPulled { isFingerInexact = true }
            return 0
        case .takenUp:
            // Beyond an end momentum turns round, and its step may look like any other.
            if mover == .finger || !isPulled { followers.insert(mover) }
            return 0
        case .takenBack:
            refusers.insert(mover)
            revokers.insert(mover)
            return trial.moved
        }
    }

    /// Records the end of a turn of the run loop: the next finger begins where the content is.
    mutating func turnWillEnd(in collectionView: UICollectionView) {
        if trial?.mover == .finger, Mover(of: collectionView) != .finger { trial = nil }
    }

    /// Records that nothing moves the content any more.
    mutating func motionIsOver() {
        trial = nil
        refusers = revokers
    }
}

extension UICollectionView {
    /// Whether a finger moves the content for the first time since it came down.
    var beginsDragging: Bool { panGestureRecognizer.state == .began }

    /// How far the finger has come since it began to scroll, in pixels along the scroll axis.
    func fingerDistance(in environment: LayoutEnvironment) -> Int {
        environment.grid.position(of: environment.axis.main(panGestureRecognizer.translation(in: nil)))
    }
}
