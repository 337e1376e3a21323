import Foundation

/// A split view that shows one column at a time.
extension UISplitViewController {
    /// What is on screen: the compact column, or the first one with those that came after it on its stack.
    var shownWhenCollapsed: SplitColumn? {
        topColumn == .compact ? columns[.compact] : base
    }

    private var base: SplitColumn? { Self.order.lazy.compactMap { self.columns[$0] }.first }

    /// The columns that lie on the first one's stack, when the top one is shown.
    private func columnsOnBase(upTo top: Column) -> [SplitColumn] {
        Self.order.filter { $0.rawValue <= top.rawValue }.compactMap { columns[$0] }.filter { $0 !== base }
    }

    func traitsMayHaveChanged() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        if isCompact { collapse() } else { expand() }
        place()
        if isCompact {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    private func collapse() {
        isCollapsed = true
        guard style != .unspecified else { return collapseTwo() }
        let last = Self.order.last { columns[$0] != nil }
        let proposed = columns[.compact] != nil ? .compact : last ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        topColumn = top ?? proposed
        if columns[topColumn] == nil { topColumn = proposed }
        if topColumn != .compact { stack() }
    }

    private func expand() {
        if style == .unspecified { expandTwo() } else if topColumn != .compact { unstack() }
        isCollapsed = false
        guard style != .unspecified else { return }
        let proposed = arrangement.displayMode
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let mode, mode != proposed, let sidebars = mode.sidebars {
            chosenMode = arrangement.mode(sidebars: sidebars)
        }
    }

    func placeCollapsed() {
        let shown = shownWhenCollapsed?.container
        for column in Self.order + [.compact] {
            guard let container = columns[column]?.container else { continue }
            container.containerTraits.values.horizontalSizeClass = nil
            if container !== shown, container.viewIfLoaded?.superview === view { container.view.removeFromSuperview() }
        }
        placedSize = nil
        if let shown { put(shown, at: view.bounds, isFlexible: true) }
    }

    // MARK: One stack

    /// Puts the columns up to the top one on the first one's stack. Apple's pushes the navigation controllers themselves.
    func stack() {
        guard style != .unspecified, let navigation = base?.navigation else { return }
        let others = columnsOnBase(upTo: topColumn)
        guard !others.isEmpty else { return }
        for column in others { column.empty() }
        navigation.setViewControllers(navigation.viewControllers + others.flatMap(\.stack), animated: false)
    }

    /// Gives each column its part of the stack. A column from which the user went back keeps what it showed first.
    func unstack() {
        guard style != .unspecified, let navigation = base?.navigation else { return }
        var rest = navigation.viewControllers
        let others = columnsOnBase(upTo: topColumn)
        for column in others.reversed() {
            guard let root = column.stack.first else { continue }
            if let index = rest.firstIndex(where: { $0 === root }) {
                column.stack = Array(rest[index...])
                rest.removeSubrange(index...)
            } else {
                column.stack = [root]
            }
        }
        if rest.count < navigation.viewControllers.count { navigation.setViewControllers(rest, animated: false) }
        for column in others { column.fill() }
    }

    /// Shows a column of a collapsed split view: on the stack, or by going back to it.
    func goTo(_ column: Column) {
        guard topColumn != .compact, column != .compact, columns[column] != nil, style != .unspecified else { return }
        unstack()
        topColumn = column
        stack()
    }

    func goBack(from column: Column) {
        let before = Self.order.last { $0.rawValue < column.rawValue && columns[$0] != nil }
        if let before, topColumn != .compact, topColumn.rawValue >= column.rawValue { goTo(before) }
    }

    // MARK: Two controllers without a style

    private func collapseTwo() {
        topColumn = .primary
        if let controller = delegate?.primaryViewController(forCollapsing: self) { change(.primary, to: controller) }
        guard let primary = columns[.primary]?.container, let secondary = columns[.secondary]?.container else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
    }

    private func expandTwo() {
        if let controller = delegate?.primaryViewController(forExpanding: self) { change(.primary, to: controller) }
        guard let primary = columns[.primary]?.container else { return }
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        guard let separated else { return }
        if separated === columns[.secondary]?.container {
            adopt(separated)
        } else {
            change(.secondary, to: separated)
        }
    }

    /// Pushes what the secondary controller shows.
    func push(_ secondary: UIViewController, onto navigation: UINavigationController) {
        guard let column = columns[.secondary], column.container === secondary else {
            return navigation.pushViewController(secondary, animated: false)
        }
        column.empty()
        navigation.setViewControllers(navigation.viewControllers + column.stack, animated: false)
    }

    /// Takes it from the stack; nil where the user has gone back from it.
    func popSecondary(from navigation: UINavigationController) -> UIViewController? {
        let all = navigation.viewControllers
        guard let column = columns[.secondary], let root = column.stack.first,
            let index = all.firstIndex(where: { $0 === root })
        else { return navigation.viewControllers.count > 1 ? navigation.popViewController(animated: false) : nil }
        column.stack = Array(all[index...])
        navigation.setViewControllers(Array(all[..<index]), animated: false)
        column.fill()
        return column.container
    }
}
