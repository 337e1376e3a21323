import UIKit

/// The size that a layout proposes to an element: the given width or height, the maximum size, and the traits.
///
/// In a vertical layout the width is given, in a horizontal layout the height. In a flow neither is given, and the
/// maximum is the length of a line.
public struct SizingProposal: Sendable {
    /// The width of the content, in points; `nil` if the content determines it.
    public let width: CGFloat?
    /// The height of the content, in points; `nil` if the content determines it.
    public let height: CGFloat?
    /// The maximum size of the content, in points, with the given width or height, and with `greatestFiniteMagnitude`
    /// where there is no maximum. A larger size is clamped to it.
    public let maximumSize: CGSize
    /// The traits of the collection view, among them the content-size category and the display scale.
    public let traitCollection: UITraitCollection
}
