import Foundation

/// How a view with an autoresizing mask goes along with its superview's size, along one axis.
struct MaskSpring {
    var origin: Double
    var extent: Double
    /// What of a change of the superview goes before and into the view.
    var originShare = 0.0
    var extentShare = 0.0
}

extension UIView {
    func spring(_ axis: NSLayoutConstraint.Axis) -> MaskSpring {
        let isHorizontal = axis == .horizontal
        let origin = Double(isHorizontal ? geometry.origin.x : geometry.origin.y)
        let size = geometry.bounds.size
        let extent = Double(isHorizontal ? size.width : size.height)
        var spring = MaskSpring(origin: origin, extent: extent)
        guard let superview, superview.autoresizesSubviews, !autoresizingMask.isEmpty else { return spring }
        let outer = superview.geometry.bounds.size
        let after = Double(isHorizontal ? outer.width : outer.height) - origin - extent
        let mask = autoresizingMask
        let isFlexible = (
            before: mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
            inside: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
            after: mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        )
        let parts = [(origin, isFlexible.before), (extent, isFlexible.inside), (after, isFlexible.after)]
        let flexible = parts.filter(\.1)
        guard !flexible.isEmpty else { return spring }
        let total = flexible.reduce(0) { $0 + $1.0 }
        func share(_ part: (Double, Bool)) -> Double {
            guard part.1 else { return 0 }
            return total == 0 ? 1 / Double(flexible.count) : part.0 / total
        }
        spring.originShare = share(parts[0])
        spring.extentShare = share(parts[1])
        return spring
    }
}
