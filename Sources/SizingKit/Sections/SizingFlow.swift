import UIKit

/// Items of their own width in lines, as many as fit: tags, chips.
///
/// An item is offered the width of a line at most; one that is wider is cut to it and has a line of its own.
public struct SizingFlow: Equatable, Sendable {
    /// Where the items of a line lie.
    public enum Alignment: Sendable {
        case leading
        case center
        case trailing
        /// The items fill the line, except the last one of the section.
        case justified
    }

    /// Where an item lies in a line that is taller than the item.
    public enum LineAlignment: Sendable {
        case start
        case center
        case end
    }

    /// The least space between two items of a line, in points.
    public var itemSpacing: CGFloat
    /// The space between two lines, in points.
    public var lineSpacing: CGFloat
    /// Where the items of a line lie.
    public var alignment: Alignment
    /// Where an item lies in a taller line.
    public var lineAlignment: LineAlignment

    /// Creates a flow.
    public init(
        itemSpacing: CGFloat = 0,
        lineSpacing: CGFloat = 0,
        alignment: Alignment = .leading,
        lineAlignment: LineAlignment = .center
    ) {
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.lineAlignment = lineAlignment
    }
}
