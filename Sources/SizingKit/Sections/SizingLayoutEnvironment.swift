import UIKit

/// What a section provider may want to know of the place where its section will lie.
@MainActor
public struct SizingLayoutEnvironment {
    /// The size of the collection view within its adjusted content insets, in points.
    public let effectiveContentSize: CGSize
    /// The traits of the collection view.
    public let traitCollection: UITraitCollection
}
