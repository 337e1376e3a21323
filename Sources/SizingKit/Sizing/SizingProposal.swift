import UIKit

/// What a measurement is offered: the sides that are fixed, the room for those that are free, and the traits.
///
/// A list fixes the width and leaves the height free; a list that scrolls horizontally fixes the height. Where items
/// flow in lines both sides are free, up to the length of a line.
public struct SizingProposal: Sendable {
    /// The width that the content will have, in points; `nil` if it may choose.
    public let width: CGFloat?
    /// The height that the content will have, in points; `nil` if it may choose.
    public let height: CGFloat?
    /// The room for the content, in points: a fixed side as it is, the most that a free one may take, and
    /// `greatestFiniteMagnitude` for one that may take as much as it likes. A larger answer is cut to it.
    public let maximumSize: CGSize
    /// The traits of the collection view, among them the content-size category and the display scale.
    public let traitCollection: UITraitCollection
}
