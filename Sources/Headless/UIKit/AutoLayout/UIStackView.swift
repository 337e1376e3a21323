import Foundation

/// Lays views out in a row or a column, by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for `spacing`, where a custom spacing is asked for.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the space of the system, 8 points.
    public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    var arrangement = StackArrangement()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open private(set) var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the space in a column goes from the last baseline of a view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// In a column the first view counts, in a row the tallest.
    open override var forFirstBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.first : tallest(of: shown)) ?? self
    }

    /// In a column the last view counts, in a row the tallest.
    open override var forLastBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : tallest(of: shown)) ?? self
    }

    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        arrangement.customSpacings.removeAll { $0.view == nil || $0.view === arrangedSubview }
        if spacing != UIStackView.spacingUseDefault {
            arrangement.customSpacings.append(StackArrangement.CustomSpacing(view: arrangedSubview, spacing: spacing))
        }
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
    }

    override func prepareConstraints() {
        super.prepareConstraints()
        arrange()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    /// The constraints are made anew when they are next solved.
    func arrangementDidChange() {
        arrangement.isCurrent = false
        usesAutoLayout()
        setNeedsLayout()
    }
}
