import Foundation

/// A linear relation between two attributes of views or layout guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// Where a side is the distance between two anchors.
    var firstDistance: AnchorDistance?
    var secondDistance: AnchorDistance?

    /// The view that holds the constraint while it is active: the nearest one that contains both items.
    weak var holder: UIView?
    /// Counts up with each activation, so that of constraints in conflict the last one is known.
    var activation = 0
    /// Whether UIKit has put it on a cell's content view to hold it in the cell's size.
    var isEncapsulating = false
    /// Set once it has been reported that the constraint cannot hold.
    var isReported = false

    /// Without a second item the second attribute means nothing: it is `.notAnAttribute`, whatever is given.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier)
        constant = c
        if view2 == nil { secondAttribute = .notAnAttribute }
        if attr1.isLocation, view2 == nil || multiplier == 0 { refuseLocation() }
    }

    convenience init(
        _ firstItem: AnyObject?,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ secondItem: AnyObject?,
        _ secondAttribute: Attribute,
        _ multiplier: CGFloat
    ) {
        self.init()
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
    }

    /// The left side of the relation. Its class is `NSLayoutAnchor` itself: Swift's generic classes know no covariance.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor<AnyObject>(firstItem, firstAttribute)
    }

    /// Nil where the right side is a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
    }

    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { didChange() } }
    }

    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { didChange() } }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String {
        MainActor.assumeIsolated { text }
    }
}

extension NSLayoutConstraint {
    private static var activations = 0

    private func refuseLocation() {
        let item = firstItem.map { logName(of: $0) } ?? ""
        raise(
            .invalidArgument,
            "NSLayoutConstraint for <\(item)>: A multiplier of 0 or a nil second item together with a location for the first "
                + "attribute creates an illegal constraint of a location equal to a constant. Location attributes must be "
                + "specified in pairs."
        )
    }

    private func activate() {
        guard firstItem != nil else { return }
        guard let holder = ancestorOfItems else {
            raise(
                .invalidArgument,
                "Unable to activate constraint with anchors \(text) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
            return
        }
        hold(in: holder)
    }

    func hold(in view: UIView) {
        deactivate()
        holder = view
        NSLayoutConstraint.activations += 1
        activation = NSLayoutConstraint.activations
        view.autoLayout.constraints.append(self)
        for item in items { (item as? any LayoutItem)?.layoutView?.usesAutoLayout() }
        view.usesAutoLayout()
        didChange()
    }

    func deactivate() {
        guard let old = holder else { return }
        didChange()
        holder = nil
        isReported = false
        old.autoLayout.constraints.removeAll { $0 === self }
    }

    private func didChange() {
        guard !isEncapsulating else { return }
        holder?.constraintsDidChange()
    }

    /// What the constraint speaks of: at most four views and guides.
    var items: [AnyObject] {
        [firstItem, firstDistance?.end, secondItem, secondDistance?.end].compactMap { $0 }
    }

    /// The nearest view that contains all items; nil if there is none.
    private var ancestorOfItems: UIView? {
        var ancestor: UIView?
        for item in items {
            guard let view = (item as? any LayoutItem)?.layoutView else { return nil }
            guard let other = ancestor else {
                ancestor = view
                continue
            }
            guard let common = other.commonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    /// One side of the relation.
    struct Side {
        var item: AnyObject?
        var attribute: Attribute
        var distance: AnchorDistance?

        @MainActor var isDirectional: Bool { distance == nil && attribute.isDirectional }
    }

    var firstSide: Side { Side(item: firstItem, attribute: firstAttribute, distance: firstDistance) }
    var secondSide: Side { Side(item: secondItem, attribute: secondAttribute, distance: secondDistance) }
}

/// What a constraint may relate: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view, or the one the guide belongs to.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    func commonAncestor(with other: UIView) -> UIView? {
        if other === self || other.superview === self { return self }
        return ancestors.first { other.isDescendant(of: $0) }
    }
}
