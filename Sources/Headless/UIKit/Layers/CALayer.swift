import Foundation

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a view is drawn, or a rectangle without a view. What the view itself keeps (its geometry, opacity and clipping) is
/// read from and written to it.
open class CALayer: NSObject, CAMediaTiming {
    package private(set) weak var view: UIView?

    /// The layers without a view, and the animations.
    var ownSublayers = Sublayers()
    var animations = LayerAnimations()

    /// The layer to which this one was added. A view's layer has none: its superview's is below it.
    weak var parent: CALayer?

    public override init() {
        super.init()
    }

    /// Copies another layer, of the same class, as it is done for what is shown of an animation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyContent(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes the layer the view's.
    func becomeLayer(of view: UIView) {
        self.view = view
        delegate = view
    }

    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var zPosition: CGFloat = 0
    open var isDoubleSided = true
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var isOpaque = false
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?

    /// A layer whose opacity shows where this one is seen. It lies on no other layer.
    open var mask: CALayer?

    // MARK: Contents

    /// A `CGImage`.
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    private var ownOpacity: Float = 1
    private var ownIsHidden = false
    private var ownMasksToBounds = false
    private var ownBackgroundColor: CGColor?

    /// Where a layer is that no view has.
    private var ownGeometry = ViewGeometry()

    // MARK: Geometry

    open var bounds: CGRect {
        get { geometry.bounds }
        set { change(to: newValue, in: { $0.changeBounds(to: $1) }, own: { $0.setBounds($1.standardized) }) }
    }

    open var position: CGPoint {
        get { geometry.center }
        set { change(to: newValue, in: { $0.setCenter($1) }, own: { $0.setCenter($1) }) }
    }

    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { change(to: newValue, in: { $0.geometry.anchorPoint = $1 }, own: { $0.anchorPoint = $1 }) }
    }

    open var transform: CATransform3D {
        get { geometry.transform ?? CATransform3DIdentity }
        set { change(to: newValue, in: { $0.setTransform($1) }, own: { $0.setTransform($1) }) }
    }

    open var frame: CGRect {
        get { geometry.frame }
        set { change(to: newValue, in: { $0.setFrame($1) }, own: { $0.setFrame($1.standardized) }) }
    }

    open func affineTransform() -> CGAffineTransform {
        geometry.transform?.affinePart ?? .identity
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    open func contains(_ p: CGPoint) -> Bool {
        let bounds = bounds
        return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    /// The layer in front at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = geometry.fromSuperview(p)
        guard !isHidden, !masksToBounds || contains(point) else { return nil }
        for sublayer in (sublayers ?? []).reversed() {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        convertedPoint(p, from: l ?? rootLayer, to: self)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        convertedPoint(p, from: self, to: l ?? rootLayer)
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        convertedRect(r, from: l ?? rootLayer, to: self)
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        convertedRect(r, from: self, to: l ?? rootLayer)
    }

    // MARK: Hierarchy

    /// Those of subviews among them; nil if there are none.
    open var sublayers: [CALayer]? {
        get { allSublayers }
        set { replaceSublayers(by: newValue ?? []) }
    }

    open var superlayer: CALayer? { layerBelow }

    open func addSublayer(_ layer: CALayer) {
        append(layer)
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if let sibling { insert(layer, below: sibling) } else { insert(layer, at: 0) }
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if let sibling { insert(layer, above: sibling) } else { append(layer) }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, by: newLayer)
    }

    open func removeFromSuperlayer() {
        leaveSuperlayer()
    }

    // MARK: Layout and display

    var ownNeedsLayout = true

    /// Whether a layer further in is to be laid out.
    var hasDirtySublayer = false

    open func setNeedsLayout() {
        if let view { return MainActor.assumeIsolated { view.setNeedsLayout() } }
        ownNeedsLayout = true
        hierarchyNeedsLayout()
    }

    open func needsLayout() -> Bool {
        read { $0.layoutState.needsLayout } ?? ownNeedsLayout
    }

    open func layoutIfNeeded() {
        if let view { return MainActor.assumeIsolated { view.layoutIfNeeded() } }
        layoutOwnTree()
    }

    /// For a subclass to place its sublayers. A view's layer has its view lay out its subviews.
    open func layoutSublayers() {
        (delegate ?? view)?.layoutSublayers(of: self)
    }

    open var needsDisplayOnBoundsChange = false
    private var isDisplayNeeded = false

    open func setNeedsDisplay() {
        isDisplayNeeded = true
    }

    open func setNeedsDisplay(_ r: CGRect) {
        isDisplayNeeded = true
    }

    open func needsDisplay() -> Bool { isDisplayNeeded }

    open func displayIfNeeded() {
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }

    open func display() {
        delegate?.display(self)
    }

    // MARK: Drawing

    open var opacity: Float {
        get { read { Float($0.alpha) } ?? ownOpacity }
        set { write(newValue, to: \.ownOpacity) { $0.alpha = CGFloat($1) } }
    }

    open var isHidden: Bool {
        get { read { $0.isHidden } ?? ownIsHidden }
        set { write(newValue, to: \.ownIsHidden) { $0.isHidden = $1 } }
    }

    open var masksToBounds: Bool {
        get { read { $0.clipsToBounds } ?? ownMasksToBounds }
        set { write(newValue, to: \.ownMasksToBounds) { $0.clipsToBounds = $1 } }
    }

    open var backgroundColor: CGColor? {
        get {
            read { view in view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor }
                ?? ownBackgroundColor
        }
        set { write(newValue, to: \.ownBackgroundColor) { $0.backgroundColor = $1.map(UIColor.init(cgColor:)) } }
    }

    // MARK: Animations

    open func add(_ anim: CAAnimation, forKey key: String?) {
        addAnimation(anim, forKey: key)
    }

    open func removeAllAnimations() {
        for key in animations.keys { removeAnimation(forKey: key) }
    }

    open func removeAnimation(forKey key: String) {
        endAnimation(forKey: key, finished: false)
    }

    open func animationKeys() -> [String]? {
        let keys = animations.keys
        return keys.isEmpty ? nil : keys
    }

    open func animation(forKey key: String) -> CAAnimation? {
        animations[key]
    }

    /// The layer as its animations show it at this moment; nil without a class of this module that could be copied.
    open func presentation() -> Self? {
        shownLayer as? Self
    }

    open func model() -> Self { self }

    // MARK: Copying

    /// A new layer of the nearest class of this module.
    func makeCopy() -> CALayer { CALayer() }

    func copyContent(of layer: CALayer) {
        ownGeometry = layer.geometry
        ownOpacity = layer.opacity
        ownIsHidden = layer.isHidden
        ownMasksToBounds = layer.masksToBounds
        ownBackgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        cornerCurve = layer.cornerCurve
        maskedCorners = layer.maskedCorners
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        shadowPath = layer.shadowPath
        zPosition = layer.zPosition
        contents = layer.contents
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        mask = layer.mask
        name = layer.name
    }
}

extension CALayer {
    var geometry: ViewGeometry {
        guard let view else { return ownGeometry }
        return MainActor.assumeIsolated { view.geometry }
    }

    /// Changes the geometry without a word to the view's own properties, which a subclass may observe: UIKit writes
    /// from the view to the layer, not back.
    private func change<Value: Sendable>(
        to value: Value,
        in place: @MainActor (UIView, Value) -> Void,
        own: (inout ViewGeometry, Value) -> Void
    ) {
        if let view {
            MainActor.assumeIsolated { place(view, value) }
        } else {
            let size = ownGeometry.bounds.size
            own(&ownGeometry, value)
            if ownGeometry.bounds.size != size { boundsSizeDidChange() }
        }
    }

    private func boundsSizeDidChange() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    private func read<Value: Sendable>(_ value: @MainActor (UIView) -> Value) -> Value? {
        guard let view else { return nil }
        return MainActor.assumeIsolated { value(view) }
    }

    private func write<Value: Sendable>(
        _ value: Value,
        to own: ReferenceWritableKeyPath<CALayer, Value>,
        _ store: @MainActor (UIView, Value) -> Void
    ) {
        if let view {
            MainActor.assumeIsolated { store(view, value) }
        } else {
            self[keyPath: own] = value
        }
    }
}
