import SizingEngine
import UIKit

/// The views of the app before the first section and after the last one.
extension LayoutSession {
    /// Replaces the view at an end of the content.
    ///
    /// - Parameter keepsStatedLength: Whether the length of the view's frame is its length, unless it is 0.
    func setContentEnd(
        _ edge: Edge,
        to content: UIView?,
        keepsStatedLength: Bool = false
    ) {
        contentEnds[edge]?.view.remove()
        contentEnds[edge] = content.map {
            let didChange = whileLayoutLives { $0.contentEndDidChange(edge) }
            return ContentEnds.End(
                view: ContentEndView($0, keepsStatedLength: keepsStatedLength, lengthDidChange: didChange)
            )
        }
        if let collectionView { hostContentEnds(in: collectionView) }
        invalidateContentEnds()
    }

    /// Measures the views at the ends of the content again in the next pass.
    func invalidateContentEnds() {
        contentEnds.header?.measuredIn = nil
        contentEnds.footer?.measuredIn = nil
        placed.endDidChange()
        invalidateLayout()
    }

    /// Shows another length that a view has by its constraints: with an animation, except while the content moves.
    private func contentEndDidChange(_ edge: Edge) {
        contentEnds[edge]?.measuredIn = nil
        guard let collectionView, collectionView.window != nil, !collectionView.isInMotion, UIView.areAnimationsEnabled,
            UIView.inheritedAnimationDuration == 0
        else { return invalidateLayout() }
        contentEnds.haveChanged = true
        RunLoopObserver.wakeUp(after: 0)
    }

    /// Animates the new lengths of views at the ends of the content that have changed by themselves.
    func showChangedContentEnds() {
        guard contentEnds.haveChanged else { return }
        contentEnds.haveChanged = false
        invalidateLayout()
        guard let collectionView else { return }
        UIView.animate(withDuration: SizingListCell.editingDuration) { collectionView.layoutIfNeeded() }
    }

    /// Adds the views at the ends of the content to the collection view, behind the cells.
    func hostContentEnds(in collectionView: UICollectionView) {
        for view in [contentEnds.header?.view, contentEnds.footer?.view] {
            guard let view, view.superview !== collectionView else { continue }
            guests.add(view)
            if let background = collectionView.backgroundView, background.superview === collectionView {
                collectionView.insertSubview(view, aboveSubview: background)
            } else {
                collectionView.insertSubview(view, at: 0)
            }
        }
    }

    /// Measures the views at the ends of the content that were measured in another environment, and sets the space for them.
    func measureContentEnds(in environment: LayoutEnvironment) {
        measure(.start, in: environment)
        measure(.end, in: environment)
        let (before, after) = (contentEnds.header?.extent ?? 0, contentEnds.footer?.extent ?? 0)
        guard let model = elastic?.model, model.spaceBefore != before || model.spaceAfter != after else { return }
        elastic?.model.spaceBefore = before
        elastic?.model.spaceAfter = after
    }

    private func measure(_ edge: Edge, in environment: LayoutEnvironment) {
        guard let found = contentEnds[edge], found.measuredIn != environment, let collectionView else { return }
        let cross = SizeProposal.Side.fixed(environment.crossExtent)
        let isVertical = environment.axis == .vertical
        let proposal = SizingProposal(
            SizeProposal(width: isVertical ? cross : .free(), height: isVertical ? .free() : cross),
            on: environment.grid,
            under: collectionView.traitCollection
        )
        let answer = asking { found.view.length(in: proposal, along: isVertical ? .vertical : .horizontal) }
        guard let length = answer, contentEnds[edge]?.view === found.view else { return }
        contentEnds[edge]?.extent = environment.grid.extent(of: SizingListMetrics.length(length))
        contentEnds[edge]?.measuredIn = environment
    }

    /// Positions the views at the ends of the content.
    func placeContentEnds() {
        guard !contentEnds.isEmpty, phase == .ready || phase == .settling, let elastic, let environment else { return }
        let model = elastic.model
        place(contentEnds.header, at: Span(start: 0, length: model.spaceBefore), elastic, environment)
        let end = Span(start: model.total - model.spaceAfter, length: model.spaceAfter)
        place(contentEnds.footer, at: end, elastic, environment)
    }

    private func place(
        _ end: ContentEnds.End?,
        at span: Span,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) {
        guard let view = end?.view else { return }
        let cross = Span(start: 0, length: environment.crossExtent)
        let frame = environment.axis.rect(ItemFrame(main: elastic.content(span), cross: cross), on: environment.grid)
        if view.frame != frame { view.place(at: frame) }
    }
}
