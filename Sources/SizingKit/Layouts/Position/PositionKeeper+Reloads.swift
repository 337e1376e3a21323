import SizingEngine
import UIKit

extension PositionKeeper {
    /// The number of items on either side of an item's old index that are asked for their keys after a reload.
    static let searchedDistance = 500

    /// Returns the kept position after a reload: an anchor at the first item of `keys` that the new data contain, too.
    ///
    /// - Parameters:
    ///   - kept: The kept position by index paths.
    ///   - keys: The keys and anchors of the items that were on screen.
    ///   - held: The header that was pinned at the start of the screen.
    func keptAfterReload(
        _ kept: KeptPosition,
        _ keys: [(key: AnyHashable, anchor: Anchor)],
        held: HeldBoundary?
    ) throws(Interrupted) -> KeptPosition {
        guard case .anchor = kept else { return kept }
        if let held, let found = try folded(held, in: keys) { return .anchor(found) }
        return try anchor(ofKeys: keys).map(KeptPosition.anchor) ?? kept
    }

    /// The anchor of the first item of `keys` that the data have now; `nil` if they have none.
    func anchor(ofKeys keys: [(key: AnyHashable, anchor: Anchor)]) throws(Interrupted) -> Anchor? {
        guard let model = session.elastic?.model else { return nil }
        for (key, anchor) in keys {
            guard let found = try element(withKey: key, near: anchor.element, in: model) else { continue }
            var anchor = anchor
            anchor.element = found
            return anchor
        }
        return nil
    }

    /// The keys of the items on screen, beginning with the preferred anchor.
    ///
    /// - Parameter first: The anchor that comes before all others if its item has a key: a point of an item that covers
    ///   the screen, or the anchor that changes of the space keep.
    func keysOnScreen(in viewport: Viewport, first: Anchor?) -> [(key: AnyHashable, anchor: Anchor)] {
        guard let elastic else { return [] }
        var found: [(key: AnyHashable, anchor: Anchor)] = []
        elastic.forEachElement(in: viewport.span) { element, frame, _ in
            if element.isItem, let key = session.answers.keys[element] {
                found.append((key, elastic.anchor(holding: element, in: viewport)))
            }
            return true
        }
        let keepsFirst = (elastic.anchorEdge == .start) != elastic.isReversed
        if !keepsFirst { found.reverse() }
        // Prefers an item in the readable part as the anchor, and among several the fully visible ones.
        let read = elastic.readSpan(in: viewport)
        let edge = read[elastic.anchorEdge]
        let isWhole: (Anchor) -> Bool = { elastic.anchorEdge == .start ? $0.position >= edge : $0.position <= edge }
        let isRead: (Anchor) -> Bool = { elastic.span(of: $0.element).intersects(read) }
        let preferred = first.flatMap { first in
            session.answers.keys[first.element].map { (key: $0, anchor: first) }
        }
        var sorted = [preferred].compactMap { $0 }
        // An item that covers the screen comes before items that insets cover, even before whole ones.
        if elastic.coveringElement(in: viewport) != nil {
            sorted += found.filter { elastic.covers(viewport, $0.anchor.element) }
            found.removeAll { elastic.covers(viewport, $0.anchor.element) }
        }
        let (uncovered, covered) = (found.filter { isRead($0.anchor) }, found.filter { !isRead($0.anchor) })
        return [uncovered, covered].reduce(sorted) { sorted, some in
            sorted + some.filter { isWhole($0.anchor) } + some.filter { !isWhole($0.anchor) }
        }
    }

    /// Returns the item with a key, by ``SizingLayout/indexPathForKey``, or the item with that key nearest to its old
    /// index.
    func element(
        withKey key: AnyHashable,
        near old: Element,
        in model: LayoutModel
    ) throws(Interrupted) -> Element? {
        if let indexPathForKey = session.layout.indexPathForKey {
            // Where there are no items, the collection view may have no data source, and the app nothing to look for.
            guard model.itemCount > 0 else { return nil }
            let indexPath = try session.asking { indexPathForKey(key) }
            return indexPath.flatMap(Element.init(itemAt:)).flatMap { model.contains($0) ? $0 : nil }
        }
        guard old.section < model.sectionCount else { return nil }
        let count = model.itemCount(in: old.section)
        for distance in 0...Self.searchedDistance {
            for item in distance == 0 ? [old.item] : [old.item + distance, old.item - distance]
            where item >= 0 && item < count {
                let element = Element.item(item, in: old.section)
                if try session.sections.sizing(of: element)?.key == key { return element }
            }
        }
        return nil
    }
}
