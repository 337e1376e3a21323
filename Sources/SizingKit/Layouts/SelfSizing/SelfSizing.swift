import SizingEngine
import UIKit

/// Handles the sizes that shown views ask for.
///
/// UIKit asks each shown view by `preferredLayoutAttributesFitting(_:)`. For custom layouts, the default result of that
/// method is not documented: it may be the height at the given width, a preferred width and height, or the given size. So
/// a result is used only if it is possible in the element's space. The layout itself fits the views whose sizes are known
/// in no other way.
@MainActor
final class SelfSizing: LayoutPart {
    var answers: Answers { session.answers }
    /// The correction of a shown view that UIKit has been told of, until UIKit asks for the invalidation context.
    private var announcedCorrection: (preferred: UICollectionViewLayoutAttributes, correction: Correction)?
    /// How far an end of the content that is near has moved the kept position, in pixels, until a pass has shown it.
    private var givenWay = 0
    /// The elements whose views may have been configured in another space than the present one: those near the viewport when it
    /// changed.
    private var elementsOfOtherSpace: Set<Element> = []
    /// Whether there are views attached to items whose sizes only the shown views can tell.
    var awaitsAttachments = false
    /// The shown cells that have changed in a batch of updates, and are asked for their sizes after it.
    private var changedCells: [() -> SizingListCell?] = []

    /// The items that were selected when the run loop last turned.
    private var selectedItems: Set<IndexPath> = []

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
        session.measurer.finder.templates.askAgain()
        apply(correction)
    }

    /// Returns the correction of a shown view; `nil` if the view agrees to the pixel, or does not determine its size.
    func correction(
        _ preferred: UICollectionViewLayoutAttributes,
        of original: UICollectionViewLayoutAttributes
    ) -> Correction? {
        // The result is compared with the space in flows only, where the number of columns does not matter.
        guard let element = session.sections.element(describedBy: original), let environment,
            takesCorrections(of: element),
            let space = session.measurer.space(of: element, spanning: 1)
        else { return nil }
        let (axis, grid) = (environment.axis, environment.grid)
        let given = (main: grid.extent(of: axis.main(original.size)), cross: grid.extent(of: axis.cross(original.size)))
        guard let answered = grid.extents(of: preferred.size, along: axis) else {
            return noteInvalid(preferred.size, of: element)
        }
        guard let asked = space.extents(askedFor: answered, given: given) else {
            return noteUnused(preferred.size, of: element)
        }
        guard let sizing = try? session.sections.sizing(of: element), sizing.takesCorrections,
            let space = session.measurer.space(of: element, for: sizing)
        else { return nil }
        // After a rotation UIKit may pass on the preferred size from before it.
        guard space.choosesCross || given.cross == space.crossExtent else { return nil }
        if !sizing.isSelfSizing, session.measurer.finder.templates.viewsChangeGivenSizes {
            return noteUnused(preferred.size, of: element)
        }
        // If the element determines it, a result that repeats an estimate is no choice.
        let isChosen = answered.cross != given.cross || !sizing.isSelfSizing || answers.shownViews.wereAsked(element)
        guard isChosen || !space.choosesCross else { return nil }
        if answered != given { answers.shownViews.noteAsked(element) }
        return correction(main: asked.main, cross: asked.cross, of: element, sizing, in: space)
    }

    /// Records an answer that cannot be used. If it shows that the view has changed, the view is fitted after the pass.
    private func noteUnused(_ answer: CGSize, of element: Element) -> Correction? {
        if answers.shownViews.noteUnused(answer, of: element) { askShownViewsLater() }
        return nil
    }

    /// Records an answer that is no size. The element keeps its estimate.
    func noteInvalid(_ answer: CGSize, of element: Element) -> Correction? {
        let name = element.indexPath.elementName(session.sections.kind(of: element))
        SizingLog.reportOnce(
            "answered length",
            "the shown view of \(name) answers the invalid size \(answer); \(name) keeps its estimate"
        )
        return nil
    }

    /// Records how far an end of the content has moved the kept position. Cells that tell their sizes before anything
    /// is drawn may make room for it.
    func noteGivenWay(_ kept: KeptPosition) {
        guard answers.shownViews.decideSizes, case .anchor(let anchor) = kept, let elastic,
            elastic.model.contains(anchor.element)
        else { return }
        givenWay += anchor.position(in: elastic.span(of: anchor.element)) - anchor.position
        if givenWay != 0 { session.measurer.finder.templates.host.reportNextLayout() }
    }

    /// Records that a pass has shown the moved position.
    func passWasShown() {
        givenWay = 0
    }

    /// Applies a corrected size. The content on screen stays in place.
    func apply(_ correction: Correction) {
        guard let elastic, environment != nil, collectionView != nil else { return }
        let element = correction.element
        answers.shownViews.countCorrection(
            of: element,
            from: elastic.model.measuredSize(of: element),
            to: correction.size,
            showing: correction.sizing
        )
        session.measurer.count(element) { $0.corrected += 1 }
        let (size, sizing) = (correction.size, correction.sizing)
        guard (try? session.measurer.keepCorrected(size, of: element, by: sizing, in: correction.space)) != nil,
            self.elastic?.model.contains(element) == true
        else { return }
        if !correction.sizing.isSelfSizing { session.keeper.sizesMayHaveChanged() }
        let givenBack = -givenWay
        givenWay = 0
        session.change(because: .correction(of: element), movedBy: givenBack) {
            session.content.setSize(correction.size, of: element, in: session.visibleViewport)
        }
    }

    /// Whether the size of an element can be corrected now. Attributes from before a pending change do not describe the
    /// shown views.
    func takesCorrections(of element: Element) -> Bool {
        takesCorrections && session.elastic?.model.contains(element) == true
    }

    /// Whether sizes can be corrected now.
    var takesCorrections: Bool {
        session.phase == .ready && session.pending.parts.isSubset(of: .placement)
            && session.pending.viewportBeforeResize == nil
    }

    func correction(
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
        answers.shownViews.noteKnown(element)
        guard size.main != measured.main || (space.choosesCross && size.cross != measured.cross) else { return nil }
        guard answers.shownViews.mayCorrect(element, showing: sizing) else {
            answers.shownViews.noteRefused(element)
            SizingLog.reportOnce(
                "correction",
                """
                the shown view of \(element.indexPath.elementName(session.sections.kind(of: element))) asks for another size whenever \
                it gets the one that it has asked for; it keeps the last one for now
                """
            )
            return nil
        }
        return Correction(element: element, size: size, sizing: sizing, space: space)
    }

    // MARK: Answers for another space

    /// Returns the extent that an element needs whose shown view asks for an extent, in pixels.
    ///
    /// The constraints of a view that was configured in another space may still hold it at the width of that space, at
    /// a priority below the required one. If the view computes its height itself, it asks for its height at that width.
    /// In this case the layout fits it.
    private func extent(
        answered: Int,
        of element: Element,
        _ sizing: ItemSizing,
        in space: ElementSpace
    ) -> Int {
        guard elementsOfOtherSpace.contains(element), !space.choosesCross, let environment,
            let given = session.attributes(of: element, environment)?.size,
            sizing.isSelfSizing || session.elastic?.model.measuredSize(of: element)?.main != answered,
            let view = shownView(of: element)
        else { return answered }
        let (axis, grid) = (environment.axis, environment.grid)
        let proposal = SizingProposal(space.proposal, on: grid, under: view.traitCollection)
        let fitting = ViewFitting(shown: view, proposal: proposal)
        guard
            let held = try? session.asking({ grid.extents(of: fitting.sizeHeldByConstraints(near: given), along: axis) }
            ),
            held.cross != space.crossExtent, answered == held.main || answered == space.extent(ofContent: held.main),
            let needed = try? session.asking({ fitting.sizeOfShownView(by: sizing.fitting) }),
            let found = grid.extents(of: needed, along: axis)
        else { return answered }
        return space.extent(ofContent: found.main)
    }

    /// Updates the elements after a batch of updates.
    override func move(through map: UpdateMap) {
        elementsOfOtherSpace = map.moved(elementsOfOtherSpace)
    }

    /// Forgets which views may have been configured in another space.
    func forgetChangeOfSpace() {
        elementsOfOtherSpace = []
    }

    /// Records which views may have been configured in the space that changes.
    ///
    /// UIKit may keep views that have left the screen, and show them again as they are.
    func noteChangeOfSpace(around viewport: Viewport) {
        elementsOfOtherSpace = []
        session.elastic?.forEachElement(in: viewport.span.expanded(by: viewport.length)) { element, _, _ in
            elementsOfOtherSpace.insert(element)
            return true
        }
    }

    private func shownView(of element: Element) -> UICollectionReusableView? {
        guard let kind = session.sections.kind(of: element) else {
            return collectionView?.cellForItem(at: element.indexPath)
        }
        return collectionView?.supplementaryView(forElementKind: kind, at: element.indexPath)
    }

    // MARK: Content that changes

    /// Lets a shown cell be asked for its size again: from iOS 16 on by UIKit, which groups such requests, animates the change and
    /// follows `selfSizingInvalidation`.
    ///
    /// A request in a batch of updates waits for its end: before iOS 26, UIKit does not bring the two together
    /// (reported for swiftui-messaging-ui, pull request 43).
    func contentDidChange(of cell: SizingListCell) {
        guard collectionView?.hasOpenUpdates != true, !session.isUpdating else {
            return changedCells.append({ [weak cell] in cell })
        }
        if #available(iOS 16, tvOS 16, *) {
            cell.invalidateIntrinsicContentSize()
        } else {
            fitLater(cell.shownCell)
        }
    }

    /// Fits the shown cells of items that have been selected or deselected since the run loop last turned, and that are as long
    /// across the scroll axis as they need to be.
    ///
    /// UIKit asks such a cell for its length along one axis at its present length along the other, and reports nothing
    /// if the answer is the same: a tag that gets wider when it is selected would stay cut off.
    func followSelection() {
        guard let collectionView else { return }
        // Considers only the cells on screen: all items may be selected.
        let shown = collectionView.visibleCells.filter(\.isSelected)
        let selected = Set(shown.compactMap { collectionView.indexPath(for: $0) })
        guard selected != selectedItems else { return }
        let changed = selected.symmetricDifference(selectedItems)
        selectedItems = selected
        for indexPath in changed.sorted() {
            guard let element = Element(itemAt: indexPath), takesCorrections(of: element),
                collectionView.cellForItem(at: indexPath) != nil,
                session.measurer.space(of: element, spanning: 1)?.choosesCross == true
            else { continue }
            answers.shownViews.noteChanged(element)
        }
        askShownViewsLater()
    }

    /// Passes on the changed cells that waited for the end of a batch.
    func passOnChangedCells() {
        guard !changedCells.isEmpty, collectionView?.hasOpenUpdates == false else { return }
        let cells = changedCells
        changedCells = []
        for cell in cells { cell().map(contentDidChange) }
    }

    /// Fits a shown cell after the next pass, as if UIKit had told that it has changed.
    func fitLater(_ cell: UICollectionViewCell) {
        guard let element = collectionView?.indexPath(for: cell).flatMap(Element.init(itemAt:)) else { return }
        answers.shownViews.noteChanged(element)
        askShownViewsLater()
    }
}

extension PixelGrid {
    /// The extents of a size, in pixels; `nil` if it is not a valid size, or longer than 2²² pixels.
    func extents(of size: CGSize, along axis: Axis) -> (main: Int, cross: Int)? {
        guard !size.isBroken, axis.main(size) <= points(of: Self.maximumExtent) else { return nil }
        return (extent(of: axis.main(size)), extent(of: axis.cross(size)))
    }
}
