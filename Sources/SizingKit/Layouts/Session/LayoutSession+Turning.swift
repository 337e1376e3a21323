import SizingEngine
import UIKit

/// Changes of the space: the device is turned, the window gets another size, the user another text size.
extension LayoutSession {
    /// Returns what stays in place when the space changes.
    ///
    /// - Parameters:
    ///   - before: What was visible.
    ///   - viewport: What is visible now.
    ///   - previous: The environment that elements were last placed in.
    func positionToKeep(
        resizing before: Viewport,
        to viewport: Viewport,
        after previous: LayoutEnvironment?
    ) -> KeptPosition {
        guard let elastic, let previous else { return beginning }
        // The beginning and the end of editing are no changes of the space.
        if environment?.isEditing != previous.isEditing, turned?.isUnderWay == false { turned = nil }
        if turned?.isInPlace(elastic, in: before) == true {
            if turned?.isUnderWay == false, previous == turned?.environment {
                turned?.leave(elastic.model, showing: selfSizing.shownViews)
                dropUnfinishedModel()
            }
            turned?.begin()
            return KeptPosition(turned?.anchor(in: viewport) ?? elastic.anchor(resizing: before, to: viewport))
        }
        turned = nil
        if let end = endOfContent(in: before) { return end }
        guard let anchor = elastic.anchor(resizing: before, to: viewport) else { return .startOfContent(overscroll: 0) }
        turned = TurnedPlace(anchor, of: elastic, in: before, previous, showing: selfSizing.shownViews)
        dropUnfinishedModel()
        return .anchor(anchor)
    }

    /// A size that is measured elsewhere is an estimate until it arrives. It would stay one.
    private func dropUnfinishedModel() {
        if measurer.asyncMeasurements.count > 0 { turned?.model = nil }
    }

    /// What stays in place while the insets change along with the space; `nil` at other times.
    func anchorOfTurn(in viewport: Viewport) -> Anchor? {
        guard let turned, turned.isUnderWay, let elastic, elastic.model.contains(turned.element) else { return nil }
        return turned.anchor(in: viewport)
    }

    /// Ends a change of the space once it is on screen.
    func endTurn() {
        guard turned?.isUnderWay == true, isCurrent, let elastic, let viewport = visibleViewport else { return }
        turned?.note(elastic, in: viewport)
    }

    /// Lays everything out as it was before the space changed, if it has changed back and nothing else has happened since.
    ///
    /// - Returns: Whether it was.
    func turnBack(to environment: LayoutEnvironment) -> Bool {
        guard let turned, turned.environment == environment, var model = turned.model, pending.stale.isEmpty,
            let elastic
        else { return false }
        let places = elastic.model.scrolledCarousels(isResized: true)
        for section in turned.scrolledCarousels where section < model.sectionCount {
            model.setCarouselPlace(places.first { $0.section == section }?.place ?? .start, of: section)
        }
        self.elastic?.replaceModel(by: model)
        selfSizing.shownViews.comeBack(turned.shownViews)
        return true
    }

    /// Performs a change by the layout itself, which isn't a scroll: what changes of the space keep may move by it.
    func keepingTurnedPlace(in viewport: Viewport, _ change: () -> Void) {
        guard let turned, !turned.isUnderWay, let elastic else { return change() }
        let isInPlace = turned.isInPlace(elastic, in: viewport)
        change()
        if isInPlace, let elastic = self.elastic, let viewport = visibleViewport {
            self.turned?.note(elastic, in: viewport)
        }
    }
}
