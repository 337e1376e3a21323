import Foundation

extension UIView {
    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        guard frame != geometry.frame, accepts(frame: frame) else { return }
        willChangeAnimatedState()
        let size = geometry.boundsSize(forFrameOf: frame.size)
        if size != geometry.bounds.size { changeBounds(to: CGRect(origin: geometry.bounds.origin, size: size)) }
        let old = layoutFrame
        geometry.move(to: frame)
        frameDidChangeForConstraints(from: old)
        updateSafeArea()
    }

    func setCenter(_ center: CGPoint) {
        guard center != geometry.center, accepts(position: center) else { return }
        willChangeAnimatedState()
        let old = layoutFrame
        geometry.setCenter(center)
        frameDidChangeForConstraints(from: old)
        updateSafeArea()
    }

    func setTransform(_ transform: CATransform3D) {
        willChangeAnimatedState()
        geometry.setTransform(transform)
        updateSafeArea()
    }

    func setBounds(_ newBounds: CGRect) {
        let newBounds = newBounds.standardized
        let old = geometry.bounds
        guard newBounds != old, accepts(bounds: newBounds) else { return }
        willChangeAnimatedState()
        let oldFrame = layoutFrame
        geometry.setBounds(newBounds)
        if newBounds.size != old.size {
            setNeedsLayout()
            frameDidChangeForConstraints(from: oldFrame)
            resizeSubviews(from: old.size)
            updateSafeArea()
        }
        if newBounds.origin != old.origin { guidesDidMove() }
        subviewSafeAreasDidChange()
    }

    func resizeKeepingOrigin(to size: CGSize) {
        let origin = geometry.origin
        guard geometry.transform == nil else {
            changeBounds(to: CGRect(origin: geometry.bounds.origin, size: size))
            return
        }
        setFrame(CGRect(origin: origin, size: size))
    }
}

/// The steps from one view's coordinates to another's.
struct CoordinatePath {
    let up: [ViewGeometry]
    let down: [ViewGeometry]

    func apply(_ point: CGPoint) -> CGPoint {
        down.reduce(up.reduce(point) { $1.toSuperview($0) }) { $1.fromSuperview($0) }
    }

    func apply(_ rect: CGRect) -> CGRect {
        down.reduce(up.reduce(rect) { $1.toSuperview($0) }) { $1.fromSuperview($0) }
    }
}

extension UIView {
    /// The view, its superview and so on up to the root.
    var ancestors: some Sequence<UIView> {
        sequence(first: self) { $0.superview }
    }

    var root: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The way over the nearest common ancestor; without a view, to the root.
    func path(to target: UIView?) -> CoordinatePath {
        let target = target ?? root
        if target === self { return CoordinatePath(up: [], down: []) }
        let descent = Array(target.ancestors)
        var up: [ViewGeometry] = []
        var meeting = descent.endIndex
        for view in ancestors {
            if let index = descent.firstIndex(where: { $0 === view }) {
                meeting = index
                break
            }
            up.append(view.geometry)
        }
        return CoordinatePath(up: up, down: descent[..<meeting].reversed().map(\.geometry))
    }
}
