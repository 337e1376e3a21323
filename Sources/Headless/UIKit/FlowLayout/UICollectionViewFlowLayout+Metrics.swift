import Foundation

/// Asks properties and delegate, and computes frames when they are needed.
extension UICollectionViewFlowLayout {
    var axes: FlowAxes { FlowAxes(scrollDirection: scrollDirection) }

    /// The frames, computed now if something changed since. UIKit's layout answers between an invalidation and
    /// `prepare()` too.
    func currentGeometry() -> FlowGeometry? {
        if let geometry { return geometry }
        guard let collectionView else { return nil }
        let metrics = self.metrics ?? readMetrics(of: collectionView)
        self.metrics = metrics
        let new = FlowGeometry(sized(metrics), measured: measured, breadth: breadth(of: collectionView))
        geometry = new
        return new
    }

    /// Headers and footers that are there with the lengths that they prefer.
    private func sized(_ metrics: [FlowSectionMetrics]) -> [FlowSectionMetrics] {
        guard !measuredHeaders.isEmpty || !measuredFooters.isEmpty else { return metrics }
        var metrics = metrics
        for (section, length) in measuredHeaders where section < metrics.count && metrics[section].headerLength > 0 {
            metrics[section].headerLength = length
        }
        for (section, length) in measuredFooters where section < metrics.count && metrics[section].footerLength > 0 {
            metrics[section].footerLength = length
        }
        return metrics
    }

    /// What the bounds leave across the scroll direction once the content insets are taken off.
    func breadth(of collectionView: UICollectionView) -> CGFloat {
        let insets = collectionView.adjustedContentInset
        return max(
            axes.across(collectionView.bounds.size) - axes.acrossBefore(insets) - axes.acrossAfter(insets),
            0
        )
    }

    private func readMetrics(of collectionView: UICollectionView) -> [FlowSectionMetrics] {
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        delegateHasNoItemSizes = false
        let metrics = (0..<collectionView.numberOfSections).map { section in
            readMetrics(ofSection: section, collectionView, delegate)
        }
        warn(about: metrics)
        return metrics
    }

    private func readMetrics(
        ofSection section: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionMetrics {
        let inset =
            (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
            .adding(referenceInsets(of: view, axes))
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        var count = 0
        view.performUsingPresentationValues { count = view.numberOfItems(inSection: section) }
        return FlowSectionMetrics(
            count: count,
            items: readItems(count, section, view, delegate),
            headerLength: axes.along(header),
            footerLength: axes.along(footer),
            insetBefore: axes.before(inset),
            insetAfter: axes.after(inset),
            acrossBefore: axes.acrossBefore(inset),
            available: breadth(of: view) - axes.acrossBefore(inset) - axes.acrossAfter(inset),
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing
        )
    }

    /// - Complexity: O(items) where the delegate has sizes of its own, else O(1).
    private func readItems(
        _ count: Int,
        _ section: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionMetrics.Items {
        let common = FlowSectionMetrics.Items.uniform(extent(uniformSize))
        guard let delegate, count > 0, !delegateHasNoItemSizes else { return common }
        let first = delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        guard !delegateHasNoItemSizes else { return common }
        var extents = [extent(first)]
        extents.reserveCapacity(count)
        for item in 1..<max(count, 1) {
            let path = IndexPath(item: item, section: section)
            extents.append(extent(delegate.collectionView(view, layout: self, sizeForItemAt: path)))
        }
        return .individual(extents)
    }

    func extent(_ size: CGSize) -> FlowExtent {
        FlowExtent(length: axes.along(size), breadth: axes.across(size))
    }

    /// What items are taken for before they are measured.
    private var uniformSize: CGSize {
        sizesItems && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    }

    var sizesItems: Bool { estimatedItemSize != .zero }

    /// What the section insets are counted from, as far as the content insets do not hold it already.
    private func referenceInsets(of view: UICollectionView, _ axes: FlowAxes) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let held = view.adjustedContentInset
        let (left, right) = (max(reference.left - held.left, 0), max(reference.right - held.right, 0))
        // A mirrored layout's left is at the right. Apple doesn't say so; but what is covered stays covered.
        let isMirrored = view.mirrorsLayout
        return scrollDirection == .vertical
            ? UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
            : UIEdgeInsets(
                top: max(reference.top - held.top, 0),
                left: 0,
                bottom: max(reference.bottom - held.bottom, 0),
                right: 0
            )
    }

    /// UIKit's words for items that do not fit.
    private func warn(about metrics: [FlowSectionMetrics]) {
        guard metrics.contains(where: { $0.greatestBreadth > $0.available + LineSpread.tolerance }) else { return }
        let isVertical = scrollDirection == .vertical
        logFault(
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
                + (isVertical ? "width" : "height") + " must be less than the "
                + (isVertical ? "width" : "height") + " of the UICollectionView minus the section insets "
                + (isVertical ? "left and right" : "top and bottom") + " values, minus the content insets "
                + (isVertical ? "left and right" : "top and bottom") + " values."
        )
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }
}
