import Foundation

/// Where and how one element of a collection view is shown.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Everything that a copy carries and that equality compares.
    private struct Values {
        var indexPath = IndexPath()
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        /// The frame before the transform. Kept as it was set: through a centre it would lose its last bits.
        var rect = CGRect.zero
        var transform: Transform?
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
    }

    /// A transform, apart from the other values: few elements have one, and all are copied often.
    private final class Transform {
        let matrix: CATransform3D

        init(_ matrix: CATransform3D) {
            self.matrix = matrix
        }
    }

    /// Compared by ``isEqual(_:)``, which is not isolated, on the main thread only.
    nonisolated(unsafe) private var values = Values()
    private(set) var kindID = ElementKey.cellKind

    public override init() {
        super.init()
    }

    // Objective-C makes an instance of a class known at run time through any initialiser; Swift needs a required one.

    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    public required convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, ofKind: elementKind, at: indexPath)
    }

    public required convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, ofKind: decorationViewKind, at: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, ofKind kind: String, at indexPath: IndexPath) {
        values.indexPath = indexPath
        values.category = category
        values.kind = kind
        kindID = ElementKey.id(ofKind: kind, category)
    }

    /// Undefined, as in UIKit, where a transform is set: the transformed rectangle.
    open var frame: CGRect {
        get {
            guard let transform = values.transform else { return values.rect }
            let center = values.rect.center
            return values.rect.offsetBy(dx: -center.x, dy: -center.y)
                .applying(CATransform3DGetAffineTransform(transform.matrix))
                .offsetBy(dx: center.x, dy: center.y)
        }
        set { values.rect = newValue }
    }

    open var center: CGPoint {
        get { values.rect.center }
        set {
            values.rect.origin = CGPoint(
                x: newValue.x - values.rect.width / 2,
                y: newValue.y - values.rect.height / 2
            )
        }
    }

    open var size: CGSize {
        get { values.rect.size }
        set {
            guard newValue != values.rect.size else { return }
            let center = values.rect.center
            values.rect = CGRect(
                x: center.x - newValue.width / 2,
                y: center.y - newValue.height / 2,
                width: newValue.width,
                height: newValue.height
            )
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.rect.size) }
        set { size = newValue.size }
    }

    open var transform3D: CATransform3D {
        get { values.transform?.matrix ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : Transform(newValue) }
    }

    open var transform: CGAffineTransform {
        get { values.transform.map { CATransform3DGetAffineTransform($0.matrix) } ?? .identity }
        set { values.transform = newValue.isIdentity ? nil : Transform(CATransform3DMakeAffineTransform(newValue)) }
    }

    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory {
        values.category
    }

    open var representedElementKind: String? {
        values.kind
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.values = values
        copy.kindID = kindID
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        // A pattern, since `as?` casts an optional in twice the time.
        guard case let other as UICollectionViewLayoutAttributes = object else { return false }
        guard other !== self else { return true }
        return type(of: other) == type(of: self) && hasSameValues(as: other)
    }

    /// Compares value by value: a comparison of the whole would copy both.
    nonisolated fileprivate func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        values.rect == other.values.rect && values.indexPath == other.values.indexPath
            && values.zIndex == other.values.zIndex && values.alpha == other.values.alpha
            && values.isHidden == other.values.isHidden && values.category == other.values.category
            && values.kind == other.values.kind && hasSameTransform(as: other)
    }

    nonisolated private func hasSameTransform(as other: UICollectionViewLayoutAttributes) -> Bool {
        // Few elements have a transform: without one, nothing is retained here.
        guard values.transform != nil || other.values.transform != nil else { return true }
        return CATransform3DEqualToTransform(
            values.transform?.matrix ?? CATransform3DIdentity,
            other.values.transform?.matrix ?? CATransform3DIdentity
        )
    }

    nonisolated open override var hash: Int {
        values.indexPath.hashValue
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy of the same class.
    func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            preconditionFailure("copy(with:) of \(type(of: self)) must return an instance of its own class")
        }
        return copy
    }

    /// Whether nothing changed for the view that shows them. A subclass is asked through its own `isEqual(_:)`.
    ///
    /// - Parameter acrossClasses: Whether plain attributes equal those of a subclass that have the same values.
    func matches(_ other: UICollectionViewLayoutAttributes, acrossClasses: Bool) -> Bool {
        if type(of: self) == UICollectionViewLayoutAttributes.self,
            acrossClasses || type(of: other) == UICollectionViewLayoutAttributes.self
        {
            return hasSameValues(as: other)
        }
        return isEqual(other)
    }

    var hasTransform: Bool {
        values.transform != nil
    }

    /// The rectangle before the transform.
    var untransformedFrame: CGRect {
        get { values.rect }
        set { values.rect = newValue }
    }

    /// What CoreAnimation refuses, in its words.
    var geometryFault: String? {
        let (center, size) = (values.rect.center, values.rect.size)
        if center.x.isNaN || center.y.isNaN { return "CALayer position contains NaN: [\(LayerText.text(center))]" }
        if size.width.isNaN || size.height.isNaN {
            return "CALayer bounds contains NaN: [\(LayerText.text(CGRect(origin: .zero, size: size)))]"
        }
        return nil
    }

    var key: ElementKey {
        ElementKey(category: values.category, kind: kindID, at: values.indexPath)
    }
}

extension CGRect {
    var center: CGPoint {
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}
