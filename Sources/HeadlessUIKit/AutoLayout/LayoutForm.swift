import Foundation

/// A linear expression in the variables of a layout, while it is put together.
///
/// Positions are in the coordinates of the view that contains all items of a constraint. Views whose autoresizing mask
/// counts have no variables of their own: they are written by their superview's size.
struct LayoutForm {
    var terms: [LinearSolver.Cell] = []
    var constant = 0.0

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
    /// The expression that has to be zero, positive or negative for the constraint to hold; nil for one that makes no
    /// sense or whose items are not both here.
    func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
        form.reset()
        guard let first = constraint.firstItem as? any LayoutItem,
            let view = first.layoutView, contains(view)
        else { return false }
        let isMirrored =
            (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: Double = isMirrored ? -1 : 1
        add(first, constraint.firstAttribute, times: direction, isMirrored: isMirrored, in: holder)
        if let second = constraint.secondItem as? any LayoutItem {
            guard let view = second.layoutView, contains(view) else { return false }
            let factor = -direction * Double(constraint.multiplier)
            add(second, constraint.secondAttribute, times: factor, isMirrored: isMirrored, in: holder)
        } else if constraint.secondAttribute != .notAnAttribute {
            return false
        }
        form.constant -= Double(constraint.constant)
        return true
    }

    private func contains(_ view: UIView) -> Bool {
        view === root || view.isDescendant(of: root) && !view.isHostedElsewhere(than: root)
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
        let margins = side.isWithinMargins ? view.layoutMargins : .zero
        let before = Double(axis == .horizontal ? margins.left : margins.top)
        let after = Double(axis == .horizontal ? margins.right : margins.bottom)
        switch side {
        case .notAnAttribute:
            break
        case .width, .height:
            addExtent(item, axis, factor)
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline:
            addOrigin(item, axis, factor, in: space)
            let baseline = side == .firstBaseline ? Double(view.baselineOffsets.first) : 0
            form.constant += factor * (before + baseline)
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
            addOrigin(item, axis, factor, in: space)
            addExtent(item, axis, factor, edgeIn: space)
            let baseline = side == .lastBaseline ? Double(view.baselineOffsets.last) : 0
            form.constant -= factor * (after + baseline)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            addOrigin(item, axis, factor, in: space)
            addExtent(item, axis, factor / 2)
            form.constant += factor * (before - after) / 2
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
            addOrigin(of: view, axis, factor, in: space)
        }
    }

    private func addOrigin(
        of guide: UILayoutGuide,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        in space: UIView
    ) {
        guard let owner = guide.owningView else { return }
        addOrigin(of: owner, axis, factor, in: space)
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
            let insets = guide.insets
            form.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
        }
    }

    /// A view's left or upper edge in the coordinates of one that contains it.
    private func addOrigin(
        of view: UIView,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double,
        in space: UIView
    ) {
        var view = view
        while view !== space, view !== root, let superview = view.superview {
            if view.translatesAutoresizingMaskIntoConstraints {
                let spring = view.spring(axis)
                form.constant += factor * spring.origin
                addChange(of: superview, axis, factor * spring.originShare)
            } else {
                form.add(variables(of: view) + axis.offset, factor)
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
            addExtent(of: owner, axis, factor)
            let insets = guide.insets
            let total = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
            form.constant -= factor * Double(total)
        }
    }

    func addExtent(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard view !== root, view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
            form.add(variables(of: view) + axis.offset + 2, factor)
            return
        }
        let spring = view.spring(axis)
        form.constant += factor * spring.extent
        addChange(of: superview, axis, factor * spring.extentShare)
    }

    /// By how much a view grows over its present size.
    private func addChange(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard factor != 0 else { return }
        addExtent(of: view, axis, factor)
        let size = view.geometry.bounds.size
        form.constant -= factor * Double(axis == .horizontal ? size.width : size.height)
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var offset: LinearSolver.Symbol { self == .horizontal ? 0 : 1 }
}

extension NSLayoutConstraint.Attribute {
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

    fileprivate var isWithinMargins: Bool {
        rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
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

/// How a view with an autoresizing mask goes along with its superview's size, along one axis.
private struct MaskSpring {
    var origin: Double
    var extent: Double
    /// What of a change of the superview goes before and into the view.
    var originShare = 0.0
    var extentShare = 0.0
}

extension UIView {
    fileprivate func isHostedElsewhere(than root: UIView) -> Bool {
        var view = self
        while view !== root, let superview = view.superview {
            if view.hostsLayout { return true }
            view = superview
        }
        return false
    }

    fileprivate func spring(_ axis: NSLayoutConstraint.Axis) -> MaskSpring {
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
