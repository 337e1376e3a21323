import UIKit

/// Items of their own width in lines, as many as fit: tags, chips.
///
/// An item is offered the width of a line at most; one that is wider is cut to it and has a line of its own.
///
/// Lines are broken from the first item on. After a jump over more than 256 items that were never measured they are broken
/// from the place of the jump on instead, and above it upwards as the reader comes near, so that nothing on screen ever
/// changes its line: each line above takes from its end on back what fits, and what is left over makes a short first line.
/// The lines are broken anew from the first item on when nothing of the section is on screen at rest, and whenever all
/// sizes are found anew.
public struct SizingFlow: Hashable, Sendable {
    /// Where the items of a line lie.
    public enum Alignment: Sendable {
        /// From the leading edge on.
        case leading
        /// In the middle, with the same room at both edges.
        case center
        /// Up to the trailing edge.
        case trailing
        /// The items fill the line, except the last one of the section, and a short first one that a jump has left over.
        case justified
    }

    /// Where an item lies in a line that is taller than the item.
    public enum LineAlignment: Sendable {
        /// At the top of the line; in a horizontal layout at its leading edge.
        case start
        /// In the middle of the line.
        case center
        /// At the bottom of the line; in a horizontal layout at its trailing edge.
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
