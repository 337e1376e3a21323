import SizingEngine
import UIKit

/// Fits shown views whose sizes are known in no other way.
extension SelfSizing {
    /// Asks shown views for their sizes after the pass, before anything is drawn.
    ///
    /// Within the pass this is not possible: UIKit asks a view before it is a subview of the collection view. The host of
    /// the templates is laid out after its superview, the collection view, and in the same turn of the run loop.
    func askShownViewsLater() {
        if answers.viewsNeedAsking { session.measurer.finder.templates.host.reportNextLayout() }
    }

    /// Fits the views on screen whose sizes are known in no other way: those of self-sizing elements, each time that they
    /// come on screen, and those that have changed without a usable result.
    func askShownViews() {
        guard answers.viewsNeedAsking, let collectionView, !wereShownViewsAsked else { return }
        var shown: Set<Element> = []
        var isCorrected = false
        let (wasPrepared, invalidations) = (session.told.isPrepared, session.told.invalidationCount)
        for (element, view) in viewsOnScreen(of: collectionView) where takesCorrections(of: element) {
            shown.insert(element)
            let hasChanged = answers.shownViews.haveChanged(element)
            guard hasChanged || !answers.shownViews.wereAsked(element),
                let sizing = try? session.sections.sizing(of: element)
            else {
                continue
            }
            // To fit a view lays out the collection view, too, if the app's closure has invalidated the layout, or has asked it so that
            // UIKit is to ask again: the view would get another size meanwhile. It is asked after that pass.
            guard session.told.invalidationCount == invalidations || !wasPrepared else {
                if isCorrected { session.invalidateLayout() }
                return
            }
            answers.shownViews.noteAsked(element)
            guard hasChanged || sizing.isSelfSizing,
                let correction = try? correction(of: element, sizing, fitting: view)
            else { continue }
            apply(correction)
            isCorrected = true
        }
        answers.shownViews.noteOnScreen(shown.subtracting(pinnedElements(in: collectionView)))
        if isCorrected { session.invalidateLayout() }
    }

    /// Whether the elements on screen are those that were there when their views were last asked, as after most steps of a scroll:
    /// to ask the collection view for its views costs more than all else in a step.
    private var wereShownViewsAsked: Bool {
        guard answers.shownViews.wereAsked, takesCorrections, let elastic, let viewport = session.visibleViewport else {
            return false
        }
        var (count, areAsked) = (0, true)
        elastic.forEachElement(in: viewport.span) { element, _, _ in
            count += 1
            areAsked = answers.shownViews.wasAskedOnScreen(element)
            return areAsked
        }
        return areAsked && count == answers.shownViews.onScreenCount
    }

    /// The elements that are seen elsewhere than where their sections begin or end.
    private func pinnedElements(in collectionView: UICollectionView) -> Set<Element> {
        guard let elastic, let environment, elastic.hasPinnedElements else { return [] }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
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
        for kind in session.sections.boundaryKinds.all {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let element = session.sections.element(ofKind: kind, at: indexPath),
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
    ) throws(Interrupted) -> Correction? {
        guard sizing.takesCorrections, let environment, let space = session.measurer.space(of: element, for: sizing)
        else { return nil }
        let (axis, grid) = (environment.axis, environment.grid)
        let proposal = SizingProposal(space.proposal, on: grid, under: view.traitCollection)
        let fitting = ViewFitting(shown: view, proposal: proposal)
        let shown = MeasuredElement(space: space, grid: grid) { [unowned self] in
            session.attributes(of: element, environment)
        }
        if let size = try session.asking({ shown.sizeOfContent(ofShown: fitting, by: sizing.fitting) }) {
            guard let found = grid.extents(of: size, along: axis) else { return noteInvalid(size, of: element) }
            let main = space.extent(ofContent: found.main)
            return correction(main: main, cross: found.cross, of: element, sizing, in: space)
        }
        guard let given = session.attributes(of: element, environment),
            let copy = given.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        return correction(try session.asking { view.preferredLayoutAttributesFitting(copy) }, of: given)
    }
}
