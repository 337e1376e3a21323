import Foundation

/// What an animator can change of a view.
struct AnimatedViewState {
    var bounds: CGRect
    var center: CGPoint
    var transform: CATransform3D
    var alpha: CGFloat
    var backgroundColor: UIColor?

    @MainActor
    init(_ view: UIView) {
        bounds = view.bounds
        center = view.center
        transform = view.transform3D
        alpha = view.alpha
        backgroundColor = view.backgroundColor
    }

    @MainActor
    func apply(to view: UIView) {
        view.transform3D = transform
        view.bounds.size = bounds.size
        view.bounds.origin = bounds.origin
        view.center = center
        view.alpha = alpha
        view.backgroundColor = backgroundColor
    }

    func mixed(with other: AnimatedViewState, at progress: CGFloat) -> AnimatedViewState {
        func mix(_ first: Any, _ second: Any) -> AnimatedValue? {
            guard let first = AnimatedValue(first), let second = AnimatedValue(second) else { return nil }
            return first.mixed(with: second, at: progress)
        }
        var mixed = other
        mixed.bounds = mix(bounds, other.bounds)?.rect ?? other.bounds
        mixed.center = mix(center, other.center)?.point ?? other.center
        mixed.transform = mix(transform, other.transform)?.transform ?? other.transform
        mixed.alpha = alpha + (other.alpha - alpha) * progress
        if let backgroundColor, let end = other.backgroundColor, backgroundColor != end {
            mixed.backgroundColor = mix(backgroundColor, end)?.color.map(UIColor.init(cgColor:))
        }
        return mixed
    }
}

/// The views that closures change, as they were before and as they are after.
@MainActor
final class ViewChanges {
    private struct Change {
        weak var view: UIView?
        let start: AnimatedViewState
        var end: AnimatedViewState?
    }

    /// Notes changes while closures run.
    private(set) static var current: ViewChanges?

    private var changes: [Change] = []
    private var known: Set<ObjectIdentifier> = []

    /// Runs a closure and notes the views that it changes.
    func record(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        body()
        Self.current = outer
        for index in changes.indices { changes[index].end = changes[index].view.map(AnimatedViewState.init) }
    }

    func note(_ view: UIView) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        changes.append(Change(view: view, start: AnimatedViewState(view), end: nil))
    }

    /// Puts all views where they are at a part of the way, from 0 to 1 or beyond.
    func apply(progress: CGFloat) {
        for change in changes {
            guard let view = change.view, let end = change.end else { continue }
            let state =
                switch progress {
                case 0: change.start
                case 1: end
                default: change.start.mixed(with: end, at: progress)
                }
            state.apply(to: view)
        }
    }

    func state(of view: UIView, progress: CGFloat) -> AnimatedViewState? {
        guard known.contains(ObjectIdentifier(view)),
            let change = changes.first(where: { $0.view === view }), let end = change.end
        else { return nil }
        return change.start.mixed(with: end, at: progress)
    }
}

extension UIView {
    /// Whether an animator shows the view elsewhere than it says it is.
    package var isMovedByAnimator: Bool { RunningAnimators.shownState(of: self) != nil }

    /// To be called before a property changes that can be animated.
    func willChangeAnimatedState() {
        ViewChanges.current?.note(self)
    }
}
