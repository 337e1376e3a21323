import SizingEngine
import UIKit

extension SizingLayout {
    /// The content beyond the visible area, which insets, bars and the keyboard make smaller; `nil` before the first layout pass.
    ///
    /// Ask for it in `scrollViewDidScroll(_:)` to load more items. It changes with the placed elements: while a batch
    /// of updates is being performed, it is as before the batch.
    ///
    /// - Complexity: O(log *n* + items on screen)
    public final var offscreenContent: SizingOffscreenContent? {
        session.offscreenContent
    }
}

extension LayoutSession {
    /// The content beyond the visible area; `nil` while nothing is placed.
    var offscreenContent: SizingOffscreenContent? {
        guard let elastic, let environment, let viewport = visibleViewport else { return nil }
        let (before, after) = elastic.beyond(viewport)
        func side(_ side: ContentBeyond) -> SizingOffscreenContent.Side {
            SizingOffscreenContent.Side(
                distance: environment.grid.points(of: side.distance),
                itemCount: side.itemCount
            )
        }
        return SizingOffscreenContent(before: side(before), after: side(after))
    }
}
