import Foundation

/// A position or extent that follows from a view's frame and autoresizing mask: what UIKit makes a constraint of its
/// own class for.
struct MaskedSide {
    unowned let view: UIView
    let axis: NSLayoutConstraint.Axis
    let isExtent: Bool
}

extension MaskedSide: @MainActor Equatable {
    static func == (left: MaskedSide, right: MaskedSide) -> Bool {
        left.view === right.view && left.axis == right.axis && left.isExtent == right.isExtent
    }
}

@MainActor
extension MaskedSide {
    /// As UIKit's log writes it: the masks' three characters stand for the margin before, the extent and the margin
    /// after, `&` for what is flexible.
    var text: String {
        let mask = view.autoresizingMask
        let horizontal = signs(
            mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin)
        )
        let vertical = signs(
            mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin)
        )
        return "<NSAutoresizingMaskLayoutConstraint:\(address(of: view)) h=\(horizontal) v=\(vertical) \(relation)>"
    }

    private func signs(_ before: Bool, _ extent: Bool, _ after: Bool) -> String {
        let isRigid = !before && !extent && !after
        return (before ? "&" : "-") + (extent ? "&" : "-") + (after || isRigid ? "&" : "-")
    }

    private var relation: String {
        let spring = view.spring(axis)
        let isHorizontal = axis == .horizontal
        let side = isExtent ? (isHorizontal ? "width" : "height") : (isHorizontal ? "minX" : "minY")
        let value = isExtent ? spring.extent : spring.origin
        let share = isExtent ? spring.extentShare : spring.originShare
        let left = "\(logName(of: view)).\(side)"
        guard let superview = view.superview else { return "\(left) == \(TraceText.text(CGFloat(value)))   (active)" }
        let outer = logName(of: superview)
        guard share != 0 else {
            let names = isExtent ? "" : ", names: '|':\(outer) "
            return "\(left) == \(TraceText.text(CGFloat(value)))   (active\(names))"
        }
        let size = superview.geometry.bounds.size
        let rest = CGFloat(value - share * Double(isHorizontal ? size.width : size.height))
        let factor = share == 1 ? "" : "\(TraceText.text(CGFloat(share)))*"
        let constant = rest == 0 ? "" : " \(rest < 0 ? "-" : "+") \(TraceText.text(abs(rest)))"
        return "\(left) == \(factor)\(outer).\(isHorizontal ? "width" : "height")\(constant)   (active)"
    }
}

/// A view or guide as a log names it.
@MainActor
func logName(of item: AnyObject) -> String {
    let name = item is CellContentView ? "UIView" : "\(type(of: item))"
    return "\(name):\(address(of: item))"
}
