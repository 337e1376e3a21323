import Foundation

/// What a stack view has made of its arranged views.
struct StackArrangement {
    struct CustomSpacing {
        weak var view: UIView?
        var spacing: CGFloat
    }

    var isCurrent = false
    var customSpacings: [CustomSpacing] = []
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The sizes that the shares of a proportional distribution were made from.
    var proportions: [CGFloat] = []
}

extension UIStackView {
    /// The attributes along the axis and across it.
    private typealias Attribute = NSLayoutConstraint.Attribute

    private var along: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
        axis == .horizontal ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
    }

    private var across: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
        axis == .horizontal ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
    }

    /// Makes the constraints for the views that are shown, if anything has changed.
    func arrange() {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let proportions = distribution == .fillProportionally ? shown.map { length(of: $0) } : []
        guard !arrangement.isCurrent || proportions != arrangement.proportions else { return }
        NSLayoutConstraint.deactivate(arrangement.constraints)
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        arrangement.isCurrent = true
        arrangement.proportions = proportions
        arrangement.guides = []
        arrangement.constraints = []
        guard let first = shown.first, let last = shown.last else {
            hideHidden()
            return
        }
        let canvas: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        add("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
        add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
        for (view, next) in zip(shown, shown.dropFirst()) { connect(view, next) }
        distribute(shown, proportions)
        for view in shown { align(view, first: first, canvas: canvas) }
        if alignment != .fill { keepCanvasTight(canvas) }
        hideHidden()
    }

    /// Hidden views get no length.
    private func hideHidden() {
        for view in arrangedSubviews where view.isHidden {
            add("UISV-hiding", view, along.size, .equal, nil, .notAnAttribute)
        }
    }

    private func connect(_ view: UIView, _ next: UIView) {
        let space = space(after: view)
        let goesByBaselines = axis == .vertical && isBaselineRelativeArrangement
        let (start, end) = goesByBaselines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            add("UISV-spacing", next, start, .equal, view, end, constant: space)
        case .equalSpacing, .equalCentering:
            add("UISV-spacing", next, start, .greaterThanOrEqual, view, end, constant: space)
        }
    }

    /// Of views in a row, the one that makes the row as tall as it is.
    func tallest(of views: [UIView]) -> UIView? {
        views.max { $0.naturalSize.height < $1.naturalSize.height }
    }

    private func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        switch custom == UIStackView.spacingUseDefault ? spacing : custom {
        case UIStackView.spacingUseSystem: return NSLayoutXAxisAnchor.systemSpacing
        case let space: return space
        }
    }

    private func distribute(_ shown: [UIView], _ proportions: [CGFloat]) {
        switch distribution {
        case .fill:
            break
        case .fillEqually:
            for view in shown.dropFirst() { add("UISV-fill-equally", view, along.size, .equal, shown[0], along.size) }
        case .fillProportionally:
            let total = proportions.reduce(0, +)
            guard total > 0 else { return }
            guard let reference = zip(shown, proportions).max(by: { $0.1 < $1.1 }) else { return }
            for (view, length) in zip(shown, proportions) where view !== reference.0 {
                add(
                    "UISV-fill-proportionally",
                    view,
                    along.size,
                    .equal,
                    reference.0,
                    along.size,
                    multiplier: length / reference.1
                )
            }
        case .equalSpacing:
            makeGaps(shown, from: along.end, to: along.start, name: "UISV-distributing-edge")
        case .equalCentering:
            makeGaps(shown, from: along.center, to: along.center, name: "UISV-distributing-center")
        }
    }

    /// Guides between the views, all of one size; between centres that gives way to the least space.
    private func makeGaps(_ shown: [UIView], from: Attribute, to: Attribute, name: String) {
        let priority: UILayoutPriority = distribution == .equalCentering ? UILayoutPriority(150) : .required
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = name
            addLayoutGuide(gap)
            arrangement.guides.append(gap)
            add(name, gap, along.start, .equal, view, from)
            add(name, gap, along.end, .equal, next, to)
            let reference = arrangement.guides[0]
            if gap !== reference {
                add("UISV-fill-equally", gap, along.size, .equal, reference, along.size, priority: priority)
            }
        }
    }

    private func align(_ view: UIView, first: UIView, canvas: AnyObject) {
        let name = "UISV-alignment"
        switch alignment {
        case .fill:
            add(name, view, across.start, .equal, canvas, across.start)
            add(name, view, across.end, .equal, canvas, across.end)
            return
        case .leading:
            add(name, view, across.start, .equal, canvas, across.start)
        case .trailing:
            add(name, view, across.end, .equal, canvas, across.end)
        case .center:
            add(name, view, across.center, .equal, canvas, across.center)
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let attribute = axis == .horizontal ? baseline : across.start
            if view !== first { add(name, view, attribute, .equal, first, attribute) }
        }
        let bounding = "UISV-spanning-boundary"
        add(bounding, view, across.start, .greaterThanOrEqual, canvas, across.start)
        add(bounding, canvas, across.end, .greaterThanOrEqual, view, across.end)
    }

    /// Where views do not fill the stack, it is no larger across its axis than they are, if nobody minds.
    private func keepCanvasTight(_ canvas: AnyObject) {
        let weak = UILayoutPriority(51)
        add("UISV-canvas-fit", canvas, across.size, .equal, nil, .notAnAttribute, priority: weak)
        guard alignment == .firstBaseline || alignment == .lastBaseline, let first = arrangedSubviews.first else {
            return
        }
        add("UISV-canvas-fit", first, across.start, .equal, canvas, across.start, priority: UILayoutPriority(49))
    }

    /// The length that a proportional distribution goes by.
    private func length(of view: UIView) -> CGFloat {
        max(0, axis == .horizontal ? view.naturalSize.width : view.naturalSize.height)
    }

    private func add(
        _ name: String,
        _ first: AnyObject,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.identifier = name
        constraint.priority = priority
        constraint.hold(in: self)
        arrangement.constraints.append(constraint)
    }
}

extension UIView {
    /// The intrinsic size; of a stack, which has none, the size that it is fitted in.
    fileprivate var naturalSize: CGSize {
        self is UIStackView ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : keptIntrinsicSize
    }
}
