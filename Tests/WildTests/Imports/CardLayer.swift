import QuartzCore

/// A layer as libraries dress it: this file imports nothing else.
func dress(_ layer: CALayer, tilt: CGFloat) {
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.transform = CATransform3DRotate(CATransform3DIdentity, tilt, 0, 0, 1)
}

func timestamp() -> CFTimeInterval { CACurrentMediaTime() }
