import SizingEngine
import UIKit

/// A record of the elements that a layout shows in each frame.
@MainActor
protocol LayoutRecord: AnyObject {
    /// Records the elements on screen now.
    func capture()

    /// Follows items through a batch of updates, after which each is at another index path or gone.
    func moveItems(_ destination: (IndexPath) -> IndexPath?)

    /// Forgets which items there were.
    func forgetItems()

    /// Ends the record.
    func stop()
}

/// Shows and records the work of a layout: the overlay over the collection view, and the trace.
@MainActor
final class LayoutInspector: LayoutPart {
    private var overlay: SizingOverlay?
    /// The record that is being made of the layout.
    weak var trace: (any LayoutRecord)?

    func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        guard let element = Element(itemAt: indexPath), session.elastic?.model.contains(element) == true else {
            return nil
        }
        return status(of: element)
    }

    /// The start of the content, in points.
    var contentOrigin: CGFloat {
        guard let elastic = session.elastic, let environment else { return 0 }
        return CGFloat(environment.grid.points(of: elastic.origin))
    }

    /// Shows or removes the overlay.
    func overlayDidChange() {
        guard session.layout.showsSizingOverlay else {
            overlay?.removeFromSuperview()
            overlay = nil
            session.answers.forgetSources()
            return
        }
        update()
    }

    /// Updates the overlay to the elements that are placed now.
    func update() {
        guard session.layout.showsSizingOverlay, let collectionView = session.collectionView,
            let elastic = session.elastic,
            let environment, let viewport = session.visibleViewport
        else {
            return
        }
        let overlay = overlay ?? SizingOverlay()
        self.overlay = overlay
        if overlay.superview !== collectionView {
            collectionView.addSubview(overlay)
            session.guests.add(overlay)
        }
        let span = viewport.span.expanded(by: viewport.length * MeasuringReach.margin)
        var placed: [(element: Element, frame: ItemFrame)] = []
        var pinned: Set<Element> = []
        elastic.forEachPinnedElement(in: span, viewport) { element, frame, isMeasured in
            pinned.insert(element)
            if isMeasured { placed.append((element, frame)) }
        }
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            if isMeasured, !pinned.contains(element) { placed.append((element, frame)) }
            return true
        }
        let boundaries = placed.filter { !$0.element.isItem }.map(\.frame.main)
        overlay.show(
            placed.map { element, frame in
                var visible = frame
                // The part of an item that a pinned header covers has no outline.
                if element.isItem {
                    for boundary in boundaries { visible.main = visible.main.longerPart(beside: boundary) }
                }
                return (
                    frame: environment.axis.rect(visible, on: environment.grid),
                    extent: CGFloat(environment.grid.points(of: frame.main.length)), source: source(of: element)
                )
            }
        )
    }

    func status(of element: Element) -> SizingStatus {
        if session.answers.shownViews.haveCorrected(element) { return .corrected }
        if session.measurer.asyncMeasurements.waitingElements.contains(element)
            || session.answers.shownViews.estimated.contains(element)
        {
            return .estimated
        }
        return session.elastic?.model.measuredSize(of: element) == nil ? .estimated : .measured
    }

    private func source(of element: Element) -> SizeSource {
        switch status(of: element) {
        case .estimated: .estimate
        case .corrected: .corrected
        case .measured: session.answers.sources[element] ?? .earlier
        }
    }

    /// Follows items through a batch of updates.
    override func move(through map: UpdateMap) {
        trace?.moveItems { path in Element(itemAt: path).flatMap(map.destination)?.indexPath }
    }

    /// Forgets which items there were, since the model is made again.
    func forgetItems() {
        trace?.forgetItems()
    }
}

extension Span {
    /// The longer of the parts that lie before and after another span; all of it if they do not intersect.
    fileprivate func longerPart(beside other: Span) -> Span {
        guard intersects(other) else { return self }
        let (before, after) = (max(0, other.start - start), max(0, end - other.end))
        return after >= before ? Span(start: end - after, end: end) : Span(start: start, length: before)
    }
}
