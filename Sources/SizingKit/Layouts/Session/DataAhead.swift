import SizingEngine
import UIKit

/// Data that the app has changed before it tells the collection view.
///
/// An app may remove an item from its data, scroll, and delete the item in the collection view after that. UIKit lays
/// out before it takes a list of updates, if the layout is invalid: it would ask the app for items at the index paths
/// from before the removal, and show other items there, or end the app. A flow layout is not invalid after a scroll.
/// This layout may be: it then calls no code of the app until the list comes or the code of the app is over.
@MainActor
final class DataAhead: LayoutPart {
    /// Whether work was put off for updates that the app has yet to pass on to the collection view.
    private(set) var isHoldingBack = false

    /// Puts off the work that asks the app for items if its data are ahead of the collection view.
    ///
    /// - Parameters:
    ///   - bounds: The bounds that are to be shown.
    ///   - isAppComputing: Whether code of the app may be running.
    /// - Returns: Whether that work must be put off.
    /// - Complexity: O(*k*) for *k* sections near the bounds, whose items are counted.
    func holdsBack(in bounds: CGRect, whileAppComputes isAppComputing: Bool) -> Bool {
        guard isAppComputing, session.phase == .ready, !session.isModelOutdated, !session.isUpdating,
            let collectionView, !collectionView.isMovedByFinger, !collectionView.hasOpenUpdates,
            let sections = sections(near: bounds), let source = collectionView.dataSource
        else {
            isHoldingBack = false
            return false
        }
        let agrees = try? session.asking { self.agrees(collectionView, with: source, in: sections) }
        isHoldingBack = agrees == false
        return isHoldingBack
    }

    private func agrees(
        _ collectionView: UICollectionView,
        with source: UICollectionViewDataSource,
        in sections: [Int]
    ) -> Bool {
        // Optional in Objective-C.
        let counting: Optional = source.numberOfSections(in:)
        let count = collectionView.numberOfSections
        guard (counting.map { $0(collectionView) } ?? 1) == count else { return false }
        return sections.allSatisfy {
            $0 < count
                && source.collectionView(collectionView, numberOfItemsInSection: $0)
                    == collectionView.numberOfItems(inSection: $0)
        }
    }

    /// Continues: the updates have come, or the code of the app is over without them.
    ///
    /// - Returns: Whether work was put off.
    func end() -> Bool {
        defer { isHoldingBack = false }
        return isHoldingBack
    }

    /// Whether UIKit has a view for an element, so that to be told of it asks for nothing.
    func isShown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let collectionView else { return false }
        let indexPath = attributes.indexPath
        switch (attributes.representedElementCategory, attributes.representedElementKind) {
        case (.cell, _): return collectionView.cellForItem(at: indexPath) != nil
        case (.supplementaryView, let kind?):
            return collectionView.supplementaryView(forElementKind: kind, at: indexPath) != nil
        default: return true
        }
    }

    /// The sections of which a placement within bounds may measure elements; `nil` if nothing is placed yet.
    private func sections(near bounds: CGRect) -> [Int]? {
        guard let elastic, let environment else { return nil }
        let span = session.span(of: bounds, in: environment)
        var sections: [Int] = []
        elastic.forEachSection(in: span.expanded(by: span.length)) { sections.append($0.index) }
        return sections
    }
}
