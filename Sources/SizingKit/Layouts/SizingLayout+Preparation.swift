import SizingEngine
import UIKit

extension SizingLayout {
    /// How far beyond the viewport elements are measured, in viewports.
    static let marginInViewports = 1

    /// The extents, in points, that stand in for what has never been measured. Items start at a table's standard row
    /// height; headers and footers at that of a plain table's header before iOS 15. All are learned afterwards.
    static let initialEstimates = (item: CGFloat(44), header: CGFloat(28), footer: CGFloat(28))

    /// Brings the model up to date and places what the viewport and its margin show.
    func prepareElements() {
        guard phase == .ready || phase == .settling else { return }
        var place: PlaceToKeep?
        // What code of the app changes when it is asked is taken up at once: UIKit need not prepare a layout once more that
        // was invalidated while it was being prepared.
        for _ in 0..<Self.maximumAttempts {
            prepareOnce(keeping: &place)
            guard !dirt.isEmpty || !postponed.isEmpty, phase == .ready, elastic != nil, collectionView != nil else {
                return settleInPass()
            }
        }
        SizingLog.reportOnce(
            "asking",
            "closures of the layout changed the data each time they were called; layout goes on in the next pass"
        )
    }

    /// The reader's place as it was when a pass began: what held it, and the keys of what was on screen.
    private struct PlaceToKeep {
        var viewport: Viewport
        var held: Held
        var keys: [(key: AnyHashable, anchor: Anchor)]?
    }

    private func prepareOnce(keeping place: inout PlaceToKeep?) {
        guard let collectionView else { return }
        guard let current = currentEnvironment(of: collectionView) else {
            elastic = nil
            dirt = .everything
            return
        }
        observe(collectionView)
        if dirt.contains(.beginning) { elastic = nil }
        let previous = environment
        environment = current
        let viewport = viewport(for: collectionView.bounds, in: current)
        // Bounds, corrections and updates are placed when UIKit tells of them; the pass that follows has nothing to add.
        let isPlaced =
            placedViewport == viewport && dirt.isEmpty && stale.isEmpty && postponed.isEmpty && wantedPosition == nil
            && viewportBeforeResize == nil && previous == current && !showsSizingOverlay
        guard !isPlaced else { return }
        if place?.viewport != viewport || dirt.contains(.beginning) {
            let held = previous?.grid == current.grid ? elementToHold(in: viewport, current) : beginning
            place = PlaceToKeep(viewport: viewport, held: held)
        }
        var held = place?.held ?? beginning
        let changes = dirt
        dirt = []
        if elastic == nil || changes.contains(.everything) || previous?.grid != current.grid
            || previous?.isReversed != current.isReversed
        {
            let keys = place?.keys ?? keysOnScreen(in: viewportBeforeResize ?? viewport)
            place?.keys = keys
            makeModel(in: current, after: previous, of: collectionView)
            knownKeys = KnownKeys()
            stale = []
            held = heldAfterReload(held, keys)
            if let previous, previous.isReversed != current.isReversed { held = mirrored(held, in: viewport) }
        } else if changes.contains(.sizes) || previous != current {
            elastic?.model.forgetAll()
            if previous != current { reshape() }
            shownViews = ShownViews()
        }
        if !changes.isEmpty || !stale.isEmpty || previous != current { scrollTargets.removeAll() }
        guard !isInterrupted else { return }
        doPostponed()
        if dirt.contains(.sizes) { elastic?.model.forgetAll() }
        dirt.remove(.sizes)
        elastic?.model.forget(stale)
        stale = []
        viewportBeforeResize = nil
        guard !isInterrupted else { return }
        if let wanted = wantedPosition, !wanted.isAnimated {
            wantedPosition = nil
            if elastic?.model.contains(wanted.element) == true {
                if case .scrollPosition(let position) = wanted.place, position.isEmpty {
                    self.place(in: viewport, holding: held)
                }
                if !isInterrupted { held = self.place(wanted, in: viewport, current) ?? held }
            }
            guard !isInterrupted else {
                wantedPosition = wantedPosition ?? wanted
                return
            }
        }
        self.place(in: viewport, holding: held)
    }

    /// What holds still in a viewport when elements run in the other direction along the scroll axis from now on.
    func mirrored(_ held: Held, in viewport: Viewport) -> Held {
        let mirrored = held.mirrored(in: viewport)
        guard case .startOfContent = mirrored, elastic?.isReversed == false else { return mirrored }
        // The offset is still that at the other end of the content.
        var start = viewport
        start.span = Span(start: viewport.minimumTop, length: viewport.length)
        place(in: start, holding: .startOfContent(pull: 0))
        guard let origin = elastic?.origin else { return mirrored }
        elastic?.settled(from: origin, offsetMovedBy: viewport.top - start.top)
        return Held(elastic.flatMap { $0.anchor(at: viewport.span[$0.heldEdge]) })
    }

    /// What sizes depend on now; `nil` while the collection view has no room.
    func currentEnvironment(of collectionView: UICollectionView) -> LayoutEnvironment? {
        LayoutEnvironment(
            of: collectionView,
            scrollingAlong: Axis(scrollDirection),
            isRightToLeft: isRightToLeft(in: collectionView),
            readsMargins: readsMargins
        )
    }

    /// Gives the sections the shapes that they have in another environment.
    func reshape() {
        forgetStyles()
        if sectionsAreAlike {
            let shape = shape(of: 0)
            elastic?.model.resolveAll(as: shape)
        } else {
            elastic?.model.forgetShapes()
        }
    }

    /// Begins to watch the collection view for rest and for changes of its traits.
    private func observe(_ collectionView: UICollectionView) {
        observeRunLoop()
        hostTemplates(in: collectionView)
    }

    /// Puts the view that keeps the templates into the collection view.
    ///
    /// A layout is told that everything is invalid when it comes to a collection view, and when that gets its data source:
    /// outside of a layout pass, in which a new subview would ask for another one.
    func hostTemplates(in collectionView: UICollectionView) {
        let host = finder.templates.host
        guard host.superview !== collectionView else { return }
        collectionView.addSubview(host)
        host.traitsDidChange = { [weak self] in self?.invalidateLayout() }
        host.didLayOut = { [weak self] in
            self?.askShownViews()
            self?.passDidEnd()
        }
    }

    /// The viewport that bounds show, on the pixel grid.
    func viewport(for bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        let axis = environment.axis
        let grid = environment.grid
        let start = grid.position(of: axis.main(bounds).start)
        let insets = axis.main(collectionView?.adjustedContentInset ?? .zero)
        return Viewport(
            span: Span(start: start, length: grid.extent(of: axis.main(bounds.size), rounded: .nearest)),
            insetBefore: grid.position(of: insets.start),
            insetAfter: grid.position(of: insets.end)
        )
    }

    /// The viewport that bounds showed when elements were last placed around them: the insets may have changed since,
    /// and UIKit tells a layout neither when nor from which.
    func viewportBefore(_ bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        var viewport = viewport(for: bounds, in: environment)
        if let placedInsets { (viewport.insetBefore, viewport.insetAfter) = placedInsets }
        return viewport
    }

    /// Whether the insets at the ends of the scroll axis have changed since elements were last placed.
    var hasOtherInsets: Bool {
        guard let collectionView, let environment, let placedInsets else { return false }
        let now = viewport(for: collectionView.bounds, in: environment)
        return placedInsets != (now.insetBefore, now.insetAfter)
    }

    /// Whether the content insets at the sides leave other room than when elements were last placed. UIKit tells a layout of
    /// them no more than of those at the ends.
    var hasOtherRoom: Bool {
        guard let collectionView, let environment else { return false }
        return environment.hasOtherRoom(in: collectionView)
    }

    /// Whether the interface runs in another direction than when elements were last placed: UIKit does not say that it tells
    /// a layout so.
    var hasOtherDirection: Bool {
        guard let collectionView, let environment else { return false }
        return isRightToLeft(in: collectionView) != environment.isRightToLeft
    }

    /// Whether elements are to be placed for an interface that runs from right to left. What is on screen under a finger
    /// keeps its place: another direction counts when the scroll is over.
    private func isRightToLeft(in collectionView: UICollectionView) -> Bool {
        if collectionView.isMovedByFinger, let environment { return environment.isRightToLeft }
        return collectionView.isRightToLeft
    }

    /// What holds still in a placement.
    enum Held: Equatable {
        /// The first element, at the start of the content, from where the viewport is pulled away by `pull` pixels.
        case startOfContent(pull: Int)
        /// The last element, at the end of what is visible, from where the viewport is pulled away by `pull` pixels.
        case endOfContent(pull: Int)
        case anchor(Anchor)

        init(_ anchor: Anchor?) {
            self = anchor.map(Held.anchor) ?? .startOfContent(pull: 0)
        }

        /// What holds still in a viewport when elements run in the other direction from now on along the scroll axis: as far
        /// inside from the other side.
        func mirrored(in viewport: Viewport) -> Held {
            switch self {
            case .startOfContent(let pull): return .startOfContent(pull: -pull)
            case .endOfContent(let pull): return .endOfContent(pull: -pull)
            case .anchor(var anchor):
                let visible = viewport.unobscuredSpan
                anchor.edge = anchor.edge == .start ? .end : .start
                anchor.position = visible.start + visible.end - anchor.position
                return .anchor(anchor)
            }
        }
    }

    /// Places what the scroll view shows and its margin, measuring it outwards from what holds still, and reports the end of
    /// the content.
    func place(in viewport: Viewport, holding held: Held) {
        placedInsets = (viewport.insetBefore, viewport.insetAfter)
        let contentEnd = elastic?.contentEnd ?? 0
        if measure(in: viewport, holding: held) {
            elastic?.report(in: viewport, isDecelerating: collectionView?.isDecelerating ?? false)
            if staysPlaced(viewport, contentEnd: contentEnd) { placedViewport = viewport }
        }
        if showsSizingOverlay { updateOverlay() }
    }

    /// Measures what a viewport and its margin show, outwards from what holds still, whether the scroll view shows it or
    /// will do so later.
    ///
    /// - Parameters:
    ///   - marginInViewports: How far beyond the viewport elements are measured.
    ///   - didLearn: Is told each step, and the size that was measured.
    /// - Returns: Whether all is measured, and code of the app has not changed the data meanwhile.
    @discardableResult
    func measure(
        in viewport: Viewport,
        holding held: Held,
        marginInViewports: Int = marginInViewports,
        didLearn: (_ step: Placement.Step, _ size: ItemSize?) -> Void = { _, _ in }
    ) -> Bool {
        guard !isInterrupted else { return false }
        let margin = viewport.length * marginInViewports
        // Once for all elements: to reach the traits for each would take a tenth of the time.
        guard let traits = collectionView?.traitCollection,
            var placement = placement(in: viewport, margin: margin, holding: held)
        else { return true }
        var next = elastic?.next(in: &placement)
        while let step = next {
            switch step {
            case .resolve(let section):
                resolve(section)
                guard !isInterrupted else { return false }
                didLearn(step, nil)
                next = elastic?.next(in: &placement)
            case .measure(let element):
                guard let size = measure(element, under: traits) else { return false }
                didLearn(step, size)
                next = elastic?.next(in: &placement, after: size, of: element)
            }
        }
        return true
    }

    /// Whether to place a viewport anew, which has been placed, would change nothing: neither end of the content is near,
    /// to hold still or to give way, wherever it was when the viewport was placed.
    ///
    /// - Parameter contentEnd: The end of the content before.
    private func staysPlaced(_ viewport: Viewport, contentEnd: Int) -> Bool {
        guard let elastic, elastic.contentEnd == elastic.origin + elastic.model.total else { return false }
        return viewport.top > viewport.minimumTop && viewport.top + viewport.insetBefore >= elastic.origin
            && viewport.top < viewport.maximumTop(contentEnd: min(contentEnd, elastic.contentEnd))
    }

    /// Gives a section that comes near its own shape.
    func resolve(_ section: Int) {
        let shape = shape(of: section)
        elastic?.model.resolve(section, as: shape)
    }

    private func placement(in viewport: Viewport, margin: Int, holding held: Held) -> Placement? {
        guard let elastic else { return nil }
        switch held {
        case .startOfContent(let pull): return elastic.placement(in: viewport, margin: margin, anchor: nil, pull: pull)
        case .endOfContent(let pull): return elastic.placementAtEnd(of: viewport, pull: pull, margin: margin)
        case .anchor(let anchor):
            let exists = elastic.model.contains(anchor.element)
            return elastic.placement(in: viewport, margin: margin, anchor: exists ? anchor : nil)
        }
    }

    /// What holds still in a pass: the first whole element on screen, or the last one where the layout keeps to the end.
    ///
    /// A change of size does not scroll by itself, so the element keeps its distance to the edge. A reader at the very
    /// start, or at the very end, stays there.
    private func elementToHold(in viewport: Viewport, _ environment: LayoutEnvironment) -> Held {
        guard let elastic, let collectionView else { return beginning }
        let before = viewportBeforeResize ?? viewportBefore(collectionView.bounds, in: environment)
        if let end = endOfContent(in: before) { return end }
        guard var anchor = elastic.anchor(wholeIn: before) else { return .startOfContent(pull: 0) }
        anchor.position += viewport.span[elastic.heldEdge] - before.span[elastic.heldEdge]
        return .anchor(anchor)
    }

    /// Where a reader begins.
    private var beginning: Held { holdsLastElements ? .endOfContent(pull: 0) : .startOfContent(pull: 0) }

    /// The end of the content that a reader in a viewport has come to and stays at; `nil` in between. What is pulled
    /// beyond it does not come along with the edge of the viewport.
    func endOfContent(in viewport: Viewport) -> Held? {
        guard let elastic else { return beginning }
        let isAtLowEnd = viewport.top <= viewport.minimumTop && elastic.origin == 0
        let isAtHighEnd = viewport.top >= viewport.maximumTop(contentEnd: elastic.placedEnd)
        let pull = viewport.top - viewport.withoutOverscroll(contentEnd: elastic.placedEnd).top
        if elastic.isReversed ? isAtHighEnd : isAtLowEnd, !holdsLastElements { return .startOfContent(pull: pull) }
        if elastic.isReversed ? isAtLowEnd : isAtHighEnd, holdsLastElements { return .endOfContent(pull: pull) }
        return nil
    }

    private func makeModel(
        in environment: LayoutEnvironment,
        after previous: LayoutEnvironment?,
        of collectionView: UICollectionView
    ) {
        forgetStyles()
        let counts = (0..<collectionView.numberOfSections).lazy.map { collectionView.numberOfItems(inSection: $0) }
        let model = LayoutModel(
            itemCounts: counts,
            shape: standInShape(),
            isResolved: sectionsAreAlike,
            sectionSpacing: environment.grid.extent(of: sectionSpacing.checked("section spacing"), rounded: .nearest),
            estimates: estimates(in: environment, after: previous)
        )
        shownViews = ShownViews()
        if previous?.grid == environment.grid, elastic?.isReversed == environment.isReversed {
            elastic?.replaceModel(by: model)
        } else {
            elastic = ElasticLayout(
                model: model,
                isReversed: environment.isReversed,
                holdsLastElements: holdsLastElements
            )
        }
    }

    /// The estimates to begin with: what was learned so far, as long as it is to be learned.
    private func estimates(in environment: LayoutEnvironment, after previous: LayoutEnvironment?) -> Estimates {
        let grid = environment.grid
        let learned = previous?.grid == grid && previous?.axis == environment.axis ? elastic?.model.estimates : nil
        let header = learned?.header ?? grid.extent(of: Self.initialEstimates.header, rounded: .nearest)
        let footer = learned?.footer ?? grid.extent(of: Self.initialEstimates.footer, rounded: .nearest)
        if estimatedItemSize != Self.automaticEstimate {
            let extent = environment.axis.main(estimatedItemSize)
            if extent.isFinite, extent > 0 {
                return Estimates(item: grid.extent(of: extent), header: header, footer: footer, policy: .constant)
            }
            SizingLog.reportOnce(
                "estimate",
                "an estimated item size of \(estimatedItemSize) is not positive; using the automatic estimate"
            )
        }
        let item =
            (learned?.policy == .learned ? learned?.item : nil)
            ?? grid.extent(of: Self.initialEstimates.item, rounded: .nearest)
        return Estimates(item: item, header: header, footer: footer, policy: .learned)
    }
}
