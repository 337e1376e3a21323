import SizingEngine
import UIKit

extension SizingLayout {
    /// The number of items whose sizes are known, out of all items.
    public final var precachingProgress: SizingPrecaching.Progress {
        let total = session.elastic?.model.itemCount ?? 0
        return SizingPrecaching.Progress(measuredItemCount: total - estimatedItemCount, itemCount: total)
    }
}
