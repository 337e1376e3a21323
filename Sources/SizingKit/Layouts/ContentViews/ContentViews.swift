import SizingEngine
import UIKit

/// The views of the app before the first section and after the last one.
@MainActor
final class ContentViews: LayoutPart {
    /// The views, and their lengths.
    private(set) var views = ContentViewPair()
    /// Those that a compositional layout describes.
    var boundaries = ContentBoundaries()
    /// Whether a view has changed its length by itself, and the change has not been shown.
    private var haveChanged = false

    /// The views are the same in every space, and their lengths are not.
    override func exchangeSpace() -> [Exchange] {
        [
            exchange(for: views) { [unowned self] new in
                defer { views = new }
                return views
            },
            exchange(for: boundaries) { [unowned self] new in
                defer { boundaries = new }
                return boundaries
            },
        ]
    }

    /// Replaces the view at an end of the content.
    ///
    /// - Parameter keepsStatedLength: Whether the length of the view's frame is its length, unless it is 0.
    func set(
        _ edge: Edge,
        to content: UIView?,
        keepsStatedLength: Bool = false
    ) {
        views[edge]?.view.remove()
        views[edge] = content.map {
            let didChange = session.whileLayoutLives { $0.contentViews.viewDidChange(edge) }
            return ContentViewPair.End(
                view: ContentViewHost($0, keepsStatedLength: keepsStatedLength, lengthDidChange: didChange)
            )
        }
        if let collectionView { host(in: collectionView) }
        invalidate()
    }

    /// Measures the views at the ends of the content again in the next pass.
    func invalidate() {
        views.header?.measuredIn = nil
        views.footer?.measuredIn = nil
        session.content.reach.endDidChange()
        session.invalidateLayout()
    }

    /// Shows another length that a view has by its constraints: with an animation, except while the content moves.
    private func viewDidChange(_ edge: Edge) {
        views[edge]?.measuredIn = nil
        guard let collectionView, collectionView.window != nil, !collectionView.isInMotion, UIView.areAnimationsEnabled,
            UIView.inheritedAnimationDuration == 0
        else { return session.invalidateLayout() }
        haveChanged = true
        RunLoopObserver.wakeUp(after: 0)
    }

    /// Animates the new lengths of views at the ends of the content that have changed by themselves.
    func showChanges() {
        guard haveChanged else { return }
        haveChanged = false
        session.invalidateLayout()
        guard let collectionView else { return }
        UIView.animate(withDuration: SizingListCell.editingDuration) { collectionView.layoutIfNeeded() }
    }

    /// Adds the views at the ends of the content to the collection view, behind the cells.
    func host(in collectionView: UICollectionView) {
        for view in [views.header?.view, views.footer?.view] {
            guard let view, view.superview !== collectionView else { continue }
            session.guests.add(view)
            if let background = collectionView.backgroundView, background.superview === collectionView {
                collectionView.insertSubview(view, aboveSubview: background)
            } else {
                collectionView.insertSubview(view, at: 0)
            }
        }
    }

    /// The room before and after the sections, in pixels.
    private var room: (before: Int, after: Int) {
        let beyond = boundaries.room
        return ((views.header?.extent ?? 0) + beyond.before, (views.footer?.extent ?? 0) + beyond.after)
    }

    /// Makes room for the views in a model.
    func makeRoom(in model: inout LayoutModel) {
        (model.spaceBefore, model.spaceAfter) = room
    }

    /// Measures the views at the ends of the content that were measured in another environment, and sets the space for them.
    func measure(in environment: LayoutEnvironment) throws(Interrupted) {
        try measure(.start, in: environment)
        try measure(.end, in: environment)
        measureBoundaries(in: environment)
        try session.checkInterruption()
        session.content.setRoom(before: room.before, after: room.after)
    }

    private func measure(_ edge: Edge, in environment: LayoutEnvironment) throws(Interrupted) {
        guard let found = views[edge], found.measuredIn != environment, let collectionView else { return }
        let cross = SizeProposal.Side.fixed(environment.crossExtent)
        let isVertical = environment.axis == .vertical
        let proposal = SizingProposal(
            SizeProposal(width: isVertical ? cross : .free(), height: isVertical ? .free() : cross),
            on: environment.grid,
            under: collectionView.traitCollection
        )
        let length = try session.asking {
            found.view.length(in: proposal, along: isVertical ? .vertical : .horizontal)
        }
        guard views[edge]?.view === found.view else { return }
        views[edge]?.extent = environment.grid.extent(of: SizingListMetrics.length(length))
        views[edge]?.measuredIn = environment
    }

    /// Positions the views at the ends of the content.
    func place() {
        guard !views.isEmpty, session.phase == .ready || session.phase == .settling, let elastic, let environment else {
            return
        }
        let model = elastic.model
        let header = Span(start: 0, length: views.header?.extent ?? 0)
        place(views.header, at: header, elastic, environment)
        let footer = views.footer?.extent ?? 0
        place(views.footer, at: Span(start: model.total - footer, length: footer), elastic, environment)
    }

    private func place(
        _ end: ContentViewPair.End?,
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
