import CoreGraphics

/// Rounding as libraries do it: this file imports CoreGraphics alone.
struct PixelGrid {
    var scale: CGFloat

    func inside(_ value: CGFloat) -> CGFloat { floor(value * scale) / scale }

    func outside(_ value: CGFloat) -> CGFloat { ceil(value * scale) / scale }

    func nearest(_ value: CGFloat) -> CGFloat { round(value * scale) / scale }

    func diagonal(_ size: CGSize) -> CGFloat { sqrt(pow(size.width, 2) + pow(size.height, 2)) }

    func angle(of size: CGSize) -> CGFloat { atan2(size.height, size.width) }

    func wave(_ part: Double) -> Double { sin(part * .pi) + cos(part * .pi) }
}
