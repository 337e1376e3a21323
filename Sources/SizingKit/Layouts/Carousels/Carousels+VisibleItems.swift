import SizingEngine
import UIKit

/// Attributes that the app changes while a carousel or the whole content scrolls.
extension Carousels {
    /// Has the handlers of sections change the attributes of their items.
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
            guard !items.isEmpty, let handler = handler(of: section) else { continue }
            let environment = session.sections.providerEnvironment(of: collectionView)
            let offset = self[section].map { $0.grid.points(of: $0.state.offset) }
            session.telling { handler(items, offset ?? contentOffset(of: collectionView), environment) }
        }
    }

    private func contentOffset(of collectionView: UICollectionView) -> CGFloat {
        let offset = collectionView.contentOffset
        return session.content.environment?.axis == .horizontal ? offset.x : offset.y
    }

    private func handler(of section: Int) -> SizingSection.VisibleItemsHandler? {
        guard let model = session.elastic?.model, section < model.sectionCount else { return nil }
        return session.sections.styles[model.style(of: section)]?.section.visibleItemsHandler?.closure
    }
}
