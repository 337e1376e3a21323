import SizingEngine
import UIKit

/// A pass: UIKit prepares the layout before it asks for elements.
extension LayoutSession {
    /// Brings everything up to date in a layout pass.
    func prepare() {
        holdingLayout { prepareElements() }
        elementsArePlaced()
        if !isUpdating { contentViews.place() }
        selfSizing.askShownViewsLater()
        precacher.measureMarginLater()
        measurer.tidyUpMeasurementsIfNeeded()
    }

    /// Brings carousels and swipes up to date with the placed elements, and records that UIKit may ask for the
    /// elements.
    func elementsArePlaced() {
        carousels.passDidEnd()
        swipes.passDidEnd()
        told.layoutWasPrepared()
    }

    /// Ends a pass, once UIKit has laid out the visible elements: settles the origin where the pass has not, or could
    /// not because UIKit did not take the offset.
    func passDidEnd() {
        settler.passIsOver()
        prepareCollectionViewIfNeeded()
        rowLines.lowerRowsWithNewLooks()
        contentViews.place()
        settler.settleAfterPass()
        if visibleViewport.flatMap(scrolling.appComputing.outdatedOpening) != nil { invalidateLayout() }
        // If another pass is to come, its cells may tell their sizes, too.
        guard told.isPrepared else { return }
        selfSizing.passWasShown()
        scrolling.passWasShown()
    }

    /// Updates the model and places the elements in the viewport and its margin.
    func prepareElements() {
        guard phase == .ready || phase == .settling else { return }
        let bounds = collectionView?.bounds ?? .zero
        guard !dataAhead.holdsBack(in: bounds, whileAppComputes: scrolling.isAppComputing) else { return }
        var start: StartOfPass?
        // If a closure of the app changes the data, the pass starts again: UIKit need not prepare a layout again that was
        // invalidated while it was being prepared.
        for _ in 0..<Self.maximumAttempts {
            try? prepareOnce(from: &start)
            guard !pending.parts.isEmpty || !pending.actions.isEmpty, phase == .ready, elastic != nil,
                collectionView != nil
            else {
                settler.settleInPass()
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

    /// Makes the content anew as far as it has changed, measures its ends, performs the postponed actions, shows the
    /// wanted position, and measures elements outwards from the kept position.
    private func prepareOnce(from start: inout StartOfPass?) throws(Interrupted) {
        guard !onlyPinnedElementsMove, let space = readSpace(), !isPlaced(in: space) else { return }
        if start?.viewport != space.viewport || pending.parts.contains(.beginning) { start = startOfPass(in: space) }
        guard var kept = start?.kept else { return }
        let changes = pending.takeParts()
        let isChanged = !changes.isEmpty || !pending.stale.isEmpty || space.hasChanged
        if isChanged { scrolling.keepTargets(isInOtherSpace: space.hasChanged) }
        let held = try renewContent(changes, in: space, from: &start, keeping: &kept)
        try describeSections()
        if !changes.isDisjoint(with: [.everything, .sizes, .shapes, .descriptions]) {
            contentViews.boundaries.forgetSizes()
            content.reach.coversAll = try asking { layout.measuresAll() }
        }
        try contentViews.measure(in: space.environment)
        // Corrections by shown views keep the position of this anchor, too.
        if let held { scrolling.scrollTargets.hold(held) }
        try performPostponed()
        try forgetOutdatedSizes()
        try showWanted(in: space, keeping: &kept)
        try place(in: space.viewport, keeping: kept)
    }

    // MARK: The beginning of a pass

    /// The space in which a pass places elements.
    private struct SpaceOfPass {
        let environment: LayoutEnvironment
        /// The environment that elements were last placed in.
        let previous: LayoutEnvironment?
        let viewport: Viewport
        let hasChanged: Bool

        init(_ environment: LayoutEnvironment, after previous: LayoutEnvironment?, showing viewport: Viewport) {
            self.environment = environment
            self.previous = previous
            self.viewport = viewport
            hasChanged = previous != environment
        }

        /// Whether the scroll axis has another direction; also in the first pass.
        var hasOtherDirection: Bool { previous?.isReversed != environment.isReversed }
    }

    /// The scroll position at the beginning of a pass: the anchor, and the keys of the items on screen.
    private struct StartOfPass {
        var viewport: Viewport
        var kept: KeptPosition
        var keys: [(key: AnyHashable, anchor: Anchor)]?
        /// The header that is pinned at the start of the screen.
        var held: HeldBoundary?
    }

    /// Reads the environment and the bounds; `nil` while the collection view has no width.
    private func readSpace() -> SpaceOfPass? {
        guard let collectionView else { return nil }
        // UIKit may update the traits of subviews after those of the collection view, when it lays them out.
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            measurer.finder.templates.host.updateTraitsIfNeeded()
        }
        guard let current = currentEnvironment(of: collectionView) else {
            if let place = placeToComeBackTo(in: collectionView) { pending.wantIfNothingElse(place) }
            content.clear()
            pending.startOver()
            return nil
        }
        observe(collectionView)
        if pending.parts.contains(.beginning) { content.clear() }
        if elastic == nil { scrolling.appComputing.begin() }
        let previous = environment
        content.setEnvironment(current)
        if previous?.isEditing != current.isEditing { updateEditing(of: collectionView) }
        sections.followLength(of: collectionView)
        let viewport = viewport(for: collectionView.bounds, in: current)
        if let opening = scrolling.appComputing.outdatedOpening(in: viewport) {
            pending.wantIfNothingElse(opening)
        }
        return SpaceOfPass(current, after: previous, showing: viewport)
    }

    /// The place that is shown when a collection view that has lost its width has one again; `nil` at the beginning of the content,
    /// which is shown then anyway.
    private func placeToComeBackTo(in collectionView: UICollectionView) -> WantedPosition? {
        guard let elastic, let environment else { return nil }
        let viewport = pending.viewportBeforeResize ?? viewportBefore(collectionView.bounds, in: environment)
        guard keeper.endOfContent(in: viewport) == nil, let element = elastic.anchor(wholeIn: viewport)?.element
        else { return nil }
        let place = place(of: elastic.span(of: element), in: viewport, elastic, environment)
        return WantedPosition(
            element: element,
            target: .edge(keepsLastElements ? .end : .start, distance: place.distance, length: place.length)
        )
    }

    /// Whether a pass has nothing to add: changes of bounds, corrections and updates are placed when UIKit announces them.
    private func isPlaced(in space: SpaceOfPass) -> Bool {
        isDone(in: space.viewport) && !space.hasChanged
    }

    private func isDone(in viewport: Viewport) -> Bool {
        isPlaced(in: viewport) && pending.isEmpty && contentViews.views.areMeasured && !layout.showsSizingOverlay
    }

    /// Whether a pass follows a step that moves pinned elements, and nothing else. It need not read the whole
    /// environment: other traits invalidate the layout, and the properties that may change without an invalidation are
    /// compared here.
    private var onlyPinnedElementsMove: Bool {
        guard content.reach.onlyPinnedElementsMove, let collectionView, let environment, let viewport = visibleViewport
        else {
            return false
        }
        return isDone(in: viewport) && environment.isEditing == collectionView.isEditing
            && !environment.hasOtherSpace(in: collectionView)
            && !hasOtherDirection(in: collectionView, environment)
    }

    private func startOfPass(in space: SpaceOfPass) -> StartOfPass {
        let viewport = space.viewport
        let isKept = space.previous?.grid == space.environment.grid
        let kept = isKept ? kept(for: .pass(after: space.previous), in: viewport) : keeper.beginning
        let held = isKept ? elastic?.heldBoundary(in: pending.viewportBeforeResize ?? viewport) : nil
        return StartOfPass(viewport: viewport, kept: kept, held: held)
    }

    // MARK: Changes

    /// Makes the model again, forgets its sizes, or has its sections described again.
    ///
    /// - Returns: The anchor that keeps its position meanwhile; `nil` if nothing was done, or if an end of the content
    ///   is kept.
    private func renewContent(
        _ changes: PendingWork.Parts,
        in space: SpaceOfPass,
        from start: inout StartOfPass?,
        keeping kept: inout KeptPosition
    ) throws(Interrupted) -> Anchor? {
        if changes.contains(.sizes) || space.hasChanged {
            selfSizing.noteChangeOfSpace(around: pending.viewportBeforeResize ?? space.viewport)
        } else if changes.contains(.everything) {
            selfSizing.forgetChangeOfSpace()
        }
        if elastic == nil || changes.contains(.everything) || space.previous?.grid != space.environment.grid
            || space.hasOtherDirection
        {
            oweMargin()
            try reload(in: space, from: &start, keeping: &kept)
            let held = kept.anchor
            if space.previous != nil, space.hasOtherDirection {
                keeper.forgetTurn()
                kept = try keeper.mirrored(kept, in: space.viewport)
            }
            return held
        }
        if changes.contains(.sizes) || space.hasChanged {
            oweMargin()
            try forgetAllSizes(changes, in: space)
        } else if changes.contains(.descriptions) {
            try reshape()
        } else {
            return nil
        }
        return kept.anchor
    }

    /// The most sections that are described before they come near.
    private static let mostDescribedSections = 1_000

    /// Has all sections of a layout of descriptions described, as UIKit has: their stated lengths apply from the first
    /// frame on.
    private func describeSections() throws(Interrupted) {
        guard source.describesSizes, let count = elastic?.model.sectionCount, count <= Self.mostDescribedSections else {
            return
        }
        while let section = elastic?.model.firstUnresolved(from: 0, startingBefore: .max) {
            try resolve(section)
        }
    }

    /// Lets the visible elements be drawn before the margin is measured. While content moves, the margin is needed at
    /// once.
    private func oweMargin() {
        content.reach.owesMargin = collectionView?.isInMotion == false
    }

    /// Makes the model again, with the counts and the descriptions that there are now.
    private func reload(
        in space: SpaceOfPass,
        from start: inout StartOfPass?,
        keeping kept: inout KeptPosition
    ) throws(Interrupted) {
        guard let collectionView else { return }
        let viewport = space.viewport
        let first = kept.anchor.flatMap { anchor in
            keeper.isTurning || elastic?.covers(viewport, anchor.element) == true ? anchor : nil
        }
        let keys = start?.keys ?? keeper.keysOnScreen(in: pending.viewportBeforeResize ?? viewport, first: first)
        start?.keys = keys
        let scrolled = carousels.scrolled(isResized: space.hasChanged)
        let targets = scrolling.keysOfTargets
        scrolling.noteReload(of: keys, in: viewport)
        makeModel(in: space.environment, after: space.previous, of: collectionView)
        swipes.forget()
        answers.forgetKeys()
        inspector.forgetItems()
        pending.forgetStale()
        do throws(Interrupted) {
            try checkInterruption()
            kept = try keeper.keptAfterReload(kept, keys, held: start?.held)
            keeper.noteReload(keeping: kept, in: viewport)
            try scrolling.moveTargets(withKeys: targets)
            try carousels.restore(scrolled)
        } catch {
            // At their index paths there may be other items.
            scrolling.scrollTargets.removeAll()
            throw error
        }
    }

    /// Has all sizes found anew, unless the space has changed back: the sizes found in it are still known.
    private func forgetAllSizes(_ changes: PendingWork.Parts, in space: SpaceOfPass) throws(Interrupted) {
        // The sizes that are stated for that space may be others now.
        let isBack = !changes.contains(.sizes) && !source.statesSizes && keeper.turnBack(to: space.environment)
        if changes.contains(.shapes) { measurer.removeSizesOfKnownItems() }
        if !isBack {
            if let model = elastic?.model { answers.shownViews.noteLastSizes(in: model) }
            try sections.forgetSizes()
        }
        if space.hasChanged || changes.contains(.shapes) || changes.contains(.descriptions) {
            try reshape()
            swipes.forget()
        }
        if !isBack { answers.shownViews.beginAgain() }
    }

    /// Gives all sections the shapes that follow from another environment.
    func reshape() throws(Interrupted) {
        guard !source.statesSizes else { return }
        forgetStyles()
        if source.sectionsAreAlike {
            let shape = try sections.shape(of: 0)
            content.setShapeOfAllSections(shape)
            rowLines.noteRowLooks()
        } else {
            content.forgetShapes()
        }
    }

    /// Forgets how all sections are described: the app is asked again.
    func forgetStyles() {
        sections.forgetStyles()
        rowLines.forgetLines()
    }

    /// Has invalidated sizes found anew: those of the listed elements, and all sizes if a postponed action has
    /// invalidated them.
    private func forgetOutdatedSizes() throws(Interrupted) {
        if pending.take(.sizes) { try sections.forgetSizes() }
        if let model = elastic?.model { answers.shownViews.noteLastSizes(in: model, where: pending.stale.contains) }
        try sections.forgetSizes(of: pending.stale)
        pending.forgetStale()
        pending.resizeIsPlaced()
    }

    // MARK: The wanted position

    /// Places elements around the wanted position, if there is one.
    ///
    /// - Parameter kept: The kept position: at first the one until then, afterwards the one from then on.
    private func showWanted(in space: SpaceOfPass, keeping kept: inout KeptPosition) throws(Interrupted) {
        let viewport = space.viewport
        guard let wanted = pending.position, !wanted.isAnimated else { return }
        pending.forgetPosition()
        scrolling.appComputing.noteOpening(wanted, in: viewport, isInWindow: collectionView?.window != nil)
        keeper.forgetTurn()
        do throws(Interrupted) {
            guard let elastic, let wanted = try scrolling.existing(wanted, in: elastic.model) else { return }
            if case .scrollPosition(let position) = wanted.target, position.isEmpty {
                try place(in: viewport, keeping: kept)
            }
            kept = try scrolling.place(wanted, in: viewport, space.environment) ?? kept
        } catch {
            pending.wantIfNothingElse(wanted)
            throw error
        }
    }
}
