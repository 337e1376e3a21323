import SizingEngine
import UIKit

extension LayoutSession {
    /// Updates the model and places the elements in the viewport and its margin.
    func prepareElements() {
        guard phase == .ready || phase == .settling else { return }
        told.isToldAfterwards = true
        defer { told.isToldAfterwards = false }
        var start: StartOfPass?
        // If a closure of the app changes the data, the pass starts again: UIKit need not prepare a layout again that was
        // invalidated while it was being prepared.
        for _ in 0..<Self.maximumAttempts {
            prepareOnce(from: &start)
            guard !pending.parts.isEmpty || !pending.actions.isEmpty, phase == .ready, elastic != nil,
                collectionView != nil
            else {
                settler.settleInPass()
                if let start, told.isTold, told.isToldTooEarly || start.told != frames(in: start.viewport) {
                    tellAgain()
                }
                return
            }
        }
        SizingLog.reportOnce(
            "asking",
            """
            closures of the layout changed the data or the layout \(Self.maximumAttempts) times in one pass; the layout \
            continues in the next pass. Change nothing while such a closure runs
            """
        )
    }

    /// The scroll position at the beginning of a pass: the anchor, and the keys of the items on screen.
    private struct StartOfPass {
        var viewport: Viewport
        var kept: KeptPosition
        var keys: [(key: AnyHashable, anchor: Anchor)]?
        /// The header that is pinned at the start of the screen.
        var held: HeldBoundary?
        /// The frames on screen that UIKit knows; `nil` if it will ask for them after the pass.
        var told: [Element: ItemFrame]?
    }

    private func prepareOnce(from start: inout StartOfPass?) {
        guard let collectionView else { return }
        // UIKit may update the traits of subviews after those of the collection view, when it lays them out.
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            measurer.finder.templates.host.updateTraitsIfNeeded()
        }
        guard let current = currentEnvironment(of: collectionView) else {
            elastic = nil
            pending.parts = .everything
            return
        }
        observe(collectionView)
        if pending.parts.contains(.beginning) { elastic = nil }
        if elastic == nil { scrolling.appComputing.begin() }
        let previous = environment
        environment = current
        if previous?.isEditing != current.isEditing { updateEditing(of: collectionView) }
        let viewport = viewport(for: collectionView.bounds, in: current)
        if let opening = scrolling.appComputing.outdatedOpening(in: viewport) {
            pending.position = pending.position ?? opening
        }
        // Changes of bounds, corrections and updates are placed when UIKit announces them; the following pass has nothing
        // to add.
        let isPlaced =
            isPlaced(in: viewport) && pending.isEmpty && contentEnds.views.areMeasured && previous == current
            && !layout.showsSizingOverlay
        guard !isPlaced else { return }
        if start?.viewport != viewport || pending.parts.contains(.beginning) {
            let isKept = previous?.grid == current.grid
            let kept = isKept ? keeper.kept(for: .pass(after: previous), in: viewport) : keeper.beginning
            let held = isKept ? elastic?.heldBoundary(in: pending.viewportBeforeResize ?? viewport) : nil
            start = StartOfPass(viewport: viewport, kept: kept, held: held)
            if told.isTold { start?.told = frames(in: viewport) }
        }
        var kept = start?.kept ?? keeper.beginning
        var held: Anchor?
        let changes = pending.parts
        pending.parts = []
        if changes.contains(.sizes) || previous != current {
            selfSizing.noteChangeOfSpace(around: pending.viewportBeforeResize ?? viewport)
        } else if changes.contains(.everything) {
            selfSizing.forgetChangeOfSpace()
        }
        if elastic == nil || changes.contains(.everything) || previous?.grid != current.grid
            || previous?.isReversed != current.isReversed
        {
            let first = kept.anchor.flatMap { anchor in
                keeper.isTurning || elastic?.covers(viewport, anchor.element) == true ? anchor : nil
            }
            let keys = start?.keys ?? keeper.keysOnScreen(in: pending.viewportBeforeResize ?? viewport, first: first)
            start?.keys = keys
            let scrolled = carousels.scrolled(isResized: previous != current)
            scrolling.noteReload(of: keys, in: viewport)
            makeModel(in: current, after: previous, of: collectionView)
            #if !os(tvOS)
                swipes.forget()
            #endif
            measurer.knownKeys = KnownKeys()
            inspector.forgetItems()
            pending.stale = []
            kept = keeper.keptAfterReload(kept, keys, held: start?.held)
            scrolling.session.keeper.noteReload(keeping: kept, in: viewport)
            carousels.restore(scrolled)
            held = kept.anchor
            if let previous, previous.isReversed != current.isReversed {
                keeper.forgetTurn()
                kept = keeper.mirrored(kept, in: viewport)
            }
        } else if changes.contains(.sizes) || previous != current {
            // What is stated for the space before may be another thing now.
            let isBack = !changes.contains(.sizes) && !layout.statesSizes && keeper.turnBack(to: current)
            if !isBack {
                if let model = elastic?.model { selfSizing.shownViews.noteLastSizes(in: model) }
                sections.forgetSizes()
            }
            held = kept.anchor
            if previous != current || changes.contains(.shapes) || changes.contains(.descriptions) {
                if changes.contains(.shapes) { measurer.removeSizesOfKnownItems() }
                reshape()
                #if !os(tvOS)
                    swipes.forget()
                #endif
            }
            if !isBack { selfSizing.shownViews.beginAgain() }
        } else if changes.contains(.descriptions) {
            held = kept.anchor
            reshape()
        }
        contentEnds.measure(in: current)
        if !changes.isEmpty || !pending.stale.isEmpty || previous != current { scrolling.scrollTargets.removeAll() }
        // Corrections by shown views keep its position, too.
        if let held { scrolling.scrollTargets.reach(held.element, share: held.share) }
        guard !isInterrupted else { return }
        performPostponed()
        if pending.parts.contains(.sizes) { sections.forgetSizes() }
        pending.parts.remove(.sizes)
        if let model = elastic?.model { selfSizing.shownViews.noteLastSizes(in: model, where: pending.stale.contains) }
        sections.forgetSizes(of: pending.stale)
        pending.stale = []
        pending.viewportBeforeResize = nil
        guard !isInterrupted else { return }
        if let wanted = pending.position, !wanted.isAnimated {
            pending.position = nil
            scrolling.appComputing.noteOpening(wanted, in: viewport)
            keeper.forgetTurn()
            if elastic?.model.contains(wanted.element) == true {
                if case .scrollPosition(let position) = wanted.target, position.isEmpty {
                    place(in: viewport, keeping: kept)
                }
                if !isInterrupted { kept = scrolling.place(wanted, in: viewport, current) ?? kept }
            }
            guard !isInterrupted else {
                pending.position = pending.position ?? wanted
                return
            }
        }
        place(in: viewport, keeping: kept)
    }

    private func frames(in viewport: Viewport) -> [Element: ItemFrame] {
        var frames: [Element: ItemFrame] = [:]
        elastic?.forEachElement(in: viewport.span) { element, frame, _ in
            frames[element] = frame
            return true
        }
        return frames
    }

    /// Gives all sections the shapes that follow from another environment.
    func reshape() {
        guard !layout.statesSizes else { return }
        sections.forgetStyles()
        if layout.sectionsAreAlike {
            let shape = sections.shape(of: 0)
            elastic?.model.resolveAll(as: shape)
        } else {
            elastic?.model.forgetShapes()
        }
    }

    // MARK: The collection view

    /// Sets what the layout needs of its collection view, and adds the views that it needs there: at once, unless a closure of
    /// the app is being called, which may be within a layout pass.
    ///
    /// UIKit invalidates everything when a layout is set on a collection view, and when the collection view gets its data
    /// source. Both happen outside of a layout pass. What is set then has an effect in the first pass: since iOS 17, UIKit
    /// updates traits before it lays views out.
    func prepareCollectionView() {
        guard let collectionView, collectionView.dataSource != nil else { return }
        guard phase != .asking else { return prepareCollectionViewLater() }
        layout.prepare(collectionView)
        carousels.host(in: collectionView)
    }

    /// Prepares the collection view after the pass, or when the run loop turns.
    func prepareCollectionViewLater() {
        preparesCollectionViewLater = true
        measurer.finder.templates.host.reportNextLayout()
    }

    /// Prepares the collection view if that was put off.
    func prepareCollectionViewIfNeeded() {
        guard preparesCollectionViewLater, phase == .ready else { return }
        preparesCollectionViewLater = false
        prepareCollectionView()
    }

    /// Has UIKit forget what it was told before the pass was done: it ends apps in which a header changes without an invalidation.
    /// It may also take no notice of one within a pass, so that it comes again after the pass.
    private func tellAgain() {
        told.isOutdated = true
        invalidateLayout()
    }

    /// Has UIKit ask again for what is on screen if it did before a pass was done.
    ///
    /// To measure a view may lay out the collection view as well, where UIKit prepares the layout outside of a layout pass, as
    /// for `scrollToItem(at:at:animated:)`. And a layout that was invalidated while it was being prepared may be prepared again
    /// after UIKit has asked.
    func showAgainIfNeeded() {
        guard told.isOutdated, phase == .ready else { return }
        told.isOutdated = false
        invalidateLayout()
    }

    /// Begins to observe when the collection view comes to rest and when its traits change, and adds the view that hosts the
    /// templates, and the views at the ends of the content.
    func observe(_ collectionView: UICollectionView) {
        observeRunLoop()
        guests.come(to: collectionView)
        contentEnds.host(in: collectionView)
        hostTemplates(in: collectionView)
    }

    private func hostTemplates(in collectionView: UICollectionView) {
        let host = measurer.finder.templates.host
        guard host.superview !== collectionView else { return }
        collectionView.addSubview(host)
        guests.add(host)
        host.traitsDidChange = whileLayoutLives { $0.invalidateLayout() }
        host.didLayOut = whileLayoutLives { session in
            session.holdingLayout { session.selfSizing.askShownViews() }
            session.passDidEnd()
        }
    }

    /// Shows the editing mode of the collection view in all its list cells. UIKit does not promise to notify cells that it
    /// has prepared and not yet shown.
    private func updateEditing(of collectionView: UICollectionView) {
        for case let cell as SizingListCell in collectionView.subviews { cell.followEditing(collectionView.isEditing) }
    }

    func makeModel(
        in environment: LayoutEnvironment,
        after previous: LayoutEnvironment?,
        of collectionView: UICollectionView
    ) {
        sections.forgetStyles()
        asking { layout.readStatements(of: collectionView) }
        reportUnaskedDelegate(of: collectionView)
        let model =
            sections.statedModel(of: collectionView, in: environment)
            ?? unmeasuredModel(in: environment, after: previous, of: collectionView)
        selfSizing.shownViews = ShownViews()
        if previous?.grid == environment.grid, elastic?.isReversed == environment.isReversed {
            elastic?.replaceModel(by: model)
        } else {
            elastic = ElasticLayout(
                model: model,
                isReversed: environment.isReversed,
                keepsLastElements: keepsLastElements,
                // The offset is legal within the content of the layout that this one replaces.
                shownEnd: previous == nil
                    ? environment.grid.position(of: environment.axis.main(collectionView.contentSize)) : 0
            )
        }
    }
    /// Makes a model of which nothing is measured.
    private func unmeasuredModel(
        in environment: LayoutEnvironment,
        after previous: LayoutEnvironment?,
        of collectionView: UICollectionView
    ) -> LayoutModel {
        let counts = collectionView.presenting {
            (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        }
        let estimates = sections.estimates(in: environment, after: previous)
        var model = LayoutModel(
            itemCounts: counts,
            shape: sections.provisionalShape(estimates),
            isResolved: layout.sectionsAreAlike,
            sectionSpacing: layout.sectionSpacing(on: environment.grid),
            estimates: estimates
        )
        contentEnds.makeRoom(in: &model)
        return model
    }
}
