import Foundation

/// Asks views for the attributes they prefer, and the layout what it makes of the answer.
extension UICollectionView {
    /// Asks a view, at once or one frame late.
    func measure(_ live: LiveView) {
        guard live.key.category != .decorationView else { return }
        live.measuredSize = live.attributes.size
        guard hostility.contains(.lateSelfSizing) else {
            askPreferredAttributes(of: live)
            return
        }
        lateMeasurements.append(live)
        guard lateMeasurements.count == 1 else { return }
        FrameClock.afterNextFrame { [weak self] in self?.deliverLateMeasurements() }
    }

    private func deliverLateMeasurements() {
        let late = lateMeasurements
        lateMeasurements = []
        for live in late where liveViews[live.key] === live {
            askPreferredAttributes(of: live)
            if hostility.contains(.selfSizingPerCell), pending.needsPrepare { runLayoutPass() }
        }
        deliverMergedContexts()
    }

    private func askPreferredAttributes(of live: LiveView) {
        live.view.reuse.isMeasured = true
        let original = layoutAttributes(live.attributes)
        live.view.updatePropertiesIfNeeded()
        let outer = beginAsking()
        let preferred = live.view.preferredLayoutAttributesFitting(original.duplicate())
        endAsking(outer)
        Trace.note(
            "\(live.key.traceName).preferredLayoutAttributesFitting(\(TraceText.text(original.size)))"
                + " -> \(TraceText.text(preferred.size))"
        )
        guard !preferred.matches(original, acrossClasses: false) else { return }
        guard let context = layoutContext(forPreferred: preferred, original: original) else { return }
        guard hostility.contains(.mergedContexts) else {
            invalidateLayout(with: context)
            return
        }
        if let first = mergedContext {
            first.contents.merge(context.contents)
        } else {
            mergedContext = context
        }
    }

    /// Hands the layout the contexts of all views of a pass as one.
    func deliverMergedContexts() {
        guard let context = mergedContext else { return }
        mergedContext = nil
        invalidateLayout(with: context)
    }

    // MARK: Views that change their mind

    func contentSizeWasInvalidated(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, let key = view.reuse.key, let live = liveViews[key],
            live.view === view, !isInLayoutPass
        else { return }
        remeasured.insert(key)
        needsViewUpdate = true
        setNeedsLayout()
    }

    /// The views that asked to be measured again, in order.
    func needingMeasurement() -> [LiveView] {
        guard !remeasured.isEmpty else { return [] }
        let keys = remeasured.sorted()
        remeasured = []
        return keys.compactMap { liveViews[$0] }
    }
}
