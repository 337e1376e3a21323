import CoreGraphics

/// Geometry as libraries keep it, apart from views: this file imports nothing else.
struct RingGeometry {
    var bounds: CGRect
    var width: CGFloat

    var inner: CGRect { bounds.insetBy(dx: width, dy: width) }

    func turned(by angle: CGFloat) -> CGRect {
        let toCenter = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        let back = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        return bounds.applying(toCenter.concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(back))
    }

    var push: CGVector { CGVector(dx: inner.width, dy: inner.height) }

    var shade: CGColor { CGColor(gray: 0, alpha: 0.5) }
}
