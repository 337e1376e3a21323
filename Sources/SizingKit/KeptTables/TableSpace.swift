import SizingEngine
import UIKit

/// The space that a table view offers to its rows, headers and footers.
@MainActor
struct TableSpace {
    /// The width of the view, less what its content does not get; the separator's height is an inset.
    private(set) var proposal: SizeProposal
    private(set) var environment: SizingEnvironment
    let grid: PixelGrid

    /// Creates the space of headers and footers.
    init(in tableView: UITableView, metrics: SizingListMetrics) {
        environment = SizingEnvironment(of: tableView)
        grid = PixelGrid(scale: environment.displayScale)
        let safeArea = tableView.safeAreaInsets
        var width = tableView.bounds.width
        var inset: CGFloat = 0
        if tableView.hasCards {
            let margin = metrics.margin(for: tableView.traitCollection.horizontalSizeClass)
            width -= safeArea.left + safeArea.right + 2 * margin
        } else if tableView.insetsContentViewsToSafeArea {
            inset = safeArea.left + safeArea.right
        }
        proposal = SizeProposal(width: grid.extent(of: max(0, width), rounded: .down))
        proposal.insetWidth = grid.extent(of: inset, rounded: .nearest)
    }

    /// Makes it the space of rows.
    mutating func addRow(in tableView: UITableView, isEditing: Bool, metrics: SizingListMetrics) {
        let scale = environment.displayScale
        var inset = metrics.allowance(forWidth: tableView.bounds.width, displayScale: scale)
        if tableView.showsSectionIndex { inset += SizingListMetrics.length(metrics.sectionIndexWidth) }
        proposal.insetWidth += grid.extent(of: inset, rounded: .nearest)
        if tableView.hasSeparators {
            proposal.insetHeight += grid.extent(of: metrics.separatorHeight(displayScale: scale))
        }
        environment.isEditing = isEditing
    }
}

extension UITableView {
    /// Whether the rows stand on cards between margins.
    fileprivate var hasCards: Bool {
        #if os(tvOS)
            false
        #else
            style == .insetGrouped
        #endif
    }

    fileprivate var hasSeparators: Bool {
        #if os(tvOS)
            false
        #else
            separatorStyle != .none
        #endif
    }

    fileprivate var showsSectionIndex: Bool {
        guard let dataSource else { return false }
        // Optional methods of the protocol.
        let titles: Optional = dataSource.sectionIndexTitles(for:)
        guard let titles = titles?(self), !titles.isEmpty else { return false }
        let sections: Optional = dataSource.numberOfSections(in:)
        let least = sectionIndexMinimumDisplayRowCount
        var count = 0
        for section in 0..<(sections?(self) ?? 1) where count < least {
            count += dataSource.tableView(self, numberOfRowsInSection: section)
        }
        return count >= least
    }
}
