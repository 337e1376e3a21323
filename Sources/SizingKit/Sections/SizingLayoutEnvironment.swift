import UIKit

/// The size and the traits of the collection view, for a section provider.
@preconcurrency @MainActor
public struct SizingLayoutEnvironment {
    /// The size of the collection view within its adjusted content insets, in points.
    public let effectiveContentSize: CGSize
    /// The traits of the collection view.
    public let traitCollection: UITraitCollection
}
