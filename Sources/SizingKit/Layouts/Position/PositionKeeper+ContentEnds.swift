import SizingEngine
import UIKit

extension PositionKeeper {
    /// The end of the content that a viewport shows and stays at; `nil` if it shows neither. Content that is pulled
    /// beyond an end does not move with the edge of the viewport.
    func endOfContent(in viewport: Viewport) -> KeptPosition? {
        guard let elastic else { return beginning }
        let isAtLowEnd = viewport.top <= viewport.minimumTop && elastic.origin == 0
        let isAtHighEnd = viewport.top >= viewport.maximumTop(contentEnd: elastic.placedEnd)
        let overscroll = viewport.top - viewport.withoutOverscroll(contentEnd: elastic.placedEnd).top
        if elastic.isReversed ? isAtHighEnd : isAtLowEnd, !session.keepsLastElements {
            return .startOfContent(overscroll: overscroll)
        }
        if elastic.isReversed ? isAtLowEnd : isAtHighEnd, session.keepsLastElements {
            return .endOfContent(overscroll: overscroll)
        }
        return nil
    }
}
