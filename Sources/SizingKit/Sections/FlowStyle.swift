import UIKit

/// A flow: items that have widths of their own, arranged in lines.
struct FlowStyle: Hashable, Sendable {
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var alignment = SizingSection.FlowAlignment.leading
    var lineAlignment = SizingSection.LineAlignment.center

    /// Whether justified lines are spread as a flow layout of UIKit spreads them, and headers and footers take the whole width.
    var isFlowLayout = false
    /// The width of items that have not been measured, in points; `nil` for that of a tag.
    var estimatedCross: CGFloat?
}

extension SizingSection {
    /// The alignments of the items of a flow along their line.
    public enum FlowAlignment: Sendable {
        /// The items begin at the leading edge.
        case leading
        /// The items are centred.
        case center
        /// The items end at the trailing edge.
        case trailing
        /// The space between the items is widened so that they fill the line, except in the last line of the section
        /// and in a short first line after a jump.
        case justified
    }

    /// The alignments of an item in a line of a flow that is taller than the item.
    public enum LineAlignment: Sendable {
        /// At the top of the line; in a horizontal layout at its leading edge.
        case start
        /// In the middle of the line.
        case center
        /// At the bottom of the line; in a horizontal layout at its trailing edge.
        case end
    }

    /// Creates a section of items that have widths of their own, arranged in lines, such as tags.
    ///
    /// A line takes as many items as fit. An item that is wider than a line is cut to its width and has a line of its own.
    ///
    /// Lines are broken from the first item on. After a scroll that jumps over more than 256 unmeasured items, they are
    /// broken from the item at the new offset on, and upwards from there as you scroll back, so that no item on screen
    /// changes its line; the first line may then be short. They are broken from the first item on again when the content is
    /// at rest and nothing of the section is on screen, and when all sizes are invalidated.
    ///
    /// - Parameters:
    ///   - spacing: The least space between two items of a line, in points. Items overlap if it is negative.
    ///   - lineSpacing: The space between two lines, in points; `nil` for that between two items. Lines overlap if it is
    ///     negative; each item is at least as tall as that.
    ///   - alignment: The alignment of the items along their line.
    ///   - lineAlignment: The alignment of an item in a line that is taller than the item.
    public static func flow(
        spacing: CGFloat = 0,
        lineSpacing: CGFloat? = nil,
        alignment: FlowAlignment = .leading,
        lineAlignment: LineAlignment = .center
    ) -> SizingSection {
        let style = FlowStyle(
            itemSpacing: spacing,
            lineSpacing: lineSpacing ?? spacing,
            alignment: alignment,
            lineAlignment: lineAlignment
        )
        return SizingSection(.flow(style))
    }
}
