import SizingEngine
import UIKit

/// How the app, or the description of a section, says that an element is measured.
extension Sections {
    /// Returns how an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) throws(Interrupted) -> ItemSizing? {
        try sizing(of: element, at: session.reordering.dataElement(for: element).indexPath)
    }

    /// - Parameter indexPath: The index path of the element in the data source.
    func sizing(of element: Element, at indexPath: IndexPath) throws(Interrupted) -> ItemSizing? {
        let session = session!
        let stated: ItemSizing?
        if session.source.describesSizes, let described = describedSizing(of: element, at: indexPath) {
            stated = described
        } else {
            stated = try session.asking {
                switch element.kind {
                case .header, .footer:
                    session.source.sizing(of: element.kind, inSection: element.section)?
                        .titled(titleStyle(of: element))
                case .item:
                    session.source.sizing(ofItemAt: indexPath)?.untitled
                        ?? .dataSource(key: session.layout.key(ofItemAt: indexPath))
                }
            }
        }
        guard let stated, stated.asksDataSource else { return stated }
        return canMeasure(element) ? stated : stated.bySelfSizing
    }

    /// Whether the data source may be asked for the view of an element. That a header or footer is to be measured through the data
    /// source says nothing of how it dequeues: there is no other way to have one from there.
    func canMeasure(_ element: Element) -> Bool {
        let isStated = element.isItem && session.layout.itemSizing != nil
        let view = collectionView as? SizingCollectionView
        return view?.canMeasure(kind(of: element), isStated: isStated) == true
    }
}
