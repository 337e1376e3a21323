import Foundation

/// Shows every element on its way from where one layout has it to where another one does.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Where the content stands in the one and in the other layout.
    var currentOffset = CGPoint.zero
    var nextOffset = CGPoint.zero
    private var currentSize = CGSize.zero
    private var nextSize = CGSize.zero
    private var pairs: [ElementKey: Pair] = [:]

    /// The attributes of one element in both layouts.
    private struct Pair {
        var from: UICollectionViewLayoutAttributes
        var to: UICollectionViewLayoutAttributes
    }

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        current = UICollectionViewLayout()
        next = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// From 0, the current layout, to 1, the next one. After a change the layout has to be invalidated.
    open var transitionProgress: CGFloat = 0

    open var currentLayout: UICollectionViewLayout { current }

    open var nextLayout: UICollectionViewLayout { next }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    open func value(forAnimatedKey key: String) -> CGFloat {
        values[key] ?? 0
    }

    override func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
        super.makeDecorationView(ofKind: kind, frame: frame) ?? next.makeDecorationView(ofKind: kind, frame: frame)
            ?? current.makeDecorationView(ofKind: kind, frame: frame)
    }

    // MARK: Both layouts

    /// Asks both layouts, once, about everything that is shown at the beginning or at the end.
    func gather(in collectionView: UICollectionView) {
        currentSize = current.collectionViewContentSize
        nextSize = next.collectionViewContentSize
        let size = collectionView.bounds.size
        let from = current.elements(in: CGRect(origin: currentOffset, size: size))
        let to = next.elements(in: CGRect(origin: nextOffset, size: size))
        for key in Set(from.keys).union(to.keys) {
            guard let start = from[key] ?? current.element(key) ?? to[key]?.faded,
                let end = to[key] ?? next.element(key) ?? from[key]?.faded
            else { continue }
            pairs[key] = Pair(from: start, to: end)
        }
    }

    /// Where the content stands at the present progress.
    var presentOffset: CGPoint {
        CGPoint(
            x: transitionProgress.between(currentOffset.x, nextOffset.x),
            y: transitionProgress.between(currentOffset.y, nextOffset.y)
        )
    }

    private func attributes(of pair: Pair) -> UICollectionViewLayoutAttributes {
        let (from, to) = (pair.from, pair.to)
        let attributes = to.duplicate()
        let progress = transitionProgress
        let (start, end) = (from.untransformedFrame, to.untransformedFrame)
        attributes.untransformedFrame = CGRect(
            x: progress.between(start.minX, end.minX),
            y: progress.between(start.minY, end.minY),
            width: progress.between(start.width, end.width),
            height: progress.between(start.height, end.height)
        )
        attributes.alpha = progress.between(from.alpha, to.alpha)
        if from.hasTransform || to.hasTransform {
            attributes.transform = from.transform.interpolated(to: to.transform, progress)
        }
        return attributes
    }

    // MARK: Geometry

    open override var collectionViewContentSize: CGSize {
        CGSize(
            width: transitionProgress.between(currentSize.width, nextSize.width),
            height: transitionProgress.between(currentSize.height, nextSize.height)
        )
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pairs.keys.sorted().compactMap { pairs[$0].map(attributes) }.filter { $0.frame.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        pairs[ElementKey(itemAt: indexPath)].map(attributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        pairs[ElementKey(supplementaryOfKind: elementKind, at: indexPath)].map(attributes)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let kind = ElementKey.id(ofKind: elementKind, .decorationView)
        return pairs[ElementKey(category: .decorationView, kind: kind, at: indexPath)].map(attributes)
    }
}

extension UICollectionViewLayout {
    fileprivate func elements(in rect: CGRect) -> [ElementKey: UICollectionViewLayoutAttributes] {
        let visible = (layoutAttributesForElements(in: rect) ?? []).filter { $0.frame.overlaps(rect) && !$0.isHidden }
        return Dictionary(visible.map { ($0.key, $0.duplicate()) }) { first, _ in first }
    }

    fileprivate func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)?.duplicate()
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: key.kindName, at: key.indexPath)?.duplicate()
        // The other layout does not have views of this one.
        case .decorationView: nil
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var faded: UICollectionViewLayoutAttributes {
        let copy = duplicate()
        copy.alpha = 0
        return copy
    }
}

extension CGFloat {
    fileprivate func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        start + (end - start) * self
    }
}

extension CGAffineTransform {
    fileprivate func interpolated(to other: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: progress.between(a, other.a),
            b: progress.between(b, other.b),
            c: progress.between(c, other.c),
            d: progress.between(d, other.d),
            tx: progress.between(tx, other.tx),
            ty: progress.between(ty, other.ty)
        )
    }
}
