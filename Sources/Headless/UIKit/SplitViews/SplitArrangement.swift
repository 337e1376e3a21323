import Foundation

/// Which columns of a split view are shown beside one another, and where they lie.
struct SplitArrangement {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    var style = UISplitViewController.Style.unspecified
    var preferredMode = DisplayMode.automatic
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    var size = CGSize.zero
    var primary = SplitColumnWidth(standard: 320)
    var supplementary = SplitColumnWidth(standard: 375)
    /// The columns that have something to show.
    var columns: Set<Column> = []
    /// Whether the primary column is the last from the left.
    var isMirrored = false

    private var isLandscape: Bool { size.width > size.height }

    /// Which of them is chosen where the app does not say is known for two columns of a full screen only: beside one another
    /// where it is wider than high, else one over the other.
    var behavior: UISplitViewController.SplitBehavior {
        guard preferredBehavior == .automatic else {
            return preferredBehavior == .displace && style != .tripleColumn ? .tile : preferredBehavior
        }
        if let behavior = preferredMode.behavior { return behavior }
        guard isLandscape else { return .overlay }
        return style == .tripleColumn ? .displace : .tile
    }

    /// The mode that the preferred one becomes in the space that there is.
    var displayMode: DisplayMode { mode(sidebars: preferredMode.sidebars ?? (isLandscape ? 1 : 0)) }

    /// The mode with a number of columns besides the secondary one.
    func mode(sidebars: Int) -> DisplayMode {
        switch (min(sidebars, style == .tripleColumn ? 2 : 1), behavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// How many columns besides the secondary one are shown when a column is, and that one as the last.
    func sidebars(with column: Column) -> Int {
        switch column {
        case .primary: style == .tripleColumn ? 2 : 1
        case .supplementary: 1
        case .secondary, .compact: 0
        }
    }

    private func sidebars(in mode: DisplayMode) -> [Column] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return all.suffix(mode.sidebars ?? 0).filter(columns.contains)
    }

    func isVisible(_ column: Column, in mode: DisplayMode) -> Bool {
        column == .secondary ? columns.contains(column) : sidebars(in: mode).contains(column)
    }

    func width(of column: Column) -> CGFloat {
        let width = column == .supplementary ? supplementary : primary
        return min(width.resolved(in: size.width), size.width)
    }

    /// The frame of a column, nil where it is hidden.
    func frame(of column: Column, in mode: DisplayMode) -> CGRect? {
        guard isVisible(column, in: mode) else { return nil }
        let sidebars = sidebars(in: mode)
        let before = sidebars.prefix { $0 != column }.reduce(0) { $0 + width(of: $1) }
        guard column == .secondary else { return frame(x: before, width: width(of: column)) }
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: return frame(x: 0, width: size.width)
        case .twoDisplaceSecondary:
            let beside = sidebars.last.map { width(of: $0) } ?? 0
            return frame(x: before, width: size.width - beside)
        default: return frame(x: before, width: max(0, size.width - before))
        }
    }

    private func frame(x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
}

/// How wide a column of a split view is to be.
struct SplitColumnWidth {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
    /// In points: customary, Apple does not publish it. It is the maximum as well, unless the app sets one.
    let standard: CGFloat

    func resolved(in width: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let wanted = preferred != automatic ? preferred : fraction != automatic ? fraction * width : standard
        let limited = min(wanted, maximum == automatic ? standard : maximum)
        return max(limited, minimum == automatic ? 0 : minimum).rounded()
    }
}
