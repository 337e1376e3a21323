import SizingEngine
import UIKit

/// Decides on the kept position when sizes, the data or the space change.
///
/// Scrolling decides for its own steps: the visible elements move with the finger, or an item moves to its requested
/// position.
@MainActor
final class PositionKeeper: LayoutPart {
    /// Why elements are placed again.
    enum Reason {
        /// A pass. Elements were last placed in an environment, if at all.
        case pass(after: LayoutEnvironment?)
        /// A batch of updates, or a step of an interactive movement, before the model has them. These elements were on screen.
        case updates(UpdateMap, showing: PlacedElements)
        /// The shown view of an element asks for another size.
        case correction(of: Element)
        /// The size of an element that was measured off the main actor arrives.
        case lateSize(of: Element)
        /// Elements far away count as unmeasured again.
        case sizesFarAway
        /// The content is settled.
        case settling
    }

    /// The element that changes of the space keep in place; `nil` if the last change has kept an end of the content, or
    /// if the data have changed.
    private(set) var turned: TurnedPlace?

    /// Returns the kept position in a viewport when elements are placed again.
    ///
    /// | Reason | Kept position, in order of preference |
    /// |---|---|
    /// | a pass | the element that changes of the space keep; the visible end; the first whole element |
    /// | updates | the visible end; a header whose section is folded; the first remaining element |
    /// | a correction | the target of the last scroll; the visible end, at rest; an element seen before; the first whole element |
    /// | a late size | the target of the last scroll; the first whole element |
    /// | sizes far away | the element at the edge |
    /// | settling | the target of the last scroll, or of the scroll under way; the element at the edge |
    ///
    /// The first element is the last one in a layout that keeps its last elements.
    ///
    /// - Parameter target: The anchor at the target of a scroll; `nil` if no such target is on screen.
    func kept(for reason: Reason, at target: Anchor?, in viewport: Viewport) -> KeptPosition {
        guard let elastic else { return beginning }
        switch reason {
        case .pass(let previous): return positionToKeep(inPassAfter: previous, in: viewport)
        case .updates(let map, let placed): return positionToKeep(through: map, showing: placed, in: viewport)
        case .correction(let element):
            return target.map(KeptPosition.anchor) ?? positionToKeep(correcting: element, in: viewport)
        case .lateSize(let element):
            return KeptPosition(target ?? elastic.anchor(correcting: element, in: viewport))
        case .sizesFarAway, .settling: return KeptPosition(target ?? anchorAtEdge(of: viewport, elastic))
        }
    }

    /// The anchor at the edge of the readable part. Where a space between elements lies there, it is an element on screen: one beyond
    /// it may move when columns are aligned.
    private func anchorAtEdge(of viewport: Viewport, _ elastic: ElasticLayout) -> Anchor? {
        let atEdge = elastic.anchor(at: elastic.readSpan(in: viewport)[elastic.anchorEdge])
        guard let atEdge, !elastic.span(of: atEdge.element).intersects(viewport.span) else { return atEdge }
        return elastic.anchor(wholeIn: viewport)
    }

    // MARK: By reason

    /// Returns the kept position in a pass: the first fully visible element, or the last one if the layout keeps the
    /// last elements.
    ///
    /// A change of size does not scroll, so the element keeps its distance from the edge. A scroll position at the very
    /// start or end is kept. If an element covers the screen, its readable part stays in place: in another space at the
    /// same share of the element, with other content at the same distance from the start of the element.
    ///
    /// - Parameter previous: The environment that elements were last placed in.
    private func positionToKeep(inPassAfter previous: LayoutEnvironment?, in viewport: Viewport) -> KeptPosition {
        guard let elastic, let environment, let collectionView else { return beginning }
        let before =
            beforeInsets ?? session.pending.viewportBeforeResize
            ?? session.viewportBefore(collectionView.bounds, in: environment)
        if environment != previous || before.length != viewport.length || turned?.isUnderWay == true {
            return positionToKeep(resizing: before, to: viewport, after: previous)
        }
        if let end = endOfContent(in: before) { return end }
        // An offset that only follows insets moves nothing in the content.
        let moved = beforeInsets != nil ? 0 : viewport.span[elastic.anchorEdge] - before.span[elastic.anchorEdge]
        return KeptPosition(elastic.anchor(wholeIn: before)).moved(by: moved)
    }

    /// The initial scroll position.
    var beginning: KeptPosition {
        session.keepsLastElements ? .endOfContent(overscroll: 0) : .startOfContent(overscroll: 0)
    }

    /// Returns the kept position in a batch: the remaining element nearest to the anchor's edge of the viewport,
    /// otherwise a visible element that was moved, by itself or with its section. At the very start of the content, the
    /// start stays in place, so that inserted elements are seen.
    private func positionToKeep(
        through map: UpdateMap,
        showing placed: PlacedElements,
        in viewport: Viewport
    ) -> KeptPosition {
        guard let elastic else { return beginning }
        // A bar that gives way to a scroll changes the insets without a placement. The viewport is at an end if it is
        // there by the insets before that change or after it.
        if let end = endOfContent(in: viewport) ?? session.visibleViewport.flatMap(endOfContent) { return end }
        if let folded = folded(in: viewport, showing: placed, of: elastic, through: map) { return .anchor(folded) }
        let read = elastic.readSpan(in: viewport)
        let isLeft: (PlacedElements.Entry) -> Bool = { map.survivor(of: $0.element) != nil }
        let shown = placed.entries.filter { $0.isMeasured && map.destination(of: $0.element) != nil }
        let left = shown.filter(isLeft)
        let uncovered = left.filter { $0.frame.main.intersects(read) }
        let candidates = [uncovered, left, shown].first { !$0.isEmpty } ?? []
        if let kept = session.keepsLastElements ? candidates.last : candidates.first,
            let destination = map.destination(of: kept.element)
        {
            let edge = elastic.heldEdge(of: kept.frame.main, in: viewport)
            return .anchor(Anchor(element: destination, edge: edge, position: kept.frame.main[edge]))
        }
        let same = anchorAtEdge(of: viewport, elastic)
        return KeptPosition(same.map { elastic.anchor(holding: $0.element, in: viewport) })
    }

    /// Returns the kept position for the correction of an element: an item that was just scrolled to, or the anchor of
    /// a reload, or the very start of the content, so that elements inserted there are seen.
    ///
    /// If the corrected element has only just come on screen, the kept element is one that was drawn there before: the
    /// user has not seen the others yet. It is an element of another row, if there is one: the whole row may get
    /// longer.
    private func positionToKeep(correcting element: Element, in viewport: Viewport) -> KeptPosition {
        guard let elastic else { return beginning }
        if collectionView?.isInMotion == false, let end = endOfContent(in: viewport) { return end }
        let seen =
            session.answers.shownViews.wereSeen(element)
            ? nil : elementSeen(besidesRowOf: element, in: viewport, elastic)
        let anchor = seen.map { elastic.anchor(keeping: $0) }
        return KeptPosition(anchor ?? elastic.anchor(correcting: element, in: viewport))
    }

    /// The first element on screen of those that were there before, or the last one if the layout keeps the last elements;
    /// `nil` if there was none.
    private func elementSeen(
        besidesRowOf element: Element,
        in viewport: Viewport,
        _ elastic: ElasticLayout
    ) -> Element? {
        let model = elastic.model
        let read = elastic.readSpan(in: viewport)
        let onScreen = session.answers.shownViews.seen.filter {
            model.contains($0) && elastic.span(of: $0).intersects(viewport.span)
        }
        let span = elastic.span(of: element)
        let others = onScreen.filter {
            let other = elastic.span(of: $0)
            return other.start != span.start && other.end != span.end
        }
        let isRead: (Element) -> Bool = { elastic.span(of: $0).intersects(read) }
        let seen = [others.filter(isRead), others, onScreen.filter(isRead), onScreen].first { !$0.isEmpty }
        return session.keepsLastElements ? seen?.max() : seen?.min()
    }

    /// Returns the kept position in a viewport for a reversed direction of the scroll axis.
    func mirrored(_ kept: KeptPosition, in viewport: Viewport) throws(Interrupted) -> KeptPosition {
        let mirrored = kept.mirrored(in: viewport)
        guard case .startOfContent = mirrored, session.elastic?.isReversed == false else { return mirrored }
        // The offset is still the one at the opposite end of the content.
        var start = viewport
        start.span = Span(start: viewport.minimumTop, length: viewport.length)
        try session.place(in: start, keeping: .startOfContent(overscroll: 0))
        guard let origin = session.elastic?.origin else { return mirrored }
        session.content.move(from: origin, by: viewport.top - start.top, in: viewport)
        return KeptPosition(elastic.flatMap { $0.anchor(at: viewport.span[$0.anchorEdge]) })
    }

    // MARK: Insets

    /// The viewport from before insets changed in this turn of the run loop.
    ///
    /// When the device is rotated, insets may change before the size, one by one, and move the offset each time. The
    /// readable part is then that of the viewport before the first of these changes.
    private var beforeInsets: Viewport?

    /// Records that insets change.
    ///
    /// - Parameter viewport: The viewport before the change.
    func noteInsets(changingFrom viewport: Viewport) {
        if beforeInsets == nil, !isTurning { beforeInsets = viewport }
    }

    /// Forgets the viewport from before insets changed: the content has moved for another reason, or the turn of the
    /// run loop is over. Sizes that are learned as the content is settled move it, too.
    func forgetInsets() {
        beforeInsets = nil
    }

    // MARK: Changes of the space

    /// Whether the space is changing: the device is turned, the window gets another size, the user another text size.
    var isTurning: Bool { turned?.isUnderWay == true }

    /// Forgets the element that changes of the space keep: the content has moved for another reason.
    func forgetTurn() {
        turned = nil
    }

    /// Records that sizes may be others than before the last change of the space.
    func sizesMayHaveChanged() {
        turned?.model = nil
    }

    /// Records that a carousel was scrolled.
    func carouselDidScroll(_ section: Int) {
        turned?.scrolledCarousels.insert(section)
    }

    /// Updates the element that is kept by changes of the space, after a reload; forgets it unless the space is
    /// changing, too.
    func noteReload(keeping kept: KeptPosition, in viewport: Viewport) {
        guard turned?.isUnderWay == true, let anchor = kept.anchor else {
            turned = nil
            return
        }
        turned?.reload(keeping: anchor, in: viewport)
    }

    /// Returns the kept position when the space changes.
    ///
    /// - Parameters:
    ///   - before: The viewport before the change.
    ///   - viewport: The viewport after the change.
    ///   - previous: The environment that elements were last placed in.
    private func positionToKeep(
        resizing before: Viewport,
        to viewport: Viewport,
        after previous: LayoutEnvironment?
    ) -> KeptPosition {
        // Elements that are laid out in another space have other positions.
        defer { forgetInsets() }
        guard let elastic, let previous else { return beginning }
        // The beginning and the end of editing are no changes of the space.
        if session.environment?.isEditing != previous.isEditing, turned?.isUnderWay == false { turned = nil }
        if turned?.isInPlace(elastic, in: before) == true {
            if turned?.isUnderWay == false, previous == turned?.environment {
                turned?.leave(elastic.model, showing: session.answers.shownViews)
                dropUnfinishedModel()
            }
            turned?.begin()
            return KeptPosition(turned?.anchor(in: viewport) ?? elastic.anchor(resizing: before, to: viewport))
        }
        turned = nil
        if let end = endOfContent(in: before) { return end }
        guard let anchor = elastic.anchor(resizing: before, to: viewport) else { return .startOfContent(overscroll: 0) }
        turned = TurnedPlace(anchor, of: elastic, in: before, previous, showing: session.answers.shownViews)
        dropUnfinishedModel()
        return .anchor(anchor)
    }

    /// A size that is measured off the main actor is an estimate until it arrives. In a model set aside it would stay
    /// one.
    private func dropUnfinishedModel() {
        if session.measurer.asyncMeasurements.count > 0 { turned?.model = nil }
    }

    /// The anchor that is kept while the insets change along with the space; `nil` at other times.
    func anchorOfTurn(in viewport: Viewport) -> Anchor? {
        guard let turned, turned.isUnderWay, let elastic, elastic.model.contains(turned.element) else { return nil }
        return turned.anchor(in: viewport)
    }

    /// Ends a change of the space once it is on screen.
    func endTurn() {
        guard turned?.isUnderWay == true, session.isCurrent, let elastic, let viewport = session.visibleViewport else {
            return
        }
        turned?.note(elastic, in: viewport)
    }

    /// Lays everything out as it was before the space changed, if it has changed back and nothing else has happened since.
    ///
    /// - Returns: Whether it was.
    func turnBack(to environment: LayoutEnvironment) -> Bool {
        guard let turned, turned.environment == environment, var model = turned.model, session.pending.stale.isEmpty,
            let elastic
        else { return false }
        let places = elastic.model.scrolledCarousels(isResized: true)
        // In any order: each has its own place.
        for section in turned.scrolledCarousels where section < model.sectionCount {
            model.setCarouselPlace(places.first { $0.section == section }?.place ?? .start, of: section)
        }
        session.content.replaceModel(by: model)
        session.answers.shownViews.comeBack(turned.shownViews)
        return true
    }

    /// Performs a change by the layout itself, which isn't a scroll. The element that changes of the space keep may
    /// move with it.
    func keepingTurnedPlace(in viewport: Viewport, _ change: () -> Void) {
        guard let turned, !turned.isUnderWay, let elastic else { return change() }
        let isInPlace = turned.isInPlace(elastic, in: viewport)
        change()
        if isInPlace, let elastic = self.elastic, let viewport = session.visibleViewport {
            self.turned?.note(elastic, in: viewport)
        }
    }
}
