import Foundation

extension NSLayoutConstraint {
    /// Makes the constraints that a format such as `H:|-[image(40)]-12-[title]-|` describes, none of them active.
    ///
    /// A single hyphen is 8 points between views and the superview's layout margin at its edges. A format that cannot
    /// be read raises `NSInvalidArgumentException`.
    ///
    /// - Parameters:
    ///   - metrics: Numbers for the names in the format.
    ///   - views: Views and layout guides for the names in the format.
    public class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        guard !format.isEmpty else {
            raise(.invalidArgument, "Unable to parse constraint format: It's an empty string.")
            return []
        }
        do throws(VisualFormatFault) {
            var parser = VisualFormatParser(format, metrics: metrics ?? [:])
            var maker = VisualFormatConstraints(try parser.parse(), options: opts, views: views)
            return try maker.make()
        } catch {
            let caret = String(repeating: " ", count: error.position) + "^"
            raise(.invalidArgument, "Unable to parse constraint format: \n\(error.description) \n\(format) \n\(caret)")
            return []
        }
    }
}

/// The constraints that a visual format stands for.
@MainActor
private struct VisualFormatConstraints {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) {
        self.format = format
        self.options = options
        self.views = views
    }

    mutating func make() throws(VisualFormatFault) -> [NSLayoutConstraint] {
        var items: [any LayoutItem] = []
        for view in format.views { items.append(try item(view.name, at: view.position)) }
        guard let first = items.first, let last = items.last else { return [] }
        if let leading = format.leading {
            let superview = try superview(of: first, at: 0)
            try connect(leading, superview, edges.start, first, edges.start, standard: edges.startMargin)
        }
        for (index, view) in format.views.enumerated() {
            if index > 0 {
                let (from, to) = siblingEdges
                try connect(format.connections[index - 1], items[index - 1], from, items[index], to, standard: nil)
            }
            for predicate in view.predicates { try size(items[index], predicate) }
        }
        if let trailing = format.trailing {
            let superview = try superview(of: last, at: format.views.last?.position ?? 0)
            try connect(trailing, last, edges.end, superview, edges.end, standard: edges.endMargin)
        }
        try align(items)
        return made
    }

    private func item(_ name: String, at position: Int) throws(VisualFormatFault) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw VisualFormatFault(description: "\(name) is not a key in the views dictionary.", position: position)
        }
        return item
    }

    private func superview(of item: any LayoutItem, at position: Int) throws(VisualFormatFault) -> UIView {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else {
            throw VisualFormatFault(
                description: "Unable to interpret '|' character, because the related view doesn't have a superview",
                position: position
            )
        }
        return superview
    }

    // MARK: Attributes

    private struct Edges {
        var start: Attribute
        var end: Attribute
        var startMargin: Attribute
        var endMargin: Attribute
    }

    private var edges: Edges {
        if format.axis == .vertical {
            return Edges(start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight:
            return Edges(start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
        case .directionRightToLeft:
            return Edges(start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin)
        default:
            return Edges(start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
        }
    }

    private var siblingEdges: (from: Attribute, to: Attribute) {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
            ? (.lastBaseline, .firstBaseline) : (edges.end, edges.start)
    }

    /// From right to left the later view lies before the earlier one.
    private var runsBackwards: Bool {
        format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    // MARK: Constraints

    /// - Parameter standard: At the superview's edge, the margin that stands for the standard space.
    private mutating func connect(
        _ connection: VisualFormat.Connection,
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ second: any LayoutItem,
        _ secondAttribute: Attribute,
        standard margin: Attribute?
    ) throws(VisualFormatFault) {
        switch connection {
        case .flush:
            add(second, secondAttribute, .equal, first, firstAttribute, 0)
        case .standard:
            if let margin {
                let isStart = margin == edges.startMargin
                add(second, isStart ? secondAttribute : margin, .equal, first, isStart ? margin : firstAttribute, 0)
            } else {
                let space = NSLayoutXAxisAnchor.systemSpacing
                add(second, secondAttribute, .equal, first, firstAttribute, space)
            }
        case .predicates(let list):
            for predicate in list {
                let space = try number(of: predicate)
                add(
                    second,
                    secondAttribute,
                    predicate.relation,
                    first,
                    firstAttribute,
                    space,
                    priority: predicate.priority
                )
            }
        }
    }

    private func number(of predicate: VisualFormat.Predicate) throws(VisualFormatFault) -> CGFloat {
        switch predicate.object {
        case .number(let number):
            return number
        case .name(let name):
            throw VisualFormatFault(
                description: "Encountered metric with name \"\(name)\", "
                    + "but value was not specified in metrics or views dictionaries",
                position: predicate.position
            )
        }
    }

    private mutating func size(_ view: any LayoutItem, _ predicate: VisualFormat.Predicate) throws(VisualFormatFault) {
        let size: Attribute = format.axis == .horizontal ? .width : .height
        let made: NSLayoutConstraint
        switch predicate.object {
        case .number(let number):
            made = constraint(view, size, predicate.relation, nil, .notAnAttribute, number)
        case .name(let name) where views[name] is any LayoutItem:
            let other = try item(name, at: predicate.position)
            made = constraint(view, size, predicate.relation, other, size, 0)
        case .name:
            _ = try number(of: predicate)
            return
        }
        made.priority = predicate.priority
        self.made.append(made)
    }

    private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatFault) {
        for attribute in options.alignments {
            guard attribute.isHorizontal != (format.axis == .horizontal) else {
                let direction = format.axis == .horizontal ? "horizontal" : "vertical"
                throw VisualFormatFault(
                    description: "Options mask required views to be aligned on a \(direction) edge, "
                        + "which is not allowed for layout that is also \(direction).",
                    position: 0
                )
            }
            for (item, next) in zip(items, items.dropFirst()) { add(item, attribute, .equal, next, attribute, 0) }
        }
    }

    private mutating func add(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutItem,
        _ secondAttribute: Attribute,
        _ constant: CGFloat,
        priority: UILayoutPriority = .required
    ) {
        // Lengths count in the direction of the format, constants to the right.
        let made =
            runsBackwards
            ? constraint(second, secondAttribute, relation, first, firstAttribute, constant)
            : constraint(first, firstAttribute, relation, second, secondAttribute, constant)
        made.priority = priority
        self.made.append(made)
    }

    private func constraint(
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: 1,
            constant: constant
        )
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a place along the horizontal axis.
    fileprivate var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX: true
        default: false
        }
    }
}
