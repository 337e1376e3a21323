import Foundation

/// What a controller's bars leave free, as before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much of the view the bars cover at this edge, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view that lies in the safe area's inset at one of its edges.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool

    init(of view: UIView, isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init()
        kind = .part
        owningView = view
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let owningView else { return 0 }
        return isAtTop ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
    }

    override var insets: UIEdgeInsets {
        let rest = (owningView?.geometry.bounds.height ?? 0) - length
        return isAtTop ? UIEdgeInsets(top: 0, left: 0, bottom: rest, right: 0) : UIEdgeInsets(top: rest)
    }
}
