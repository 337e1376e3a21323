import SizingEngine
import UIKit

extension LayoutSession {
    /// The position of the first item on screen whose key has a given type, or of the last such item if the end is the
    /// anchor.
    func position<Key: Hashable & Sendable>(withKeysOf keyType: Key.Type) -> SizingPosition<Key>? {
        guard let elastic, let environment, let viewport = visibleViewport else { return nil }
        var found: SizingPosition<Key>?
        elastic.forEachElement(in: viewport.unobscuredSpan) { element, frame, _ in
            guard element.isItem, let key = measurer.key(of: element)?.base as? Key else { return true }
            let inside =
                elastic.anchorEdge == .start
                ? frame.main.start - viewport.unobscuredSpan.start : viewport.unobscuredSpan.end - frame.main.end
            found = SizingPosition(
                key: key,
                edge: keepsLastElements ? .end : .start,
                distance: environment.grid.points(of: inside),
                itemLength: frame.main.contains(viewport.unobscuredSpan)
                    ? environment.grid.points(of: frame.main.length) : nil
            )
            return keepsLastElements
        }
        return found
    }
}
