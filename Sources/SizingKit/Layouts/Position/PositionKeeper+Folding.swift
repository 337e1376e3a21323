import SizingEngine
import UIKit

/// Sections that are folded under their pinned headers. Footers are pinned likewise in a list that keeps its last elements.
extension PositionKeeper {
    /// Returns the anchor that keeps a pinned header in its place on screen if a batch folds its section; otherwise
    /// `nil`.
    ///
    /// - Parameters:
    ///   - placed: The visible elements before the batch.
    func folded(
        in viewport: Viewport,
        showing placed: PlacedElements,
        of elastic: ElasticLayout,
        through map: UpdateMap
    ) -> Anchor? {
        guard var held = elastic.heldBoundary(in: viewport), let section = map.section(after: held.element.section),
            let collectionView, section < collectionView.numberOfSections
        else { return nil }
        let old = held.element.section
        held.element.section = section
        let count = collectionView.presenting { collectionView.numberOfItems(inSection: section) }
        return anchor(holding: held, leaving: count) {
            !placed.entries.contains {
                $0.element.isItem && $0.element.section == old && map.survivor(of: $0.element) != nil
            }
        }
    }

    /// Returns the anchor that keeps a pinned header in its place on screen if a reload folds its section, and does not
    /// replace the section by another one; otherwise `nil`.
    ///
    /// - Parameter keys: The keys and anchors of the items that were on screen.
    func folded(_ held: HeldBoundary, in keys: [(key: AnyHashable, anchor: Anchor)]) throws(Interrupted) -> Anchor? {
        guard let model = session.elastic?.model, model.contains(held.element) else { return nil }
        let section = held.element.section
        return try anchor(holding: held, leaving: model.itemCount(in: section)) { () throws(Interrupted) in
            guard try anchor(ofKeys: keys.filter { $0.anchor.element.section == section }) == nil,
                try !areInOtherSections(keys.filter { $0.anchor.element.section != section })
            else { return false }
            return try isStillPinned(held.element)
        }
    }

    /// Returns the anchor that keeps a header or footer in its place on screen; `nil` if items of its section remain
    /// visible beside it.
    ///
    /// - Parameters:
    ///   - count: The number of items that are left in its section.
    ///   - isGone: Whether the section has lost all items that were visible beside the header or footer.
    private func anchor<Failure>(
        holding held: HeldBoundary,
        leaving count: Int,
        _ isGone: () throws(Failure) -> Bool
    ) throws(Failure) -> Anchor? {
        guard let elastic, held.isAlone(among: count), try isGone() else { return nil }
        return held.anchor(leaving: count, isReversed: elastic.isReversed)
    }

    /// Whether a section has a header or footer now, and pins it.
    private func isStillPinned(_ element: Element) throws(Interrupted) -> Bool {
        try session.resolve(element.section)
        guard let shape = session.elastic?.model.shape(of: element.section) else { return false }
        guard element.kind == .header ? shape.pinsHeader : shape.pinsFooter else { return false }
        return try session.sections.sizing(of: element) != nil
    }

    /// Whether items have come into other sections. Only ``SizingLayout/indexPathForKey`` can tell.
    private func areInOtherSections(_ keys: [(key: AnyHashable, anchor: Anchor)]) throws(Interrupted) -> Bool {
        guard session.layout.indexPathForKey != nil else { return false }
        for key in keys {
            if let found = try anchor(ofKeys: [key]), found.element.section != key.anchor.element.section {
                return true
            }
        }
        return false
    }
}
