import Foundation

/// The finger that turns a page with the style `pageCurl`: when it leaves, the page changes.
@MainActor
final class PageTurning: NSObject, UIGestureRecognizerDelegate {
    private let isHorizontal: Bool
    let pan = UIPanGestureRecognizer()
    private var place = PagePlace.shown

    /// Whether there is a page on a side.
    var mayTurn: ((PagePlace) -> Bool)?
    var willTurn: ((PagePlace) -> Void)?
    var didTurn: ((PagePlace, _ isCompleted: Bool) -> Void)?

    init(isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.panDidChange() }
    }

    /// How fast the finger moves along the pages, and across.
    private var velocity: (along: CGFloat, across: CGFloat) {
        let velocity = pan.velocity(in: nil)
        return isHorizontal ? (velocity.x, velocity.y) : (velocity.y, velocity.x)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let (along, across) = velocity
        guard abs(along) > abs(across) else { return false }
        place = along > 0 ? .before : .after
        return mayTurn?(place) ?? false
    }

    private func panDidChange() {
        switch pan.state {
        case .began: willTurn?(place)
        case .changed: break
        default:
            let along = velocity.along
            let goesBack = place == .before ? along < 0 : along > 0
            didTurn?(place, pan.state == .ended && !goesBack)
        }
    }
}
