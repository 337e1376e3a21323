import SizingEngine
import UIKit

/// The common background behind the rows of a section.
struct ListCard: Equatable, Sendable {
    /// The colour of the card.
    var color: UIColor
    /// The corner radius, in points; 0 in the grouped appearance, whose backgrounds reach from edge to edge.
    var cornerRadius: CGFloat

    /// Creates a card.
    init(color: UIColor, cornerRadius: CGFloat) {
        self.color = color
        self.cornerRadius = cornerRadius
    }

    /// Creates the background of a configuration's sections; `nil` in the appearances without any.
    init?(_ configuration: SizingListConfiguration) {
        guard configuration.appearance.hasCards else { return nil }
        color = configuration.cardColor ?? ListColors.card
        cornerRadius =
            configuration.appearance.insetsCards
            ? SizingListMetrics.length(configuration.metrics.cardCornerRadius) : 0
    }

    /// Returns the corners of the card that a row shares, so that what the row draws behind its content is clipped to the
    /// card's shape.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    ///   - axis: The scroll axis.
    ///   - isReversed: Whether the first row lies at the right, in a list that scrolls sideways.
    static func corners(
        ofItem item: Int,
        of count: Int,
        along axis: Axis = .vertical,
        isReversed: Bool = false
    ) -> CACornerMask {
        var corners: CACornerMask = []
        if item == 0 { corners.formUnion((isReversed ? ListCardEnd.last : .first).corners(along: axis)) }
        if item == count - 1 { corners.formUnion((isReversed ? ListCardEnd.first : .last).corners(along: axis)) }
        return corners
    }

    /// Returns the frame of a section's card, in the coordinates of the rows' frames; `nil` if there are no rows.
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
