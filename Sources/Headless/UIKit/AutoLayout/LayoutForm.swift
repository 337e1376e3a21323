import Foundation

/// A linear expression in the variables of a layout, while it is put together.
///
/// Positions are in the coordinates of the view that contains all items of a constraint. Views whose autoresizing mask
/// counts have no variables of their own: they are written by their superview's size.
struct LayoutForm {
    var terms: [LinearSolver.Cell] = []
    var constant = 0.0
    /// What masks have put in, while somebody asks for it.
    var masks: [MaskedSide]?

    mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    mutating func add(_ symbol: LinearSolver.Symbol, _ factor: Double) {
        if let index = terms.firstIndex(where: { $0.symbol == symbol }) {
            terms[index].coefficient += factor
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if factor != 0 {
            terms.append(LinearSolver.Cell(symbol: symbol, coefficient: factor))
        }
    }
}

extension LayoutSystem {
    /// Writes the expression that has to be zero, positive or negative for the constraint to hold.
    ///
    /// What leads is decided by the view that holds the constraint, which lays the items out, and not by the items: their
    /// own direction is that of what they contain.
    ///
    /// - Returns: False for one that makes no sense or whose items are not all here.
    func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
        form.reset()
        let first = constraint.firstSide
        let second = constraint.secondSide
        let isMirrored =
            (first.isDirectional || second.isDirectional)
            && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard add(first, times: 1, isMirrored: isMirrored, in: holder) else { return false }
        if second.item != nil {
            guard add(second, times: -Double(constraint.multiplier), isMirrored: isMirrored, in: holder) else {
                return false
            }
        } else if constraint.secondAttribute != .notAnAttribute {
            return false
        }
        form.constant -= Double(constraint.constant)
        return true
    }

    /// From right to left all positions count from the other side, so that constants lead there.
    private func add(
        _ side: NSLayoutConstraint.Side,
        times factor: Double,
        isMirrored: Bool,
        in holder: UIView
    ) -> Bool {
        guard let item = side.item as? any LayoutItem, let view = item.layoutView, contains(view) else { return false }
        guard let distance = side.distance else {
            add(item, side.attribute, times: isMirrored ? -factor : factor, isMirrored: isMirrored, in: holder)
            return true
        }
        guard let end = distance.end as? any LayoutItem, let endView = end.layoutView, contains(endView) else {
            return false
        }
        let turns = distance.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let factor = turns ? -factor : factor
        add(end, distance.endAttribute, times: factor, isMirrored: turns, in: holder)
        add(item, side.attribute, times: -factor, isMirrored: turns, in: holder)
        return true
    }

    /// Whether the view is the root or below it, with no other host between.
    private func contains(_ view: UIView) -> Bool {
        var view = view
        while view !== root {
            guard !view.hostsLayout, let superview = view.superview else { return false }
            view = superview
        }
        return true
    }

    private func add(
        _ item: any LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double,
        isMirrored: Bool,
        in space: UIView
    ) {
        guard let view = item.layoutView else { return }
        let side = attribute.physical(isMirrored: isMirrored)
        let axis = side.axis
        switch side {
        case .notAnAttribute:
            break
        case .width, .height:
            addExtent(item, axis, factor)
        case .left, .leading, .top:
            addOrigin(item, axis, factor, in: space)
        case .right, .trailing, .bottom:
            addOrigin(item, axis, factor, in: space)
            addExtent(item, axis, factor, edgeIn: space)
        case .centerX, .centerY:
            addOrigin(item, axis, factor, in: space)
            addExtent(item, axis, factor / 2)
        case .firstBaseline:
            let view = view.firstBaselineView
            addOrigin(view, axis, factor, in: space)
            form.constant += factor * Double(view.baselineOffsets.first)
        case .lastBaseline:
            let view = view.lastBaselineView
            addOrigin(view, axis, factor, in: space)
            addExtent(view, axis, factor, edgeIn: space)
            form.constant -= factor * Double(view.baselineOffsets.last)
        case .leftMargin, .leadingMargin, .topMargin:
            addFrameOrigin(of: view, axis, factor, in: space)
            form.constant += factor * view.layoutMargins.before(axis)
        case .rightMargin, .trailingMargin, .bottomMargin:
            addFrameOrigin(of: view, axis, factor, in: space)
            addFrameExtent(of: view, axis, factor)
            form.constant -= factor * view.layoutMargins.after(axis)
        case .centerXWithinMargins, .centerYWithinMargins:
            addFrameOrigin(of: view, axis, factor, in: space)
            addFrameExtent(of: view, axis, factor / 2)
            form.constant += factor * (view.layoutMargins.before(axis) - view.layoutMargins.after(axis)) / 2
        }
    }

    private func addOrigin(
        _ item: any LayoutItem,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        in space: UIView
    ) {
        if let guide = item as? UILayoutGuide {
            addOrigin(of: guide, axis, factor, in: space)
        } else if let view = item as? UIView {
            addFrameOrigin(of: view, axis, factor, in: space)
            form.constant += factor * view.alignmentRectInsets.before(axis)
        }
    }

    private func addOrigin(
        of guide: UILayoutGuide,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        in space: UIView
    ) {
        guard let owner = guide.owningView else { return }
        addFrameOrigin(of: owner, axis, factor, in: space)
        let scrolled = (owner as? UIScrollView)?.contentOffset ?? .zero
        let offset = Double(axis == .horizontal ? scrolled.x : scrolled.y)
        switch guide.kind {
        case .free:
            if owner !== space { form.constant -= factor * offset }
            form.add(variables(of: guide) + axis.offset, factor)
        case .content:
            if owner !== space { form.constant -= factor * offset }
        case .visible, .margins, .safeArea, .readable, .part:
            if owner === space { form.constant += factor * offset }
            form.constant += factor * guide.insets.before(axis)
        case .keyboard:
            if owner === space { form.constant += factor * offset }
            guard axis == .vertical else { return }
            addFrameExtent(of: owner, axis, factor)
            form.constant -= factor * Double(guide.coveredHeight)
        }
    }

    /// The left or upper edge of a view's frame in the coordinates of a view that contains it.
    private func addFrameOrigin(
        of view: UIView,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        in space: UIView
    ) {
        var view = view
        while view !== space, view !== root, let superview = view.superview {
            if view.translatesAutoresizingMaskIntoConstraints {
                let spring = view.spring(axis)
                noteMask(of: view, axis, isExtent: false)
                form.constant += factor * spring.origin
                addChange(of: superview, axis, factor * spring.originShare)
            } else {
                form.add(variables(of: view) + axis.offset, factor)
                form.constant -= factor * view.alignmentRectInsets.before(axis)
            }
            if superview !== space, let scrollView = superview as? UIScrollView {
                let offset = scrollView.contentOffset
                form.constant -= factor * Double(axis == .horizontal ? offset.x : offset.y)
            }
            view = superview
        }
    }

    /// - Parameter space: Where the size stands for the distance of the edges, the view whose coordinates they are in:
    ///   the edges of a scroll view are, for what it contains, those of the content.
    private func addExtent(
        _ item: any LayoutItem,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        edgeIn space: UIView? = nil
    ) {
        guard let guide = item as? UILayoutGuide else {
            guard let view = item as? UIView else { return }
            if view === space, let scrollView = view as? UIScrollView {
                form.add(variables(of: scrollView.contentLayoutGuide) + axis.offset + 2, factor)
            } else {
                addExtent(of: view, axis, factor)
            }
            return
        }
        switch guide.kind {
        case .free, .content:
            form.add(variables(of: guide) + axis.offset + 2, factor)
        case .visible, .margins, .safeArea, .readable, .part:
            guard let owner = guide.owningView else { return }
            addFrameExtent(of: owner, axis, factor)
            form.constant -= factor * guide.insets.total(axis)
        case .keyboard:
            if axis == .vertical {
                form.constant += factor * Double(guide.coveredHeight)
            } else if let owner = guide.owningView {
                addFrameExtent(of: owner, axis, factor)
            }
        }
    }

    /// The width or height that constraints speak of. It is what a variable stands for, except for the root and for
    /// views with masks, whose frames are given.
    func addExtent(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        addFrameExtent(of: view, axis, factor)
        form.constant -= factor * view.alignmentRectInsets.total(axis)
    }

    private func addFrameExtent(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard view !== root, let superview = view.superview else {
            form.add(variables(of: view) + axis.offset + 2, factor)
            return
        }
        guard view.translatesAutoresizingMaskIntoConstraints else {
            form.add(variables(of: view) + axis.offset + 2, factor)
            form.constant += factor * view.alignmentRectInsets.total(axis)
            return
        }
        let spring = view.spring(axis)
        noteMask(of: view, axis, isExtent: true)
        form.constant += factor * spring.extent
        addChange(of: superview, axis, factor * spring.extentShare)
    }

    private func noteMask(of view: UIView, _ axis: NSLayoutConstraint.Axis, isExtent: Bool) {
        form.masks?.append(MaskedSide(view: view, axis: axis, isExtent: isExtent))
    }

    /// By how much a view grows over its present size.
    private func addChange(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard factor != 0 else { return }
        addFrameExtent(of: view, axis, factor)
        let size = view.geometry.bounds.size
        form.constant -= factor * Double(axis == .horizontal ? size.width : size.height)
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var offset: LinearSolver.Symbol { self == .horizontal ? 0 : 1 }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a position, and not a length.
    var isLocation: Bool {
        switch self {
        case .width, .height, .notAnAttribute: false
        default: true
        }
    }

    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    fileprivate var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    fileprivate func physical(isMirrored: Bool) -> Self {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
        case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
        default: self
        }
    }
}

extension UIEdgeInsets {
    fileprivate func before(_ axis: NSLayoutConstraint.Axis) -> Double {
        Double(axis == .horizontal ? left : top)
    }

    fileprivate func after(_ axis: NSLayoutConstraint.Axis) -> Double {
        Double(axis == .horizontal ? right : bottom)
    }

    fileprivate func total(_ axis: NSLayoutConstraint.Axis) -> Double {
        before(axis) + after(axis)
    }
}
