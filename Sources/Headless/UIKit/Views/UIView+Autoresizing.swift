import Foundation

extension UIView {
    func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews
        where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
            subview.resize(superviewFrom: oldSize, to: bounds.size)
        }
    }

    private func resize(superviewFrom oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        let origin = geometry.origin
        let size = geometry.bounds.size
        let horizontal = Spring(
            before: (origin.x, mask.contains(.flexibleLeftMargin)),
            extent: (size.width, mask.contains(.flexibleWidth)),
            after: (oldSize.width - origin.x - size.width, mask.contains(.flexibleRightMargin))
        ).stretched(by: newSize.width - oldSize.width)
        let vertical = Spring(
            before: (origin.y, mask.contains(.flexibleTopMargin)),
            extent: (size.height, mask.contains(.flexibleHeight)),
            after: (oldSize.height - origin.y - size.height, mask.contains(.flexibleBottomMargin))
        ).stretched(by: newSize.height - oldSize.height)
        let newFrame = CGRect(
            x: horizontal.origin,
            y: vertical.origin,
            width: horizontal.extent,
            height: vertical.extent
        )
        if geometry.transform == nil {
            frame = newFrame
        } else {
            bounds.size = newFrame.size
            center = CGPoint(
                x: newFrame.minX + anchorPoint.x * newFrame.width,
                y: newFrame.minY + anchorPoint.y * newFrame.height
            )
        }
    }
}

/// A view between two margins along one axis, each of the three rigid or flexible.
private struct Spring {
    let before: (size: CGFloat, isFlexible: Bool)
    let extent: (size: CGFloat, isFlexible: Bool)
    let after: (size: CGFloat, isFlexible: Bool)

    /// The change goes to the flexible parts in proportion to their sizes, as Apple's documentation of the mask says;
    /// in equal parts where none has a size.
    func stretched(by change: CGFloat) -> (origin: CGFloat, extent: CGFloat) {
        let flexible = [before, extent, after].filter(\.isFlexible)
        guard !flexible.isEmpty, change != 0 else { return (before.size, extent.size) }
        let total = flexible.reduce(0) { $0 + $1.size }
        func share(_ part: (size: CGFloat, isFlexible: Bool)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            return total == 0 ? change / CGFloat(flexible.count) : change * part.size / total
        }
        return (before.size + share(before), max(0, extent.size + share(extent)))
    }
}
