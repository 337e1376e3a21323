import Foundation

/// A rectangle on the screen and what it contains.
///
/// Members that a subclass may override have to stand in the class itself; the mechanisms behind them are in the
/// extensions of this folder.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    @preconcurrency CALayerDelegate, UIFocusItem
{
    var geometry = ViewGeometry()
    var layoutState = LayoutState()
    var autoLayout = AutoLayoutState()
    var traits = TraitState()
    var margins = MarginState()
    var ownTintColor: UIColor?

    /// The controller whose root view this is.
    package internal(set) weak var viewController: UIViewController?

    public init(frame: CGRect) {
        super.init()
        setFrame(frame)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {
    }

    @available(iOS 17.0, *)
    open var hoverStyle: UIHoverStyle?

    open var canBecomeFocused: Bool { isFocusable }

    /// Whether views of the class can have the focus as they are.
    var isFocusable: Bool { false }

    open override var next: UIResponder? {
        viewController ?? superview
    }

    // MARK: Drawing

    /// The layer, if it was asked for: drawing a view that never had one need not make it.
    package private(set) var layerIfMade: CALayer?

    open var layer: CALayer {
        if let layerIfMade { return layerIfMade }
        let layer = makeLayer()
        layerIfMade = layer
        return layer
    }

    /// A view becomes the first responder in a window only.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { window != nil && super.becomeFirstResponder() }

    /// The class of the layer. There is no runtime of Objective-C that would call `init()` of any class: a class of your
    /// own is made by its `init(coder:)`.
    open class var layerClass: AnyClass { CALayer.self }

    open var backgroundColor: UIColor? {
        willSet { willChangeAnimatedState() }
    }
    open var alpha: CGFloat = 1 {
        willSet { willChangeAnimatedState() }
    }
    open var isOpaque = true
    open var isHidden = false {
        didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
    }
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var clearsContextBeforeDrawing = true
    open var mask: UIView?
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tintAdjustmentMode = TintAdjustmentMode.automatic

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { setTintColor(newValue) }
    }

    open func tintColorDidChange() {
    }

    open func setNeedsDisplay() {
    }

    open func setNeedsDisplay(_ rect: CGRect) {
    }

    open func draw(_ rect: CGRect) {
    }

    // MARK: The delegate of the layer

    open func display(_ layer: CALayer) {
    }

    open func layerWillDraw(_ layer: CALayer) {
    }

    /// Lays out the view. Called where the view has a layer: one that nobody has asked for isn't made to be laid out.
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerIfMade { layoutContent() }
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Geometry

    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { geometry.bounds }
        set { changeBounds(to: newValue) }
    }

    open var center: CGPoint {
        get { geometry.center }
        set { setCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { geometry.transform?.affinePart ?? .identity }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }

    open var transform3D: CATransform3D {
        get { geometry.transform ?? CATransform3DIdentity }
        set { setTransform(newValue) }
    }

    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { geometry.anchorPoint = newValue }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []

    /// Every change of the bounds comes through here, so that a subclass can ask its questions while
    /// the old bounds are in force.
    package func changeBounds(to newBounds: CGRect) {
        setBounds(newBounds)
    }

    // MARK: Touches

    /// The recognizers attached to the view, in the order in which they were added; nil if the view has no recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
        set {
            for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    var attachedRecognizers: [UIGestureRecognizer] = []

    /// Takes the recognizer from the view that it was attached to before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        attachedRecognizers.append(gestureRecognizer)
        gestureRecognizer.attachedView = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = attachedRecognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        gestureRecognizer.disable()
        attachedRecognizers.remove(at: index)
        gestureRecognizer.attachedView = nil
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        path(to: view).apply(point)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? root).path(to: self).apply(point)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        path(to: view).apply(rect)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).path(to: self).apply(rect)
    }

    // MARK: Hierarchy

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []

    /// This view, if it scrolls: cheaper to ask than a cast.
    package var asScrollView: UIScrollView? { nil }

    /// Kept by `move(to:at:)`, so that asking for the window does not climb to the root.
    weak var enclosingWindow: UIWindow?

    open var window: UIWindow? {
        enclosingWindow
    }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, next: siblingSubview, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, next: siblingSubview, offset: 0)
    }

    open func removeFromSuperview() {
        move(to: nil, at: 0)
    }

    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviews.count)
    }

    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        // Layers between the two stay where they are.
        subviews.swapAt(index1, index2)
    }

    open func isDescendant(of view: UIView) -> Bool {
        ancestors.contains { $0 === view }
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {
    }

    open func willRemoveSubview(_ subview: UIView) {
    }

    open func willMove(toSuperview newSuperview: UIView?) {
    }

    open func didMoveToSuperview() {
    }

    open func willMove(toWindow newWindow: UIWindow?) {
    }

    open func didMoveToWindow() {
    }

    // MARK: Layout

    open func setNeedsLayout() {
        markNeedsLayout()
    }

    open func layoutIfNeeded() {
        solveConstraints()
        topmostInNeedOfLayout.layoutTree()
    }

    open func layoutSubviews() {
        applySolvedFrames()
    }

    @available(iOS 26.0, *)
    open func updateProperties() {
    }

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        markNeedsPropertyUpdate()
    }

    @available(iOS 26.0, *)
    open func updatePropertiesIfNeeded() {
        updateOwnPropertiesIfNeeded()
        for subview in subviews { subview.updatePropertiesIfNeeded() }
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            autoLayout.solvedFrame = nil
            usesAutoLayout()
        }
    }

    /// Whether the view solves the constraints below it on its own, as reusable views do: they are laid out in sizes
    /// given to them.
    var hostsLayout: Bool { false }

    /// For a host to hear that its constraints have changed.
    func constraintsOfHostDidChange() {
    }

    /// Brings constraints up to date that a view makes for its subviews, before they are solved.
    func prepareConstraints() {
    }

    /// For a stack view, which gives hidden views no room.
    func subviewVisibilityDidChange(_ subview: UIView) {
    }

    /// Whether the view's height depends on the width it gets.
    var wrapsToItsWidth: Bool { false }

    func intrinsicSize(wrappedTo width: CGFloat) -> CGSize {
        intrinsicContentSize
    }

    /// How far below the upper edge the first baseline is, and how far above the lower edge the last one.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    /// The view whose first baseline counts for this one: itself or one that it contains.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    open var forLastBaselineLayout: UIView { self }

    /// How far inside the frame the rectangle lies that constraints speak of, where a view draws a shadow or a badge
    /// outside of it.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        )
    }

    open func setNeedsUpdateConstraints() {
        layoutState.needsConstraintUpdate = true
        markAncestors()
    }

    open func needsUpdateConstraints() -> Bool {
        layoutState.needsConstraintUpdate
    }

    open func updateConstraints() {
        layoutState.needsConstraintUpdate = false
    }

    open func updateConstraintsIfNeeded() {
        for subview in subviews {
            subview.updateConstraintsIfNeeded()
        }
        if layoutState.needsConstraintUpdate { updateConstraints() }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    open func sizeToFit() {
        var newBounds = bounds
        newBounds.size = sizeThatFits(bounds.size)
        resizeKeepingOrigin(to: newBounds.size)
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        intrinsicSizeDidChange()
        superview?.setNeedsLayout()
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        constraintsDidChange()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance[axis] = priority
        constraintsDidChange()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The answer where no constraints say anything.
    func fittingSizeWithoutConstraints(
        _ target: CGSize,
        horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: horizontal >= .required ? target.width : max(intrinsic.width, 0),
            height: vertical >= .required ? target.height : max(intrinsic.height, 0)
        )
    }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(NSDirectionalEdgeInsets(newValue, direction: effectiveUserInterfaceLayoutDirection)) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, direction: effectiveUserInterfaceLayoutDirection) }
        set { setMargins(newValue) }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    open func layoutMarginsDidChange() {
    }

    open var safeAreaInsets: UIEdgeInsets {
        margins.safeArea
    }

    open func safeAreaInsetsDidChange() {
    }

    /// What of its safe area a view hands on to those it contains: a scroll view keeps what its content insets cover.
    var safeAreaInsetsForSubviews: UIEdgeInsets {
        margins.safeArea
    }

    /// What of the surroundings' safe area reaches into this view. A view that reaches out of its superview has no more of it
    /// than the superview.
    var safeAreaInsetsFromAbove: UIEdgeInsets {
        guard let superview else { return .zero }
        let inherited = superview.safeAreaInsetsForSubviews
        return inherited == .zero ? .zero : superview.overlap(of: inherited, with: self).shrunk(to: inherited)
    }

    // MARK: Direction

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            constraintsDidChange()
            setNeedsLayout()
        }
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.interfaceDirection)
    }

    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.interfaceDirection
        )
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        traits.resolved
    }

    /// Does nothing here: traits are updated as soon as they change.
    @available(iOS 17.0, *)
    open func updateTraitsIfNeeded() {
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrides.values.userInterfaceStyle ?? .unspecified }
        set { changeTraits { $0.overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
}
