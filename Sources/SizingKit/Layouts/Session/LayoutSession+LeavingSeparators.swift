import SizingEngine
import UIKit

/// Separators of rows that are deleted or leave the screen in a batch.
///
/// UIKit identifies a decoration by its index path. After a batch another row has the index path, and UIKit would move the
/// separator to that row, so that the row that leaves would lose its own.
extension LayoutSession {
    /// The index paths, before the batch, of the separators whose rows leave.
    func leavingSeparators(ofKind kind: String) -> [IndexPath] {
        guard let transition, let edge = ListSeparatorEdge(elementKind: kind), let span = visibleViewport?.span else {
            return []
        }
        return transition.placedBefore.entries.compactMap { entry in
            guard separatorsBefore(ofRow: entry.element, transition)?[edge] != nil else { return nil }
            let place = transition.forward.destination(of: entry.element).flatMap(frame)
            return place?.main.intersects(span) == true ? nil : entry.element.indexPath
        }
    }

    /// The index paths of separators that leave, as far as other rows on screen have them after the batch.
    func comingSeparators(ofKind kind: String) -> [IndexPath] {
        guard let span = visibleViewport?.span else { return [] }
        return leavingSeparators(ofKind: kind).filter {
            Element(itemAt: $0).flatMap(frame)?.main.intersects(span) == true
        }
    }
}
