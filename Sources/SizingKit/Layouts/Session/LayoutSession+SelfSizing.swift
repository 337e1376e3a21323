import SizingEngine
import UIKit

/// Handles the sizes that shown views ask for.
///
/// UIKit asks each shown view by `preferredLayoutAttributesFitting(_:)`. For custom layouts, the default result of that
/// method is not documented: it may be the height at the given width, a preferred width and height, or the given size. So
/// a result is used only if it is possible in the element's space. The layout itself fits the views whose sizes are known
/// in no other way.
extension LayoutSession {
    /// A size that a shown view asks for instead of the one it was given.
    struct Correction {
        let element: Element
        let size: ItemSize
        let sizing: ItemSizing
        let space: ElementSpace
    }

    /// Whether a shown view corrects its size. The correction is kept until UIKit asks for the invalidation context.
    func takesCorrection(
        _ preferred: UICollectionViewLayoutAttributes,
        of original: UICollectionViewLayoutAttributes
    ) -> Bool {
        announcedCorrection = correction(preferred, of: original).map { (preferred, $0) }
        return announcedCorrection != nil
    }

    /// Applies the size that a shown view asks for. A subclass may call it without asking first whether there is a
    /// correction.
    func correct(_ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes) {
        let announced = announcedCorrection?.preferred === preferred ? announcedCorrection?.correction : nil
        announcedCorrection = nil
        guard let correction = announced ?? correction(preferred, of: original) else { return }
        // The views may answer in another way than their templates are measured.
        measurer.finder.templates.askAgain()
        apply(correction)
    }

    /// Returns the correction of a shown view; `nil` if the view agrees to the pixel, or does not determine its size.
    private func correction(
        _ preferred: UICollectionViewLayoutAttributes,
        of original: UICollectionViewLayoutAttributes
    ) -> Correction? {
        // The result is compared with the space in flows only, where the number of columns does not matter.
        guard let element = element(describedBy: original), let environment, takesCorrections(of: element),
            let space = measurer.space(of: element, spanning: 1)
        else { return nil }
        let (axis, grid) = (environment.axis, environment.grid)
        let given = (main: grid.extent(of: axis.main(original.size)), cross: grid.extent(of: axis.cross(original.size)))
        guard let answered = grid.extents(of: preferred.size, along: axis) else {
            return noteInvalid(preferred.size, of: element)
        }
        guard let asked = space.extents(askedFor: answered, given: given) else {
            return noteUnused(preferred.size, of: element)
        }
        guard let sizing = measurer.sizing(of: element), sizing.takesCorrections,
            let space = measurer.space(of: element, for: sizing)
        else { return nil }
        // UIKit may tell after a rotation what a view asked for before it.
        guard space.choosesCross || given.cross == space.crossExtent else { return nil }
        if !sizing.isSelfSizing, measurer.finder.templates.viewsChangeGivenSizes {
            return noteUnused(preferred.size, of: element)
        }
        // If the element determines it, a result that repeats an estimate is no choice.
        let isChosen = answered.cross != given.cross || !sizing.isSelfSizing || shownViews.wereAsked(element)
        guard isChosen || !space.choosesCross else { return nil }
        if answered != given { shownViews.noteAsked(element) }
        return correction(main: asked.main, cross: asked.cross, of: element, sizing, in: space)
    }

    /// Records an answer that cannot be used. If it shows that the view has changed, the view is fitted after the pass.
    private func noteUnused(_ answer: CGSize, of element: Element) -> Correction? {
        if shownViews.noteUnused(answer, of: element) { askShownViewsLater() }
        return nil
    }

    /// Records an answer that is no size. The element keeps its estimate.
    private func noteInvalid(_ answer: CGSize, of element: Element) -> Correction? {
        let name = element.indexPath.elementName(kind(of: element))
        SizingLog.reportOnce(
            "answered length",
            "the shown view of \(name) answers the invalid size \(answer); \(name) keeps its estimate"
        )
        return nil
    }

    /// Applies a corrected size. The content on screen stays in place.
    private func apply(_ correction: Correction) {
        guard let elastic, let environment, let collectionView else { return }
        let element = correction.element
        shownViews.countCorrection(
            of: element,
            from: elastic.model.measuredSize(of: element),
            to: correction.size,
            showing: correction.sizing
        )
        measurer.count(element) { $0.corrected += 1 }
        measurer.keepCorrected(correction.size, of: element, by: correction.sizing, in: correction.space)
        guard !isInterrupted, self.elastic?.model.contains(element) == true else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let kept = positionToKeep(correcting: element, in: viewport, elastic).moved(by: -givenWay)
        givenWay = 0
        if !correction.sizing.isSelfSizing { turned?.model = nil }
        keepingTurnedPlace(in: viewport) {
            self.elastic?.model.measure(correction.size, element)
            place(in: viewport, keeping: kept)
        }
    }

    /// Returns what stays in place while an element is corrected: an item that was just scrolled to, or the anchor of a
    /// reload, or the very start of the content, so that what is inserted there is seen.
    ///
    /// If the corrected element has only just come on screen, it is an element that was drawn there before: the user has not
    /// seen the others yet. It is one of another row, if there is one: the whole row may get longer.
    private func positionToKeep(
        correcting element: Element,
        in viewport: Viewport,
        _ elastic: ElasticLayout
    ) -> KeptPosition {
        if let target = anchorAtTarget(in: viewport) { return .anchor(target) }
        if collectionView?.isInMotion == false, let end = endOfContent(in: viewport) { return end }
        let seen = shownViews.wereSeen(element) ? nil : elementSeen(besidesRowOf: element, in: viewport, elastic)
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
        let seen = shownViews.seen.filter {
            model.contains($0) && elastic.span(of: $0).intersects(viewport.span)
        }
        guard !keepsLastElements else { return seen.max() }
        let start = elastic.span(of: element)[elastic.anchorEdge]
        let others = seen.filter { elastic.span(of: $0)[elastic.anchorEdge] != start }
        return others.min() ?? seen.min()
    }

    /// Whether the size of an element can be corrected now. Attributes from before a pending change do not describe what
    /// is shown now.
    private func takesCorrections(of element: Element) -> Bool {
        takesCorrections && elastic?.model.contains(element) == true
    }

    /// Whether sizes can be corrected now.
    private var takesCorrections: Bool {
        phase == .ready && pending.parts.isSubset(of: .placement) && pending.viewportBeforeResize == nil
    }

    private func correction(
        main: Int,
        cross: Int,
        of element: Element,
        _ sizing: ItemSizing,
        in space: ElementSpace
    ) -> Correction? {
        let main = extent(answered: main, of: element, sizing, in: space)
        guard let elastic, let measured = elastic.model.measuredSize(of: element) else { return nil }
        let size = ItemSize(
            main: main,
            cross: space.choosesCross ? cross : elastic.frame(of: element).cross.length,
            columns: space.columns
        )
        shownViews.noteKnown(element)
        guard size.main != measured.main || (space.choosesCross && size.cross != measured.cross) else { return nil }
        guard shownViews.mayCorrect(element, showing: sizing) else {
            shownViews.noteRefused(element)
            SizingLog.reportOnce(
                "correction",
                """
                the shown view of \(element.indexPath.elementName(kind(of: element))) asks for another size whenever \
                it gets the one that it has asked for; it keeps the last one for now
                """
            )
            return nil
        }
        return Correction(element: element, size: size, sizing: sizing, space: space)
    }
}

// MARK: Answers for another space

extension LayoutSession {
    /// Returns the extent that an element needs whose shown view asks for an extent, in pixels.
    ///
    /// The constraints of a view that was configured in another space may still hold it at the width of that space, at a priority
    /// below the required one. If it computes its height itself, it asks for what it needs at that width. It is fitted then.
    private func extent(
        answered: Int,
        of element: Element,
        _ sizing: ItemSizing,
        in space: ElementSpace
    ) -> Int {
        guard elementsOfOtherSpace.contains(element), !space.choosesCross, let environment,
            let given = attributes(of: element, environment)?.size,
            sizing.isSelfSizing || elastic?.model.measuredSize(of: element)?.main != answered,
            let view = shownView(of: element)
        else { return answered }
        let (axis, grid) = (environment.axis, environment.grid)
        let proposal = SizingProposal(space.proposal, on: grid, under: view.traitCollection)
        let fitting = ViewFitting(shown: view, proposal: proposal)
        guard let held = asking({ grid.extents(of: fitting.sizeHeldByConstraints(near: given), along: axis) }) ?? nil,
            held.cross != space.crossExtent, answered == held.main || answered == space.extent(ofContent: held.main),
            let needed = asking({ fitting.sizeOfShownView(by: sizing.fitting) }) ?? nil,
            let found = grid.extents(of: needed, along: axis)
        else { return answered }
        return space.extent(ofContent: found.main)
    }

    /// Records which views may have been configured in the space that changes.
    ///
    /// UIKit may keep views that have left the screen, and show them again as they are.
    func noteChangeOfSpace(around viewport: Viewport) {
        elementsOfOtherSpace = []
        elastic?.forEachElement(in: viewport.span.expanded(by: viewport.length)) { element, _, _ in
            elementsOfOtherSpace.insert(element)
            return true
        }
    }

    private func shownView(of element: Element) -> UICollectionReusableView? {
        guard let kind = kind(of: element) else { return collectionView?.cellForItem(at: element.indexPath) }
        return collectionView?.supplementaryView(forElementKind: kind, at: element.indexPath)
    }
}

// MARK: Fitting shown views

extension LayoutSession {
    /// Asks shown views for their sizes after the pass, before anything is drawn.
    ///
    /// Within the pass this is not possible: UIKit asks a view before it is a subview of the collection view. The host of
    /// the templates is laid out after its superview, the collection view, and in the same turn of the run loop.
    func askShownViewsLater() {
        if shownViews.needAsking { measurer.finder.templates.host.reportNextLayout() }
    }

    /// Lets a shown cell be asked for its size again: from iOS 16 on by UIKit, which groups such requests, animates the change and
    /// follows `selfSizingInvalidation`.
    ///
    /// A request in a batch of updates waits for its end: before iOS 26, UIKit does not bring the two together
    /// (reported for swiftui-messaging-ui, pull request 43).
    func contentDidChange(of cell: SizingListCell) {
        guard collectionView?.hasUncommittedUpdates != true, !isUpdating else {
            return changedCells.append({ [weak cell] in cell })
        }
        if #available(iOS 16, tvOS 16, *) {
            cell.invalidateIntrinsicContentSize()
        } else {
            fitLater(cell.shownCell)
        }
    }

    /// Passes on what waited for the end of a batch.
    func passOnChangedCells() {
        guard !changedCells.isEmpty, collectionView?.hasUncommittedUpdates == false else { return }
        let cells = changedCells
        changedCells = []
        for cell in cells { cell().map(contentDidChange) }
    }

    /// Fits a shown cell after the next pass, as if UIKit had told that it has changed.
    func fitLater(_ cell: UICollectionViewCell) {
        guard let element = collectionView?.indexPath(for: cell).flatMap(Element.init(itemAt:)) else { return }
        shownViews.noteChanged(element)
        askShownViewsLater()
    }

    /// Fits the views on screen whose sizes are known in no other way: those of self-sizing elements, each time that they
    /// come on screen, and those that have changed without a usable result.
    func askShownViews() {
        guard shownViews.needAsking, let collectionView, !wereShownViewsAsked else { return }
        told.isToldAfterwards = true
        defer { told.isToldAfterwards = false }
        var shown: Set<Element> = []
        var isCorrected = false
        let wasPrepared = isPrepared
        for (element, view) in viewsOnScreen(of: collectionView) where takesCorrections(of: element) {
            shown.insert(element)
            let hasChanged = shownViews.haveChanged(element)
            guard hasChanged || !shownViews.wereAsked(element), let sizing = measurer.sizing(of: element) else { continue }
            // To fit a view lays out the collection view, too, if the app's closure has invalidated the layout: the view would
            // get another size meanwhile. It is asked after that pass.
            guard isPrepared || !wasPrepared else { return }
            shownViews.noteAsked(element)
            // The data source may not have answered: a cell of UIKit's own registration is no template.
            let isUnknown = hasChanged || sizing.isSelfSizing || shownViews.estimated.contains(element)
            guard isUnknown, let correction = correction(of: element, sizing, fitting: view) else { continue }
            apply(correction)
            isCorrected = true
        }
        shownViews.noteOnScreen(shown.subtracting(pinnedElements(in: collectionView)))
        if isCorrected { invalidateLayout() }
    }

    /// Whether the elements on screen are those that were there when their views were last asked, as after most steps of a scroll:
    /// to ask the collection view for its views costs more than all else in a step.
    private var wereShownViewsAsked: Bool {
        guard shownViews.wereAsked, takesCorrections, let elastic, let viewport = visibleViewport else { return false }
        var count = 0
        elastic.forEachElement(in: viewport.span) { element, _, _ in
            guard shownViews.wasAskedOnScreen(element) else { return false }
            count += 1
            return true
        }
        return count == shownViews.onScreenCount
    }

    /// The elements that are seen elsewhere than where their sections begin or end.
    private func pinnedElements(in collectionView: UICollectionView) -> Set<Element> {
        guard let elastic, let environment, elastic.hasPinnedElements else { return [] }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        var pinned: Set<Element> = []
        elastic.forEachPinnedElement(in: viewport.span, viewport) { element, frame, _ in
            if frame.main != elastic.span(of: element) { pinned.insert(element) }
        }
        return pinned
    }

    /// The views that a collection view shows for elements of the layout, in the order of the elements.
    private func viewsOnScreen(of collectionView: UICollectionView) -> [(Element, UICollectionReusableView)] {
        var views: [(Element, UICollectionReusableView)] = []
        for indexPath in collectionView.indexPathsForVisibleItems {
            guard let element = Element(itemAt: indexPath), let cell = collectionView.cellForItem(at: indexPath) else {
                continue
            }
            views.append((element, cell))
        }
        for kind in boundaryKinds.all {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let element = element(ofKind: kind, at: indexPath),
                    let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
                else { continue }
                views.append((element, view))
            }
        }
        return views.sorted { $0.0 < $1.0 }
    }

    /// Returns the size that a shown view needs, if it differs from its present size.
    ///
    /// If neither Auto Layout nor `sizeThatFits(_:)` gives a size, the view is asked by
    /// `preferredLayoutAttributesFitting(_:)`.
    private func correction(
        of element: Element,
        _ sizing: ItemSizing,
        fitting view: UICollectionReusableView
    ) -> Correction? {
        guard sizing.takesCorrections, let environment, let space = measurer.space(of: element, for: sizing) else { return nil }
        let (axis, grid) = (environment.axis, environment.grid)
        let proposal = SizingProposal(space.proposal, on: grid, under: view.traitCollection)
        let fitting = ViewFitting(shown: view, proposal: proposal)
        let shown = MeasuredElement(space: space, grid: grid) { [unowned self] in attributes(of: element, environment) }
        guard let answer = asking({ shown.sizeOfContent(ofShown: fitting, by: sizing.fitting) }) else { return nil }
        if let size = answer {
            guard let found = grid.extents(of: size, along: axis) else { return noteInvalid(size, of: element) }
            let main = space.extent(ofContent: found.main)
            return correction(main: main, cross: found.cross, of: element, sizing, in: space)
        }
        guard let given = attributes(of: element, environment),
            let copy = given.copy() as? UICollectionViewLayoutAttributes,
            let preferred = asking({ view.preferredLayoutAttributesFitting(copy) })
        else { return nil }
        return correction(preferred, of: given)
    }
}

extension PixelGrid {
    /// The extents of a size, in pixels; `nil` if it is not a valid size, or longer than 2²² pixels.
    func extents(of size: CGSize, along axis: Axis) -> (main: Int, cross: Int)? {
        guard !size.isBroken, axis.main(size) <= points(of: Self.maximumExtent) else { return nil }
        return (extent(of: axis.main(size)), extent(of: axis.cross(size)))
    }
}
