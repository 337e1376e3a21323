import UIKit

extension SizingListCell {
    /// Gives the content view the margins at which the standard styles have their texts, unless the app has set others, so that
    /// content at its `layoutMarginsGuide` is aligned to them, as in a table.
    ///
    /// - Parameter margin: The margin at the sides, in points.
    func followMargin(_ margin: CGFloat) {
        let vertical = SizingListMetrics.length(metrics.textVerticalMargin)
        let margins = NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
        let isOwn = ownMargins.map { contentView.directionalLayoutMargins == $0 } ?? true
        guard isOwn, ownMargins != margins else { return }
        ownMargins = margins
        contentView.directionalLayoutMargins = margins
    }

    /// Follows the metrics and the size class. A row of a table follows those of its table, which it may not be in yet.
    func followMargin() {
        if !followsMarginOfTable { followMargin(metrics.margin(for: traitCollection.horizontalSizeClass)) }
    }
}
