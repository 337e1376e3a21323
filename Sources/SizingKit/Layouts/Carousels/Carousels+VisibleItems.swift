import SizingEngine
import UIKit

/// Attributes that the app changes while a carousel scrolls.
extension Carousels {
    /// Has the handlers of carousels change the attributes of their items.
    ///
    /// - Parameter attributes: Those of cells and others, in the order of sections.
    func changeVisibleItems(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let collectionView, session.phase == .ready || session.phase == .settling else { return }
        var first = attributes.startIndex
        while first < attributes.endIndex {
            let section = attributes[first].indexPath.section
            let end = attributes[first...].firstIndex { $0.indexPath.section != section } ?? attributes.endIndex
            let items = attributes[first..<end].filter { $0.representedElementCategory == .cell }
            first = end
            guard !items.isEmpty, let handler = handler(of: section), let carousel = self[section] else { continue }
            let environment = session.sections.providerEnvironment(of: collectionView)
            session.asking { handler(items, carousel.grid.points(of: carousel.state.offset), environment) }
        }
    }

    private func handler(of section: Int) -> SizingSection.VisibleItemsHandler? {
        guard let model = session.elastic?.model, section < model.sectionCount else { return nil }
        return session.sections.styles[model.style(of: section)]?.section.visibleItemsHandler?.closure
    }
}
