import Foundation

/// Every message from the collection view to its layout, with its line in the trace.
extension UICollectionView {
    func prepareLayout() {
        Trace.note("layout.prepare()")
        let count = subviews.count
        let outer = beginAsking()
        collectionViewLayout.prepare()
        endAsking(outer)
        guard subviews.count > count else { return }
        Trace.note("collectionView.addSubview during layout.prepare()")
        if hostility.contains(.subviewsRestartPasses) { pending.needsPrepare = true }
    }

    func layoutContentSize() -> CGSize {
        let outer = beginAsking()
        let size = collectionViewLayout.collectionViewContentSize
        endAsking(outer)
        Trace.note("layout.collectionViewContentSize -> \(TraceText.text(size))")
        return size
    }

    func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        Trace.note("layout.layoutAttributesForElements(in: \(TraceText.text(rect)))")
        let outer = beginAsking()
        defer { endAsking(outer) }
        return collectionViewLayout.layoutAttributesForElements(in: rect)
    }

    /// Asks for an element that the layout must know: UIKit raises if it has an item and no attributes for it.
    func requiredElement(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutElement(key)
        if attributes == nil, key.category == .cell, currentCounts().contains(key) {
            raise(
                .internalInconsistency,
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
                    + "\(TraceText.text(key.indexPath))"
            )
        }
        return attributes
    }

    func layoutElement(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let outer = beginAsking()
        defer { endAsking(outer) }
        switch key.category {
        case .cell:
            Trace.note("layout.layoutAttributesForItem(at: \(TraceText.text(path)))")
            return collectionViewLayout.layoutAttributesForItem(at: path)
        case .supplementaryView:
            let kind = key.kindName
            Trace.note(
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: \(TraceText.text(path)))"
            )
            return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView:
            let kind = key.kindName
            Trace.note("layout.layoutAttributesForDecorationView(ofKind: \(kind), at: \(TraceText.text(path)))")
            return collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionViewLayout.noteInvalidation(with: context)
        let outer = beginAsking()
        collectionViewLayout.invalidateLayout(with: context)
        endAsking(outer)
    }

    /// The context for a change of bounds, if the layout wants one. Both questions see the old bounds.
    func layoutContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        let should = askingLayout { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
        Trace.note(
            "layout.shouldInvalidateLayout(forBoundsChange: \(TraceText.text(newBounds))) -> \(should)"
        )
        guard should else { return nil }
        Trace.note("layout.invalidationContext(forBoundsChange: \(TraceText.text(newBounds)))")
        return askingLayout { $0.invalidationContext(forBoundsChange: newBounds) }
    }

    /// The context for a view that prefers other attributes, if the layout wants one.
    func layoutContext(
        forPreferred preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext? {
        let layout = collectionViewLayout
        let outer = beginAsking()
        defer { endAsking(outer) }
        let should = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: original
        )
        let path = TraceText.text(original.indexPath)
        Trace.note(
            "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: \(path), \(TraceText.text(preferred.size)))"
                + " -> \(should)"
        )
        guard should else { return nil }
        Trace.note("layout.invalidationContext(forPreferredLayoutAttributes: \(path))")
        return layout.invalidationContext(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: original
        )
    }

    /// Where the layout wants a scroll to end whose finger is leaving.
    func layoutTargetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let offset = askingLayout {
            $0.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        }
        Trace.note(
            "layout.targetContentOffset(forProposedContentOffset: \(TraceText.text(proposed)), "
                + "withScrollingVelocity: \(TraceText.text(velocity))) -> \(TraceText.text(offset))"
        )
        return offset
    }

    /// Where the layout and then the delegate want the content after a change of the content.
    func layoutTargetOffset(forProposed proposed: CGPoint) -> CGPoint {
        let offset = askingLayout { $0.targetContentOffset(forProposedContentOffset: proposed) }
        Trace.note(
            "layout.targetContentOffset(forProposedContentOffset: \(TraceText.text(proposed)))"
                + " -> \(TraceText.text(offset))"
        )
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }
}
