import UIKit

/// What a measurement is offered: the extent across the scroll axis, and the traits that hold there.
@MainActor
public struct SizingProposal {
    /// The width that the element will have, in points; 0 if the width is the element's own to choose.
    public let width: CGFloat
    /// The traits of the collection view, among them the content-size category and the display scale.
    public let traitCollection: UITraitCollection
}
