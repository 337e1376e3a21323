import Foundation

extension UICollectionView {
    /// Moves the content because the layout or an update asked for it.
    func setLayoutOffset(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        let wasOwn = passOffsets.isOwn
        passOffsets.isOwn = true
        contentOffset = offset
        passOffsets.isOwn = wasOwn
    }

    /// Where the content must be so that the item stands at the position, as far as the content allows.
    func offset(toShow frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let visible = CGSize(
            width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom
        )
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.center.y - visible.height / 2 - insets.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - visible.height - insets.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.center.x - visible.width / 2 - insets.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - visible.width - insets.left
        }
        if hostility.contains(.scrollsRoundedToPoints) {
            offset = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
        }
        return legal(offset, within: hostility.contains(.contentSizeReadByScrolls) ? layoutContentSize() : nil)
    }

    /// The nearest offset that does not show anything beyond the content.
    ///
    /// - Parameter size: that of the content, if it is not the present one.
    func legal(_ offset: CGPoint, within size: CGSize? = nil) -> CGPoint {
        let contentSize = size ?? contentSize
        let insets = adjustedContentInset
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width - bounds.width + insets.right),
            y: max(least.y, contentSize.height - bounds.height + insets.bottom)
        )
        return CGPoint(
            x: min(max(offset.x, least.x), most.x),
            y: min(max(offset.y, least.y), most.y)
        )
    }

    /// Raises for an item that does not exist.
    func checkScrollTarget(_ indexPath: IndexPath) -> Bool {
        let counts = currentCounts()
        guard indexPath.count == 2, counts.items.indices.contains(indexPath.section) else {
            let section = indexPath.isEmpty ? NSNotFound : indexPath[0]
            raise(
                .internalInconsistency,
                "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only "
                    + "\(counts.items.count) sections. Collection view: \(exceptionName)."
            )
            return false
        }
        let items = counts.items[indexPath.section]
        guard indexPath.item >= 0, indexPath.item < items else {
            raise(
                .internalInconsistency,
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                    + "only \(items) items in section \(indexPath.section). Collection view: \(exceptionName)."
            )
            return false
        }
        return true
    }

    func scroll(toItemAt indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard checkScrollTarget(indexPath) else { return }
        validateLayout()
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?
            .scrollSection(toItemAt: indexPath, at: position, animated: animated)
        guard let frame = frameToScroll(to: indexPath) else { return }
        let target = offset(toShow: frame, at: position)
        let distance = max(abs(target.x - contentOffset.x), abs(target.y - contentOffset.y))
        guard distance >= 0.5 else { return }
        setContentOffset(target, animated: animated)
    }

    private func frameToScroll(to indexPath: IndexPath) -> CGRect? {
        let key = ElementKey(itemAt: indexPath)
        if hostility.contains(.knownAttributesScrolledTo), let known = known.element(key) {
            return mirrorsLayout ? displayed(known).frame : known.frame
        }
        return layoutAttributesForItem(at: indexPath)?.frame
    }
}
