import Foundation

extension UICollectionView {
    /// After so many passes in a row UIKit gives up.
    private static let passLimit = 100

    /// Brings layout and views up to date, as often as what happens meanwhile asks for it.
    func runLayoutPass() {
        // A view that has only one length yet may get the other one from its content size.
        guard !isInLayoutPass, bounds.width > 0 || bounds.height > 0 else { return }
        isInLayoutPass = true
        defer {
            isInLayoutPass = false
            finishPassOffsets()
        }
        var passes = 0
        pending.selfInvalidations = 0
        repeat {
            guard passes < Self.passLimit else {
                raiseLoopException()
                break
            }
            passes += 1
            validateLayout()
            needsViewUpdate = false
            updateViews()
        } while pending.needsPrepare || needsViewUpdate
        checkUnreturnedViews()
    }

    private func raiseLoopException() {
        pending.needsPrepare = false
        raise(
            .internalInconsistency,
            "UICollectionView (\(exceptionName)) is stuck in its update/layout loop. This can happen for many reasons, "
                + "including self-sizing views whose preferred attributes are not returning a consistent size. "
                + "To debug this issue, check the Console app for logs in the \"UICollectionViewRecursion\" category."
        )
    }

    /// Prepares the layout if it was invalidated, and takes over its content size.
    func validateLayout() {
        if pending.rebuildsViews {
            pending.rebuildsViews = false
            recycleAllViews()
        }
        guard pending.needsPrepare else { return }
        askBeforePreparing()
        let adjustment = pending.offsetAdjustment
        pending.needsPrepare = false
        pending.offsetAdjustment = .zero
        prepareLayout()
        // It may be prepared for a question in the middle of a pass, whose views follow then.
        needsViewUpdate = true
        leaveSelfInvalidation()
        isLayoutPrepared = true
        let oldSize = contentSize
        readContentSize()
        if adjustment != .zero {
            setLayoutOffset(CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
        if let interactiveTransition {
            setLayoutOffset(interactiveTransition.layout.presentOffset)
        } else if contentSize.width < oldSize.width || contentSize.height < oldSize.height {
            leaveEmptySpace()
        }
    }

    /// A layout may set its own properties while it prepares, and is then prepared once more. Published layouts that call
    /// `invalidateLayout()` each time that they prepare run on iOS: there a layout counts as prepared when `prepare()`
    /// returns.
    private func leaveSelfInvalidation() {
        pending.selfInvalidations = pending.needsPrepare ? pending.selfInvalidations + 1 : 0
        let isLost = hostility.contains(.invalidationsLostInPreparation) && !pending.rebuildsViews
        if isLost || pending.selfInvalidations > 1 { pending.needsPrepare = false }
    }

    /// Takes over the content size. A `contentSizeAdjustment` announces the difference; the layout's own word counts.
    func readContentSize() {
        let size = layoutContentSize()
        guard size != contentSize else { return }
        contentSize = size
        known.forget()
    }

    /// Content that has become shorter does not stay beyond its end, unless the user moves it.
    private func leaveEmptySpace() {
        guard !isTracking, !isMovedByHand else { return }
        setLayoutOffset(legal(contentOffset))
    }

    // MARK: Queries

    /// The layout's elements for what is visible, asked only where they are not known; nil keeps the views as they are.
    private func visibleElements() -> [UICollectionViewLayoutAttributes]? {
        let listed = pending.listed
        pending.listed = []
        for key in listed {
            let attributes = requiredElement(key)
            known.replace(key, by: attributes)
            noteTold(attributes)
        }
        let visible = layoutRect(bounds)
        for rect in rectsToAsk(showing: visible) {
            guard let attributes = validElements(in: rect) else { return nil }
            known.add(KnownElements.Answer(rect: rect, attributes: attributes))
        }
        return known.elements(around: visible)
    }

    // MARK: Views

    /// Removes, moves and makes views until they are what the layout says.
    func updateViews() {
        guard let elements = visibleElements() else { return }
        show(elements)
    }

    /// - Complexity: O(elements shown), and no closures on the way: each costs a check of the actor it runs on.
    func show(_ elements: [UICollectionViewLayoutAttributes]) {
        passNumber += 1
        let mirrors = mirrorsLayout
        let visible = hostility.contains(.cellsForWholePages) ? CGRect.infinite : bounds
        let comparesAcrossClasses = hostility.contains(.attributesComparedAcrossClasses)
        let keepsOrder = hostility.contains(.viewsMadeInOrder)
        var missing: [UICollectionViewLayoutAttributes] = []
        var missingViews: [UICollectionViewLayoutAttributes] = []
        var changed: [(LiveView, UICollectionViewLayoutAttributes)] = []
        var found = 0
        for element in elements {
            let key = element.key
            guard isValid(key), isFinite(element) else { continue }
            // The finger is where it is, whatever the layout's coordinates.
            let isCarried = key == movement?.current
            let shown = isCarried ? carried(element) : mirrors ? displayed(element) : element
            guard !shown.isHidden, shown.frame.overlaps(visible) else { continue }
            guard let live = liveViews[key] else {
                if keepsOrder || key.kind == ElementKey.cellKind {
                    missing.append(shown)
                } else {
                    missingViews.append(shown)
                }
                continue
            }
            if live.pass != passNumber { found += 1 }
            live.pass = passNumber
            if !live.attributes.matches(shown, acrossClasses: comparesAcrossClasses) { changed.append((live, shown)) }
        }
        if found < liveViews.count { removeViews(notFoundIn: passNumber) }
        for (live, attributes) in changed { update(live, to: attributes) }
        for live in needingMeasurement() { measure(live) }
        makeViews(for: missingViews.isEmpty ? missing : missing + missingViews)
        tellDisplayedViews()
        deliverMergedContexts()
    }

    private func isValid(_ key: ElementKey) -> Bool {
        if counts == nil { counts = readCounts() }
        if let counts, counts.contains(key) { return true }
        logFault(
            "Layout attributes for \(key.traceName) were received from the layout "
                + "\(type(of: collectionViewLayout)) but are not valid for the data source counts. "
                + "Attributes will be ignored."
        )
        return false
    }

    /// A frame that is not a number ends an app when its view is placed.
    private func isFinite(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let fault = attributes.geometryFault else { return true }
        raise(.invalidGeometry, "\(fault). Layer: the layer of \(attributes.key.traceName)")
        return false
    }

    private func removeViews(notFoundIn pass: Int) {
        var gone: [LiveView] = []
        for live in liveViews.values where live.pass != pass { gone.append(live) }
        if gone.count > 1 { gone.sort { $0.key < $1.key } }
        for live in gone { takeOffScreen(live) }
    }

    func update(_ live: LiveView, to attributes: UICollectionViewLayoutAttributes) {
        let sizeChanged = live.attributes.size != attributes.size
        live.attributes = attributes.duplicate()
        apply(live)
        order(live.view, zIndex: attributes.zIndex)
        if sizeChanged, live.measuredSize != attributes.size { measure(live) }
    }

    /// Makes the views that are missing, the cells among them first; stops where the layout must be asked again before the next one.
    private func makeViews(for elements: [UICollectionViewLayoutAttributes]) {
        let isWithinAnother = isMakingViews
        isMakingViews = true
        defer { isMakingViews = isWithinAnother }
        for attributes in elements {
            if hostility.contains(.selfSizingPerCell), pending.needsPrepare {
                needsViewUpdate = true
                return
            }
            // Two attributes for one element: the first counts.
            guard liveViews[attributes.key] == nil else { continue }
            makeView(for: attributes)
        }
    }

    private func makeView(for attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        let kept = attributes.duplicate()
        if let live = keptView(for: key) { return show(live, again: kept) }
        guard let view = requestView(for: key, kept) else { return }
        let live = LiveView(view: view, key: key, attributes: kept)
        live.pass = passNumber
        liveViews[key] = live
        view.reuse.key = key
        view.reuse.owner = self
        apply(live)
        // A view is asked before it has a window.
        let isAskedFirst = !hostility.contains(.askedInWindow)
        let isAsked = !(hostility.contains(.measuredOncePerUse) && view.reuse.isMeasured)
        if isAsked, isAskedFirst { measure(live) }
        order(view, zIndex: kept.zIndex)
        if isAsked, !isAskedFirst { measure(live) }
        display(live)
    }

    /// Shows a view that was off screen. It is not asked for its size again.
    private func show(_ live: LiveView, again attributes: UICollectionViewLayoutAttributes) {
        live.pass = passNumber
        live.attributes = attributes
        live.view.reuse.key = live.key
        liveViews[live.key] = live
        if let cell = live.cell { cell.isSelected = selection.contains(live.key) }
        apply(live)
        order(live.view, zIndex: attributes.zIndex)
        if let size = live.measuredSize, size != attributes.size { measure(live) }
        display(live)
    }

    func apply(_ live: LiveView) {
        live.view.show(live.attributes)
        Trace.note("\(live.key.traceName).apply")
        live.view.apply(live.attributes.duplicate())
    }

    /// Puts the view among the others so that a greater z index lies in front; equal ones keep their order.
    func order(_ view: UICollectionReusableView, zIndex: Int) {
        if view.superview === self {
            guard view.reuse.zIndex != zIndex else { return }
            view.removeFromSuperview()
        }
        view.reuse.zIndex = zIndex
        let subviews = subviews
        var index = subviews.count
        while index > 0 {
            guard let other = subviews[index - 1] as? UICollectionReusableView else { break }
            guard other.reuse.zIndex > zIndex else { break }
            index -= 1
        }
        insertSubview(view, at: index)
    }

    // MARK: Display

    private func tellDisplayedViews() {
        guard hostility.contains(.cellsForWholePages) else { return }
        for live in liveViews.values.sorted(by: { $0.key < $1.key }) {
            if live.attributes.frame.overlaps(bounds) {
                display(live)
            } else {
                endDisplay(live)
            }
        }
    }

    func display(_ live: LiveView) {
        guard !live.isDisplayed, live.attributes.frame.overlaps(bounds) else { return }
        live.isDisplayed = true
        let path = live.key.indexPath
        switch live.key.category {
        case .cell:
            guard let cell = live.cell else { return }
            Trace.note("delegate.willDisplay(\(live.key.traceName))")
            if let path = dataPath(live.key) { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        case .supplementaryView:
            Trace.note("delegate.willDisplay(\(live.key.traceName))")
            delegate?.collectionView(
                self,
                willDisplaySupplementaryView: live.view,
                forElementKind: live.key.kindName,
                at: path
            )
        case .decorationView:
            break
        }
    }

    func endDisplay(_ live: LiveView) {
        guard live.isDisplayed else { return }
        live.isDisplayed = false
        let path = live.key.indexPath
        switch live.key.category {
        case .cell:
            guard let cell = live.cell else { return }
            Trace.note("delegate.didEndDisplaying(\(live.key.traceName))")
            if let path = dataPath(live.key) { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        case .supplementaryView:
            Trace.note("delegate.didEndDisplaying(\(live.key.traceName))")
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: live.view,
                forElementOfKind: live.key.kindName,
                at: path
            )
        case .decorationView:
            break
        }
    }
}
