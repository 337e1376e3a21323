import SizingEngine
import UIKit

/// What was left when a scroll view did not take the offset by which a layout settles.
struct RefusedSettling: Equatable {
    var origin: Int
    var offset: CGFloat
}

extension SizingLayout {
    /// Begins to watch for rest.
    func observeRunLoop() {
        guard runLoopObserver == nil else { return }
        runLoopObserver = RunLoopObserver { [weak self] in self?.runLoopWillSleep() }
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        if stopAwaitingUpdates() { invalidateLayout() }
        checkEndedMovement()
        if collectionView == nil { finder.templates.host.removeFromSuperview() }
        if phase == .ready, isOutdated { invalidateLayout() }
        guard phase == .ready, dirt.isEmpty, needsSettling, collectionView?.window != nil else { return }
        if isAtRest(by: &rest) { settle() }
    }

    /// Whether what is placed is not what has to be, whatever UIKit has made of the last invalidation.
    private var isOutdated: Bool {
        guard elastic != nil, collectionView?.window != nil else { return false }
        return !dirt.isEmpty || !postponed.isEmpty || hasOtherInsets
    }

    /// Whether the collection view has come to rest. As long as nobody moves it and it has not, the run loop turns again
    /// after a while.
    func isAtRest(by rest: inout RestDetector) -> Bool {
        guard let collectionView, let environment, let elastic else { return false }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let isOverscrolled = viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        let isAtRest = rest.isAtRest(
            offset: environment.axis.main(collectionView.contentOffset),
            isMoving: collectionView.isInMotion,
            isOverscrolled: isOverscrolled,
            at: CACurrentMediaTime()
        )
        if !isAtRest, !collectionView.isInMotion {
            RunLoopObserver.wakeUp(after: RestDetector.delay(isOverscrolled: isOverscrolled))
        }
        return isAtRest
    }

    /// Whether rest would bring something: an origin to put back, an estimate to learn, or columns or lines to level.
    private var needsSettling: Bool {
        guard let elastic else { return false }
        if let refusedSettling, refusedSettling == currentState { return false }
        if elastic.origin != 0 || elastic.contentEnd != elastic.model.total || elastic.model.canLearn { return true }
        guard let collectionView, let environment else { return false }
        return elastic.canLevelSections(in: viewport(for: collectionView.bounds, in: environment))
    }

    private var currentState: RefusedSettling? {
        guard let collectionView, let elastic, let environment else { return nil }
        return RefusedSettling(origin: elastic.origin, offset: environment.axis.main(collectionView.contentOffset))
    }

    /// Learns the estimates and levels the columns of masonries and the lines of flows, then puts the start of the content
    /// back at zero and moves the offset along, so that nothing moves on screen but columns that start at different heights
    /// there.
    ///
    /// Beside the start of an animated scroll it is the one place where the layout changes the content offset.
    func settle() {
        guard let collectionView, let environment, let learning = elastic else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let anchor = learning.anchor(at: viewport.span[learning.heldEdge])
        elastic?.model.learnEstimates()
        elastic?.levelSections(in: viewport)
        place(in: viewport, holding: Held(anchor))
        guard let unsettled = elastic else { return }
        let movement = unsettled.settledTop(for: viewport) - viewport.top
        phase = .settling
        // The frames first: UIKit may ask for them while the offset changes.
        elastic?.settle()
        if movement != 0 {
            let (axis, grid) = (environment.axis, environment.grid)
            collectionView.contentOffset = axis.moved(collectionView.contentOffset, by: grid.points(of: movement))
            let moved = grid.position(of: axis.main(collectionView.contentOffset)) - viewport.top
            if moved != movement { elastic?.settled(from: unsettled.origin, offsetMovedBy: moved) }
        }
        // A scroll view that does not take the offset is not asked again and again for the same.
        refusedSettling = elastic?.origin == 0 ? nil : currentState
        if phase == .settling { phase = .ready }
        invalidateLayout()
    }
}

extension UIScrollView {
    /// Whether a flag says that the content moves.
    var isInMotion: Bool {
        if isMovedByFinger { return true }
        if #available(iOS 17.4, tvOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { return isScrollAnimating }
        return false
    }
}
