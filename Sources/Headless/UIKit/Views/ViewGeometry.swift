import Foundation

/// Where a view is: its bounds, and where their anchor point lies in the superview.
struct ViewGeometry {
    private(set) var bounds = CGRect.zero
    private(set) var center = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { exactOrigin = nil }
    }

    /// Nil for the identity.
    private(set) var transform: CATransform3D?

    /// The origin as it was set: halving a size and subtracting it again would leave a residue.
    private var exactOrigin: CGPoint?

    /// The origin that the frame has without the transform.
    var origin: CGPoint {
        exactOrigin
            ?? CGPoint(
                x: center.x - anchorPoint.x * bounds.size.width,
                y: center.y - anchorPoint.y * bounds.size.height
            )
    }

    /// The smallest upright rectangle that holds the transformed bounds.
    var frame: CGRect {
        guard transform != nil else { return CGRect(origin: origin, size: bounds.size) }
        return toSuperview(bounds)
    }

    /// The size that the bounds need for the transformed bounds to fill a frame.
    func boundsSize(forFrameOf size: CGSize) -> CGSize {
        guard let transform else { return size }
        return CGRect(origin: .zero, size: size).applying(transform.affinePart.inverted()).size
    }

    /// Puts bounds that have the right size already where the frame is.
    mutating func move(to frame: CGRect) {
        guard transform != nil else { return setFrame(origin: frame.origin, bounds: bounds) }
        setCenter(
            CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.size.width,
                y: frame.origin.y + anchorPoint.y * frame.size.height
            )
        )
    }

    mutating func setFrame(_ frame: CGRect) {
        setBounds(CGRect(origin: bounds.origin, size: boundsSize(forFrameOf: frame.size)))
        move(to: frame)
    }

    mutating func setTransform(_ newTransform: CATransform3D) {
        transform = CATransform3DIsIdentity(newTransform) ? nil : newTransform
    }

    mutating func setFrame(origin: CGPoint, bounds newBounds: CGRect) {
        bounds = newBounds
        center = CGPoint(
            x: origin.x + anchorPoint.x * newBounds.size.width,
            y: origin.y + anchorPoint.y * newBounds.size.height
        )
        exactOrigin = origin
    }

    mutating func setBounds(_ newBounds: CGRect) {
        if newBounds.size != bounds.size { exactOrigin = nil }
        bounds = newBounds
    }

    mutating func setCenter(_ newCenter: CGPoint) {
        guard newCenter != center else { return }
        center = newCenter
        exactOrigin = nil
    }

    func toSuperview(_ point: CGPoint) -> CGPoint {
        let origin = origin
        let untransformed = CGPoint(
            x: point.x - bounds.origin.x + origin.x,
            y: point.y - bounds.origin.y + origin.y
        )
        guard let transform else { return untransformed }
        let fromAnchor = CGPoint(x: untransformed.x - center.x, y: untransformed.y - center.y)
        let turned = fromAnchor.applying(transform.affinePart)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    func fromSuperview(_ point: CGPoint) -> CGPoint {
        var point = point
        if let transform {
            let fromAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y)
            let turned = fromAnchor.applying(transform.affinePart.inverted())
            point = CGPoint(x: turned.x + center.x, y: turned.y + center.y)
        }
        let origin = origin
        return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }

    func toSuperview(_ rect: CGRect) -> CGRect {
        guard transform != nil else { return CGRect(origin: toSuperview(rect.origin), size: rect.size) }
        return CGRect(around: rect.corners.map { toSuperview($0) })
    }

    func fromSuperview(_ rect: CGRect) -> CGRect {
        guard transform != nil else { return CGRect(origin: fromSuperview(rect.origin), size: rect.size) }
        return CGRect(around: rect.corners.map { fromSuperview($0) })
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }

    init(around points: [CGPoint]) {
        let left = points.map(\.x).min() ?? 0
        let top = points.map(\.y).min() ?? 0
        let right = points.map(\.x).max() ?? 0
        let bottom = points.map(\.y).max() ?? 0
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
