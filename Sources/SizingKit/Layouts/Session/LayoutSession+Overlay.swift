import SizingEngine
import UIKit

extension LayoutSession {
    func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        guard let element = Element(itemAt: indexPath), elastic?.model.contains(element) == true else { return nil }
        return status(of: element)
    }

    /// Shows or removes the overlay.
    func overlayDidChange() {
        guard layout.showsSizingOverlay else {
            overlay?.removeFromSuperview()
            overlay = nil
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
        if overlay.superview !== collectionView { collectionView.addSubview(overlay) }
        var marks: [(frame: CGRect, status: SizingStatus)] = []
        let span = viewport.span.expanded(by: viewport.length * MeasuringReach.margin)
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            if isMeasured {
                marks.append((environment.axis.rect(frame, on: environment.grid), status(of: element)))
            }
            return true
        }
        overlay.show(marks)
    }

    private func status(of element: Element) -> SizingStatus {
        if shownViews.haveCorrected(element) { return .corrected }
        if asyncMeasurements.waitingElements.contains(element) { return .estimated }
        return elastic?.model.measuredSize(of: element) == nil ? .estimated : .measured
    }
}
