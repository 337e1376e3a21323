import SizingEngine
import UIKit

/// The reported attributes: new ones are compared with them, and UIKit is made to ask again where they are outdated.
extension LayoutSession {
    /// Records the attributes that UIKit is given. Headers, footers and attached views that had other attributes before are
    /// invalidated first.
    func tell(_ attributes: [UICollectionViewLayoutAttributes]) {
        var (changed, new): ([UICollectionViewLayoutAttributes], [UICollectionViewLayoutAttributes]) = ([], [])
        for view in attributes where view.representedElementCategory == .supplementaryView {
            switch told.headers.compare(view) {
            case .same: continue
            case .other: changed.append(view)
            case .unknown: new.append(view)
            }
        }
        // An invalidation forgets the views that it lists.
        if !changed.isEmpty { keepingPrepared { layout.invalidate(changed) } }
        for view in changed + new { told.headers.note(view) }
    }

    /// Has UIKit ask again for the reported attributes, although all placed content stays right.
    func forgetAnswers() {
        keepingPrepared { invalidateLayout() }
    }

    /// Has UIKit ask again if elements on screen have moved since it was told their positions.
    func askAgainIfOutdated() {
        guard phase == .ready, !isUpdating, collectionView != nil, let elastic else { return }
        if told.isOutdated(in: content.version, { digest(in: $0, of: elastic) }) { forgetAnswers() }
    }

    /// The part of a span that is on screen, if UIKit need not ask about it again.
    func spanToNote(in span: Span) -> Span? {
        guard told.isToBeNoted(whileMeasuring: phase == .asking), let collectionView, let environment else {
            return nil
        }
        let visible = self.span(of: collectionView.bounds, in: environment)
        guard visible.intersects(span) else { return nil }
        let onScreen = Span(start: max(span.start, visible.start), end: min(span.end, visible.end))
        // UIKit keeps no answer to a question about a point.
        return onScreen.length > Self.lengthOfPoint ? onScreen : nil
    }

    /// A point takes so many pixels at most.
    private static let lengthOfPoint = 4

    private func digest(in span: Span, of elastic: ElasticLayout) -> ToldRows.Digest {
        var digest = ToldRows.Digest()
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            if isMeasured, span.intersects(frame.main) { digest.add(element, at: frame) }
            return true
        }
        return digest
    }

    /// Performs an invalidation after which UIKit only has to ask again: all placed content stays right.
    private func keepingPrepared(_ invalidate: () -> Void) {
        let wasPrepared = told.isPrepared
        invalidate()
        if wasPrepared { told.layoutStaysPrepared() }
    }
}
