import SizingEngine
import UIKit

extension LayoutSession {
    func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        guard let element = Element(itemAt: indexPath), elastic?.model.contains(element) == true else { return nil }
        return status(of: element)
    }

    /// The start of the content, in points.
    var contentOrigin: CGFloat {
        guard let elastic, let environment else { return 0 }
        return CGFloat(environment.grid.points(of: elastic.origin))
    }

    /// Shows or removes the overlay.
    func overlayDidChange() {
        guard layout.showsSizingOverlay else {
            overlay?.removeFromSuperview()
            overlay = nil
            sizeSources = [:]
            return
        }
        updateOverlay()
    }

    /// Updates the overlay to the elements that are placed now.
    func updateOverlay() {
        guard layout.showsSizingOverlay, let collectionView, let elastic, let environment,
            let viewport = visibleViewport
        else {
            return
        }
        let overlay = overlay ?? SizingOverlay()
        self.overlay = overlay
        if overlay.superview !== collectionView {
            collectionView.addSubview(overlay)
            guests.add(overlay)
        }
        var marks: [(frame: CGRect, extent: CGFloat, source: SizeSource)] = []
        let span = viewport.span.expanded(by: viewport.length * MeasuringReach.margin)
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            if isMeasured {
                let extent = CGFloat(environment.grid.points(of: frame.main.length))
                marks.append((environment.axis.rect(frame, on: environment.grid), extent, source(of: element)))
            }
            return true
        }
        overlay.show(marks)
    }

    func status(of element: Element) -> SizingStatus {
        if shownViews.haveCorrected(element) { return .corrected }
        if asyncMeasurements.waitingElements.contains(element) || shownViews.estimated.contains(element) {
            return .estimated
        }
        return elastic?.model.measuredSize(of: element) == nil ? .estimated : .measured
    }

    private func source(of element: Element) -> SizeSource {
        switch status(of: element) {
        case .estimated: .estimate
        case .corrected: .corrected
        case .measured: sizeSources[element] ?? .earlier
        }
    }

    /// Notes where the size of an element was found, for the overlay.
    func noteSource(_ source: @autoclosure () -> SizeSource, of element: Element) {
        if layout.showsSizingOverlay { sizeSources[element] = source() }
    }
}
