import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// What the rectangle follows.
    enum Kind {
        /// Only the constraints made with it.
        case free
        /// The owner's bounds less its margins, its safe area or the margins of readable text.
        case margins, safeArea, readable
        /// A scroll view's content and the part of it that is seen.
        case content, visible
        /// A part of the owner that the owner places itself.
        case part
        /// The lower part of the owner that the keyboard covers.
        case keyboard
    }

    /// Where a part of the owner is, by the distances from the owner's edges.
    var partInsets = UIEdgeInsets.zero {
        didSet { if partInsets != oldValue { owningView?.constraintsDidChange() } }
    }

    var kind = Kind.free
    var solvedFrame = CGRect.zero

    open weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue, kind == .free else { return }
            oldValue?.forget(self)
            owningView?.keep(self)
        }
    }

    open var identifier = ""

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        super.init()
        self.kind = kind
        owningView = view
    }

    open func encode(with coder: NSCoder) {
    }

    /// How much of the owner's height a guide at its lower edge takes.
    var coveredHeight: CGFloat { 0 }

    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .free: return solvedFrame
        case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .visible: return owningView.bounds
        case .margins, .safeArea, .readable, .part: return owningView.bounds.inset(by: insets)
        case .keyboard:
            let bounds = owningView.bounds
            return CGRect(x: bounds.minX, y: bounds.maxY - coveredHeight, width: bounds.width, height: coveredHeight)
        }
    }

    /// How far inside its owner a guide of the system lies.
    var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        switch kind {
        case .free, .content, .visible, .keyboard: return .zero
        case .margins: return owningView.layoutMargins
        case .safeArea: return owningView.safeAreaInsets
        case .readable: return owningView.readableInsets
        case .part: return partInsets
        }
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

extension UIView {
    /// The widest column of text that reads well, in points at the standard size of text: a figure in circulation,
    /// which Apple does not publish.
    private static let readableWidth: CGFloat = 672

    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = bounds.width - insets.left - insets.right - UIView.readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// Made when it is first asked for.
    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = autoLayout.systemGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = UILayoutGuide(kind, of: self)
        autoLayout.systemGuides.append(guide)
        return guide
    }

    /// The guides that stay in place while the content moves under them are elsewhere for the content now. Costs
    /// nothing where nobody has asked for one.
    func guidesDidMove() {
        if autoLayout.systemGuides.contains(where: { $0.kind != .content }) { constraintsDidChange() }
    }

    public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
    }

    func keep(_ guide: UILayoutGuide) {
        autoLayout.guides.append(guide)
    }

    func forget(_ guide: UILayoutGuide) {
        for view in ancestors {
            for constraint in view.autoLayout.constraints where constraint.items.contains(where: { $0 === guide }) {
                constraint.isActive = false
            }
        }
        autoLayout.guides.removeAll { $0 === guide }
    }
}

extension UIScrollView {
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.visible) }
}
