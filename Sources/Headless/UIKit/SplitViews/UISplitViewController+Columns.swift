import Foundation

/// Where the columns of a split view are put.
extension UISplitViewController {
    static let order: [Column] = [.primary, .supplementary, .secondary]

    var arrangement: SplitArrangement {
        var arrangement = SplitArrangement(primary: widths.primary, supplementary: widths.supplementary)
        arrangement.style = style
        arrangement.preferredMode = preferredDisplayMode
        arrangement.preferredBehavior = preferredSplitBehavior
        arrangement.size = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).size
        arrangement.columns = Set(Self.order.filter { columns[$0] != nil })
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        arrangement.isMirrored = isRightToLeft != (primaryEdge == .trailing)
        return arrangement
    }

    func preferenceDidChange() {
        chosenMode = nil
        place()
    }

    /// Shows a number of columns besides the secondary one, as the app or the user wants it.
    func choose(sidebars: Int) {
        chosenMode = arrangement.mode(sidebars: sidebars)
        place(isChosen: true)
    }

    /// Gives the columns that are shown their frames and traits, and takes the others off the screen.
    ///
    /// - Parameter isChosen: Whether columns come and go because someone wants it: of that the delegate is not told.
    func place(isChosen: Bool = false) {
        guard isViewLoaded else { return }
        if isCollapsed { return placeCollapsed() }
        let arrangement = arrangement
        if placedSize != arrangement.size {
            if placedSize != nil { chosenMode = nil }
            placedSize = arrangement.size
        }
        show(chosenMode ?? arrangement.displayMode, arrangement, isChosen: isChosen)
        for column in Self.order.reversed() {
            guard let container = columns[column]?.container else { continue }
            // A sidebar is narrow, however wide the window is.
            container.containerTraits.values.horizontalSizeClass = column == .secondary ? nil : .compact
            guard let frame = arrangement.frame(of: column, in: displayMode) else {
                container.viewIfLoaded?.removeFromSuperview()
                continue
            }
            put(container, at: frame, isFlexible: column == .secondary)
            if column == .secondary, view.subviews.first !== container.view { view.sendSubviewToBack(container.view) }
        }
        columns[.compact]?.container.viewIfLoaded?.removeFromSuperview()
    }

    private func show(_ mode: DisplayMode, _ arrangement: SplitArrangement, isChosen: Bool) {
        guard mode != shownMode else { return }
        if let shownMode {
            delegate?.splitViewController(self, willChangeTo: mode)
            for column in Self.order where !isChosen {
                let (was, willBe) = (
                    arrangement.isVisible(column, in: shownMode), arrangement.isVisible(column, in: mode)
                )
                if was, !willBe { delegate?.splitViewController(self, willHide: column) }
                if !was, willBe { delegate?.splitViewController(self, willShow: column) }
            }
        }
        shownMode = mode
    }

    func put(_ container: UIViewController, at frame: CGRect, isFlexible: Bool) {
        guard let content = container.view else { return }
        content.autoresizingMask = isFlexible ? [.flexibleWidth, .flexibleHeight] : .flexibleHeight
        if content.frame != frame { content.frame = frame }
        if content.superview !== view { view.addSubview(content) }
    }

    // MARK: What the columns show

    func change(_ column: Column, to controller: UIViewController?) {
        let old = columns[column]
        guard old?.controller !== controller else { return }
        let isStacked = isCollapsed && topColumn != .compact
        if isStacked { unstack() }
        if column == .secondary, let old, old.isWrapped, let controller, !(controller is UINavigationController) {
            // The navigation controller stays, and what was shown is a step back in it.
            old.controller = controller
            old.navigation?.pushViewController(controller, animated: false)
        } else {
            if let old { remove(old.container) }
            columns[column] = controller.map { controller in
                let isWrapped =
                    style != .unspecified && column != .compact && !(controller is UINavigationController)
                let new = SplitColumn(controller, isWrapped: isWrapped)
                adopt(new.container)
                return new
            }
        }
        if isStacked { stack() }
        place()
    }

    func adopt(_ container: UIViewController) {
        guard container.parent !== self else { return }
        addChild(container)
        container.didMove(toParent: self)
    }

    private func remove(_ container: UIViewController) {
        container.willMove(toParent: nil)
        container.viewIfLoaded?.removeFromSuperview()
        container.containerTraits.values.horizontalSizeClass = nil
        container.removeFromParent()
    }
}
