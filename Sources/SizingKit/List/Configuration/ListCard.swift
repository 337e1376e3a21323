import UIKit

/// The background behind the rows of a section: one for all of them.
struct ListCard: Equatable, Sendable {
    /// The colour of the card.
    var color: UIColor
    /// In points; 0 in the grouped appearance, whose backgrounds reach from edge to edge.
    var cornerRadius: CGFloat

    /// Creates a card.
    init(color: UIColor, cornerRadius: CGFloat) {
        self.color = color
        self.cornerRadius = cornerRadius
    }

    /// The background of a configuration's sections; `nil` in the plain appearance.
    init?(_ configuration: SizingListConfiguration) {
        guard configuration.appearance != .plain else { return nil }
        color = configuration.cardColor ?? ListColors.card
        cornerRadius =
            configuration.appearance == .insetGrouped
            ? SizingListMetrics.length(configuration.metrics.cardCornerRadius) : 0
    }

    /// The corners of the card that a row shares, so that what the row draws behind its content is cut to the card's
    /// shape.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: Of the rows in the section.
    static func corners(ofItem item: Int, of count: Int) -> CACornerMask {
        var corners: CACornerMask = []
        if item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if item == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Where the card of a section lies, in the coordinates that the rows' frames are given in; `nil` without rows.
    ///
    /// - Parameters:
    ///   - first: The frame of the first row.
    ///   - last: The frame of the last row.
    static func frame(from first: CGRect, to last: CGRect) -> CGRect? {
        let height = last.maxY - first.minY
        guard height > 0, first.width > 0 else { return nil }
        return CGRect(x: first.minX, y: first.minY, width: first.width, height: height)
    }
}
