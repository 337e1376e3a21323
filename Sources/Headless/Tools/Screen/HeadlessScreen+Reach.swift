import UIKit

/// Why a finger does not reach a view.
extension HeadlessScreen {
    /// What keeps a finger at a point of the screen from touching a view; nil if nothing does.
    func obstacle(to view: UIView, at point: CGPoint) -> String? {
        guard view.window === window else { return "it is not on the screen" }
        let around = Array(sequence(first: view, next: \.superview))
        for ancestor in around {
            let it = ancestor === view ? "it" : "\(name(ancestor)) around it"
            if ancestor.isHidden { return "\(it) is hidden" }
            if ancestor.alpha <= 0.01 { return "\(it) is transparent" }
            if view is UIControl, !ancestor.isUserInteractionEnabled { return "\(it) has user interaction disabled" }
        }
        if let control = view as? UIControl, !control.isEnabled { return "it is disabled" }
        guard window.bounds.contains(point) else { return "its middle, \(text(point)), is outside of the screen" }
        guard let front = window.hitTest(point, with: nil) else { return "nothing takes touches at \(text(point))" }
        if front.isDescendant(of: view) { return nil }
        guard view.isDescendant(of: front) else { return "it is covered by \(name(front))" }
        let outside = around.first { !$0.point(inside: $0.convert(point, from: nil), with: nil) }
        return outside.map { "its middle is outside of the bounds of \(name($0))" }
    }

    /// The class of a view and where it is on the screen.
    func name(_ view: UIView) -> String {
        let frame = view.convert(view.bounds, to: nil)
        return "\(type(of: view)) at \(text(frame.origin)), \(frame.width) × \(frame.height)"
    }

    private func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
}
