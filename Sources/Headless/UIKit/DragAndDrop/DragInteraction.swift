import Foundation

/// The long press by which a finger lifts a row of a view and carries it away.
@MainActor
final class DragInteraction: NSObject, UIGestureRecognizerDelegate {
    private weak var source: (any DragSource)?
    private let press = UILongPressGestureRecognizer()
    private var activity: DragActivity?

    init(_ source: any DragSource) {
        self.source = source
        super.init()
        press.delegate = self
        press.addAction { [weak self] _ in self?.pressDidChange() }
        source.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let source, source.isDraggable, DragActivity.current == nil else { return false }
        activity = DragActivity(from: source, at: press.location(in: nil))
        return activity != nil
    }

    private func pressDidChange() {
        switch press.state {
        case .began: activity?.lift()
        case .changed: activity?.move(to: press.location(in: nil))
        case .ended:
            activity?.end()
            activity = nil
        default:
            activity?.cancel()
            activity = nil
        }
    }
}
