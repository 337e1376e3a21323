import SizingEngine
import UIKit

/// An item to be shown at a place of the viewport, whatever the offset is.
struct WantedPosition {
    enum Place {
        /// An edge of the item lies so far inside what is visible, in points along the reading direction.
        case edge(Edge, distance: CGFloat)
        case scrollPosition(UICollectionView.ScrollPosition)
    }

    let element: Element
    let place: Place
    var isAnimated = false
}

extension LayoutSession {
    /// Whether the model is that of the data and of the room in force, so that an item can be shown at once.
    var canShowItems: Bool {
        guard isCurrent, stale.isEmpty, elastic != nil,
            let environment, let collectionView
        else { return false }
        return environment == currentEnvironment(of: collectionView)
    }

    /// Shows an item at a place of the viewport: at once, or in the next pass.
    func show(_ wanted: WantedPosition) {
        var wanted = wanted
        if wanted.isAnimated {
            // Without anything on screen there is no way to show.
            if elastic == nil { wanted.isAnimated = false } else if !canShowItems { collectionView?.layoutIfNeeded() }
        }
        guard canShowItems, let elastic, let environment, let viewport = visibleViewport else {
            wantedPosition = wanted
            if phase != .awaitingUpdates { invalidateLayout() }
            return
        }
        guard elastic.model.contains(wanted.element) else {
            SizingLog.reportOnce("position", "cannot scroll to \(wanted.element): it does not exist")
            return
        }
        if wanted.isAnimated, case .scrollPosition(let position) = wanted.place {
            scroll(wanted.element, to: position, in: viewport, environment)
        } else if place(wanted, in: viewport, environment) != nil {
            guard !isInterrupted else {
                wantedPosition = wanted
                return
            }
            settle()
            invalidateLayout()
        }
    }

    /// Shows an item for whose place a pass had to be waited for.
    func showWantedItem() {
        guard let wanted = wantedPosition, wanted.isAnimated, canShowItems else { return }
        wantedPosition = nil
        show(wanted)
    }

    /// Places what a viewport shows with an item at its place.
    ///
    /// - Returns: What was held; `nil` if everything stays where it is.
    @discardableResult
    func place(_ wanted: WantedPosition, in viewport: Viewport, _ environment: LayoutEnvironment) -> Held? {
        guard let anchor = anchor(for: wanted, in: viewport, environment) else { return nil }
        place(in: viewport, holding: .anchor(anchor))
        // What was estimated until now may have moved the other edge of the item.
        guard case .edge = wanted.place, let again = self.anchor(for: wanted, in: viewport, environment) else {
            return hold(wanted.element, at: anchor)
        }
        place(in: viewport, holding: .anchor(again))
        return hold(wanted.element, at: again)
    }

    /// Lets the corrections that follow hold an item that was scrolled to, where it is.
    private func hold(_ element: Element, at anchor: Anchor) -> Held {
        scrollTargets.reach(element)
        return .anchor(anchor)
    }

    /// Where an item must be held to be at its place; `nil` if it can stay where it is.
    private func anchor(
        for wanted: WantedPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) -> Anchor? {
        switch wanted.place {
        case .edge(let edge, let distance):
            return anchor(holding: edge, of: wanted.element, at: distance, in: viewport, environment)
        case .scrollPosition(let position):
            // The least movement counts from what is on screen.
            measureSurroundings(of: wanted.element, in: viewport, keepsScreen: position.isEmpty)
            let start = start(of: wanted.element, at: position, in: viewport, environment)
            return start.map { Anchor(element: wanted.element, edge: .start, position: $0) }
        }
    }

    private func anchor(
        holding edge: Edge,
        of element: Element,
        at distance: CGFloat,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) -> Anchor {
        let distance = environment.grid.position(of: distance)
        let visible = viewport.unobscuredSpan
        // In content coordinates a reversed layout begins at the end.
        let atStart = (edge == .start) != environment.isReversed
        return Anchor(
            element: element,
            edge: atStart ? .start : .end,
            position: atStart ? visible.start + distance : visible.end - distance
        )
    }
}
