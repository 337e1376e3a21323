import Foundation

/// A view that a collection view shows for an element and uses again for others.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// What the collection view keeps with the view while it belongs to it.
    var reuse = ReuseState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Objective-C makes an instance of a class known at run time only through any initialiser; Swift needs a required
    /// one. A subclass inherits this one as long as it has both designated initialisers of its superclass.
    public required convenience init() {
        let frame = UICollectionReusableView.frameOfNext
        UICollectionReusableView.frameOfNext = .zero
        self.init(frame: frame)
    }

    /// The frame for the instance that `make(frame:)` is about to make.
    private static var frameOfNext = CGRect.zero

    /// Makes an instance of the receiver's own class by its `init(frame:)`.
    static func make(frame: CGRect) -> UICollectionReusableView {
        UICollectionReusableView.frameOfNext = frame
        return self.init()
    }

    override var hostsLayout: Bool { true }

    open var reuseIdentifier: String? {
        reuse.identifier
    }

    /// How often the view was taken from its pool: a view that was not reused meanwhile shows what it showed before.
    package var reuseCount: Int { reuse.count }

    open func prepareForReuse() {
        reuse.isMeasured = false
    }

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the height that the view's constraints ask for at the proposed width, unchanged if they do
    /// not say any. In a flow layout items that size themselves are free in both directions.
    ///
    /// What UIKit answers in a layout that is not its own is not documented: two hostile options answer otherwise. A view that
    /// was not dequeued answers as those of the collection view that it lies in.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let flow = reuse.owner?.collectionViewLayout as? UICollectionViewFlowLayout {
            return flow.sizesItems ? fittedAlongBothAxes(layoutAttributes) : fittedAtOfferedWidth(layoutAttributes)
        }
        if let compositional = reuse.owner?.collectionViewLayout as? UICollectionViewCompositionalLayout {
            return fitted(layoutAttributes, along: compositional.solvedElement(layoutAttributes.key)?.sizedAxes)
        }
        if hostility.contains(.fittingAlongBothAxes) { return fittedAlongBothAxes(layoutAttributes) }
        if hostility.contains(.fittingAnswersOfferedSize) { return layoutAttributes }
        return fittedAtOfferedWidth(layoutAttributes)
    }

    private func fittedAtOfferedWidth(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard fitting.height > 0, fitting.height != attributes.size.height else { return attributes }
        attributes.untransformedFrame.size.height = fitting.height
        return attributes
    }

    /// A compositional layout leaves to a view what it estimates, and no more.
    private func fitted(
        _ attributes: UICollectionViewLayoutAttributes,
        along axes: SizedAxes?
    ) -> UICollectionViewLayoutAttributes {
        guard let axes, !axes.isEmpty else { return attributes }
        let fitting = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.height ? .fittingSizeLevel : .required
        )
        if axes.width, fitting.width > 0 { attributes.untransformedFrame.size.width = fitting.width }
        if axes.height, fitting.height > 0 { attributes.untransformedFrame.size.height = fitting.height }
        return attributes
    }

    private func fittedAlongBothAxes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
        var size = attributes.untransformedFrame.size
        if fitting.width > 0 { size.width = fitting.width }
        if fitting.height > 0 { size.height = fitting.height }
        attributes.untransformedFrame.size = size
        return attributes
    }

    override func fittingSizeWithoutConstraints(
        _ target: CGSize,
        horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        guard hostility.contains(.boundsAnsweredWithoutConstraints) else {
            return super.fittingSizeWithoutConstraints(target, horizontal: horizontal, vertical: vertical)
        }
        return CGSize(
            width: horizontal >= .required ? target.width : bounds.width,
            height: vertical >= .required ? target.height : bounds.height
        )
    }

    /// What the collection view does that the view was dequeued from, or else the one that it lies in.
    private var hostility: CollectionHostility {
        if let owner = reuse.owner { return owner.hostility }
        var ancestor = superview
        while let view = ancestor {
            if let collectionView = view as? UICollectionView { return collectionView.hostility }
            ancestor = view.superview
        }
        return []
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeWasInvalidated()
    }

    override func constraintsOfHostDidChange() {
        super.constraintsOfHostDidChange()
        guard let owner = reuse.owner, owner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        contentSizeWasInvalidated()
    }

    /// Tells the collection view that the view may want another size.
    func contentSizeWasInvalidated() {
        reuse.owner?.contentSizeWasInvalidated(of: self)
    }

    /// Puts the view where the attributes say. `apply(_:)` is for what a subclass adds to that.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if geometry.transform != nil { transform = .identity }
        place(at: attributes.untransformedFrame)
        if attributes.hasTransform { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    }

    /// What attributes say is the centre. A cell that turns around another anchor point counts on finding its centre
    /// there each time that `apply(_:)` is called, with the frame elsewhere.
    private func place(at rect: CGRect) {
        if geometry.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
            if frame != rect { frame = rect }
        } else {
            if bounds.size != rect.size { bounds.size = rect.size }
            center = rect.center
        }
    }
}

/// What a collection view keeps with one of its views.
struct ReuseState {
    var identifier: String?
    weak var owner: UICollectionView?
    var pool: ReusePool?
    var key: ElementKey?
    var zIndex = 0
    /// How often the view was taken from its pool.
    var count = 0
    /// Whether the view has been asked for the attributes that it prefers since it was last prepared for reuse.
    var isMeasured = false
}

/// The pool that a view goes back to.
struct ReusePool: Hashable {
    var kind: Int32
    var identifier: String
}
