import Foundation

extension CALayer {
    /// Sees to it that the pass comes by, without a layout of the view at the root.
    func hierarchyNeedsLayout() {
        var layer: CALayer = self
        while let parent = layer.parent {
            parent.hasDirtySublayer = true
            layer = parent
        }
        guard let view = layer.view else { return }
        MainActor.assumeIsolated { view.markSublayers() }
    }

    /// Lays out the layers without a view that need it, parents first.
    ///
    /// - Returns: Whether there was anything to do.
    @discardableResult
    func layoutOwnSublayers() -> Bool {
        guard hasDirtySublayer else { return false }
        hasDirtySublayer = false
        for entry in ownSublayers.entries where entry.layer.view == nil { entry.layer.layoutOwnTree() }
        return true
    }

    func layoutOwnTree() {
        if ownNeedsLayout {
            ownNeedsLayout = false
            layoutSublayers()
        }
        layoutOwnSublayers()
    }
}

// MARK: Coordinates

extension CALayer {
    /// The layer, what it lies on and so on up to the root.
    private var ancestors: some Sequence<CALayer> {
        sequence(first: self) { $0.layerBelow }
    }

    private var root: CALayer {
        var layer = self
        while let below = layer.layerBelow { layer = below }
        return layer
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        ancestors.reduce(point) { $1.layerBelow == nil ? $0 : $1.geometry.toSuperview($0) }
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        Array(ancestors).reversed().reduce(point) { $1.layerBelow == nil ? $0 : $1.geometry.fromSuperview($0) }
    }

    func convertedPoint(_ point: CGPoint, from source: CALayer, to target: CALayer) -> CGPoint {
        if source === target { return point }
        return target.fromRoot(source.toRoot(point))
    }

    func convertedRect(_ rect: CGRect, from source: CALayer, to target: CALayer) -> CGRect {
        CGRect(around: rect.corners.map { convertedPoint($0, from: source, to: target) })
    }

    var rootLayer: CALayer { root }

    /// A rectangle of the layer in the coordinates of the one that it lies on.
    package func toSuperlayer(_ rect: CGRect) -> CGRect {
        geometry.toSuperview(rect)
    }
}
