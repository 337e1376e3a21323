import SizingEngine
import UIKit

/// Invalidation of sizes, by the app and with items that are reloaded.
extension Measurer {
    func invalidateSizes() {
        session.whenAnswered {
            $0.measurer.removeAllSizes()
            $0.forgetSizesNearby()
        }
    }

    func invalidateSizes(at indexPaths: [IndexPath]) {
        guard collectionView != nil else { return removeKeptSizes(at: indexPaths) }
        whenPlaced {
            $0.measurer.invalidateSizes(of: indexPaths.lazy.compactMap(Element.init(itemAt:)))
        }
    }

    func invalidateSizes(for keys: [AnyHashable]) {
        session.whenAnswered {
            for key in keys { $0.measurer.removeSizes(for: key) }
            $0.forgetSizesNearby()
        }
    }

    func invalidateSizes(inSections sections: IndexSet) {
        // Without a collection view, nothing is known of the items of a section.
        guard collectionView != nil else { return removeAllSizes() }
        whenPlaced {
            guard let model = $0.elastic?.model else { return }
            for section in sections where section < model.sectionCount {
                let items = (0..<model.itemCount(in: section)).lazy.map { Element.item($0, in: section) }
                $0.measurer.invalidateSizes(of: items)
                $0.measurer.invalidateSizes(of: [.header(of: section), .footer(of: section)])
            }
        }
    }

    func invalidateSizes(ofKind elementKind: String, inSections sections: IndexSet) {
        guard collectionView != nil else { return removeAllSizes() }
        whenPlaced {
            guard let model = $0.elastic?.model else { return }
            let known = $0.sections
            let elements = sections.filter { $0 < model.sectionCount }.compactMap {
                known.element(ofKind: elementKind, at: IndexPath(item: 0, section: $0))
            }
            $0.measurer.invalidateSizes(of: elements)
        }
    }

    /// Removes sizes from the cache while another layout has the collection view. When it comes back, the index paths may have other
    /// meanings.
    private func removeKeptSizes(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            // A diffable data source can't be asked without the collection view.
            guard let key = session.layout.itemSizing?(indexPath).key ?? session.layout.key(ofItemAt: indexPath) else {
                return removeAllSizes()
            }
            removeSizes(for: key)
        }
    }

    /// Removes all sizes from the cache, and those that would come.
    private func removeAllSizes() {
        statistics.items.cancelledOffMainActor += asyncMeasurements.cancelAll()
        cache.removeAll()
    }

    /// Removes the sizes for a key from the cache, and those that would come.
    private func removeSizes(for key: AnyHashable) {
        statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key)
        cache.removeAll(for: key)
    }

    /// Performs an action now, or in the next pass if nothing is placed, or if the collection view and the layout may disagree on
    /// index paths: the cache may have sizes from before.
    private func whenPlaced(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        if elastic != nil, session.countsAreKnown { return action(session) }
        session.postpone(isOfIndexPaths: true, action)
    }

    /// Follows a reload, or a time in which another layout had the collection view: other items may be at the index paths of
    /// invalidations that wait for the next pass.
    func dataWereReloaded() {
        if session.pending.dropInvalidations() { removeAllSizes() }
    }

    private func invalidateSizes(of elements: some Sequence<Element>) {
        var following = elements.makeIterator()
        var next = following.next()
        do throws(Interrupted) {
            try session.checkInterruption()
            while let element = next {
                try invalidateSize(of: element)
                next = following.next()
            }
        } catch {
            // The elements at these index paths after a reload are invalidated in the next pass.
            let left = [next].compactMap(\.self) + Array(IteratorSequence(following))
            session.postpone(isOfIndexPaths: true) { $0.measurer.invalidateSizes(of: left) }
        }
        session.sizesMayHaveChanged()
    }

    /// Looks an element up again. If it was measured with another version of its content, its sizes in the cache stay right: those
    /// of the other version, too, which may come back.
    private func invalidateSize(of element: Element) throws(Interrupted) {
        guard session.elastic?.model.contains(element) == true else { return }
        let sizing = try session.sections.sizing(of: element)
        let key = sizing?.key
        if let key { statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key) }
        try session.asking {
            if let sizing, let key,
                !session.answers.keys.isMeasured(element, inOtherVersionThan: sizing.version, of: key)
            {
                return cache.removeAll(for: key)
            }
            SizingLog.record(
                .invalidated,
                SizingEvent(
                    .invalidated,
                    indexPath: element.indexPath,
                    elementKind: session.sections.kind(of: element),
                    key: key
                )
            )
        }
        session.answers.shownViews.forget(element)
        session.pending.measureAgain(element)
    }

    /// Removes the sizes of reloaded items whose keys the app did not give with an ``ItemSizing``: their content has
    /// changed. Of a reloaded section, that is the items near the viewport.
    ///
    /// - Complexity: O(*m*), with *m* reloaded items.
    func removeSizesOfReloadedItems(_ map: UpdateMap) {
        guard session.layout.itemSizing == nil || session.layout.sizesHaveItemKeys else { return }
        var keys = session.answers.keys.reloadedKeys(in: map)
        for item in map.batch.reloadedItems.sorted() {
            guard let destination = map.destination(of: .item(item.item, in: item.section)) else { continue }
            do throws(Interrupted) {
                guard let key = try session.asking({ session.layout.key(ofItemAt: destination.indexPath) }) else {
                    continue
                }
                keys.append(key)
            } catch {
                return
            }
        }
        session.telling { for key in keys { cache.removeAll(for: key) } }
    }

    /// Removes the sizes of the items near the viewport whose keys the app did not give with an ``ItemSizing``: any of them may
    /// have been reloaded in a batch of which the layout was not told.
    func removeSizesOfKnownItems() {
        guard session.layout.itemSizing == nil || session.layout.sizesHaveItemKeys else { return }
        session.telling { for key in session.answers.keys.all { cache.removeAll(for: key) } }
    }
}
