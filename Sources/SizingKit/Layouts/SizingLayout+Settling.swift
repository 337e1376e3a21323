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
        guard phase == .ready, dirt.isEmpty, needsSettling, let collectionView, collectionView.window != nil,
            let environment
        else { return }
        let isAtRest = rest.isAtRest(
            offset: environment.grid.position(of: collectionView.contentOffset.y),
            isMoving: collectionView.isInMotion,
            at: CACurrentMediaTime()
        )
        if isAtRest {
            settle()
        } else if !collectionView.isInMotion {
            RunLoopObserver.wakeUp(after: RestDetector.delay)
        }
    }

    /// Whether rest would bring something: an origin to put back, or an estimate to learn.
    private var needsSettling: Bool {
        guard let elastic else { return false }
        if let refusedSettling, refusedSettling == currentState { return false }
        return elastic.origin != 0 || elastic.contentEnd != elastic.model.total || elastic.model.canLearn
    }

    private var currentState: RefusedSettling? {
        guard let collectionView, let elastic else { return nil }
        return RefusedSettling(origin: elastic.origin, offset: collectionView.contentOffset.y)
    }

    /// Learns the estimates, then puts the start of the content back at zero and moves the offset along, so that
    /// nothing moves on screen.
    ///
    /// It is the one place where the layout changes the content offset.
    private func settle() {
        guard let collectionView, let grid = environment?.grid, let learning = elastic else { return }
        let viewport = viewport(for: collectionView.bounds, on: grid)
        let anchor = learning.element(at: viewport.top)
        let start = anchor.map { learning.span(of: $0).start }
        elastic?.model.learnEstimates()
        place(in: viewport, holding: HeldElement(element: anchor, start: start))
        guard let unsettled = elastic else { return }
        let movement = unsettled.settledTop(for: viewport) - viewport.top
        phase = .settling
        // The frames first: UIKit may ask for them while the offset changes.
        elastic?.settle()
        if movement != 0 {
            var offset = collectionView.contentOffset
            offset.y += grid.points(of: movement)
            collectionView.contentOffset = offset
            let moved = grid.position(of: collectionView.contentOffset.y) - viewport.top
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
