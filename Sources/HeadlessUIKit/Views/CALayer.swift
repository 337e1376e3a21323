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

/// How a view is drawn. What the view itself keeps (its geometry, opacity and clipping) is read from and written to it.
open class CALayer: NSObject {
    private weak var view: UIView?

    public override init() {
        super.init()
    }

    init(view: UIView) {
        self.view = view
        super.init()
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
    open var zPosition: CGFloat = 0
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var name: String?

    private var ownOpacity: Float = 1
    private var ownIsHidden = false
    private var ownMasksToBounds = false
    private var ownBackgroundColor: CGColor?

    /// Where a layer is that no view has.
    private var ownGeometry = ViewGeometry()

    // MARK: Geometry

    open var bounds: CGRect {
        get { geometry.bounds }
        set { change(to: newValue, in: { $0.changeBounds(to: $1) }, own: { $0.setBounds($1) }) }
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
}

extension CALayer {
    private var geometry: ViewGeometry {
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
            own(&ownGeometry, value)
        }
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
