import Foundation

/// What a collection view has told its prefetching data source.
struct PrefetchState {
    /// Where the view was when it last looked ahead; nil if the layout has changed since.
    var bounds: CGRect?
    var offset: CGPoint?
    var keys: Set<ElementKey> = []
}

extension UICollectionView {
    /// Announces the items of the next screenful in the direction of the scroll, and takes back those that are no
    /// longer on the way.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, isLayoutPrepared, !isPerformingUpdates,
            bounds.width > 0, bounds.height > 0
        else { return }
        guard prefetching.bounds != bounds else { return }
        let step = stepAhead()
        let isForward = step.dx + step.dy > 0
        let rect = bounds.offsetBy(dx: step.dx, dy: step.dy)
        prefetching.bounds = bounds
        prefetching.offset = contentOffset
        let keys = itemsToPrefetch(in: rect).sorted { isForward ? $0 < $1 : $1 < $0 }
        let known = prefetching.keys
        prefetching.keys = Set(keys)
        let added = keys.filter { !known.contains($0) }
        let dropped = known.subtracting(keys).filter { liveViews[$0] == nil }.sorted()
        if !dropped.isEmpty {
            Trace.note("prefetchDataSource.cancelPrefetching(\(Self.traceText(dropped)))")
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dropped.compactMap(dataPath))
        }
        if !added.isEmpty {
            Trace.note("prefetchDataSource.prefetchItems(\(Self.traceText(added)))")
            prefetchDataSource.collectionView(self, prefetchItemsAt: added.compactMap(dataPath))
        }
    }

    private static func traceText(_ keys: [ElementKey]) -> String {
        keys.map { TraceText.text($0.indexPath) }.joined(separator: "; ")
    }

    /// One screenful on along the axis of the last scroll; before the first one, along the content.
    private func stepAhead() -> (dx: CGFloat, dy: CGFloat) {
        let last = prefetching.offset ?? contentOffset
        let (dx, dy) = (contentOffset.x - last.x, contentOffset.y - last.y)
        if dx == 0, dy == 0 {
            let isHorizontal = contentSize.height <= bounds.height && contentSize.width > bounds.width
            return isHorizontal ? (bounds.width, 0) : (0, bounds.height)
        }
        return abs(dx) > abs(dy)
            ? (dx > 0 ? bounds.width : -bounds.width, 0)
            : (0, dy > 0 ? bounds.height : -bounds.height)
    }

    private func itemsToPrefetch(in rect: CGRect) -> [ElementKey] {
        let counts = currentCounts()
        return (validElements(in: layoutRect(rect)) ?? []).filter { attributes in
            let key = attributes.key
            return key.category == .cell && counts.contains(key) && liveViews[key] == nil
                && displayed(attributes).frame.overlaps(rect)
        }
        .map(\.key)
    }
}
