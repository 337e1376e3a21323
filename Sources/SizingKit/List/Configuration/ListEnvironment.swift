import SizingEngine
import UIKit

/// The properties of a list that its geometry depends on, apart from the configuration.
struct ListEnvironment: Equatable, Sendable {
    /// The width of the list in points: that of the collection view less its adjusted content insets.
    var width: CGFloat
    /// The safe-area insets at the sides within that width, in points. The content stays inside them, backgrounds do not.
    var safeAreaInsets: NSDirectionalEdgeInsets
    /// Whether a section index is shown; it lies at the trailing edge, inside the safe area.
    var showsSectionIndex: Bool
    /// The number of pixels per point. A value that is not a positive number counts as 1.
    var displayScale: CGFloat
    /// The horizontal size class.
    var sizeClass: UIUserInterfaceSizeClass
    /// The layout direction.
    var layoutDirection: UIUserInterfaceLayoutDirection

    /// Creates an environment. By default there is nothing beside the rows, and the display is compact with one pixel per
    /// point.
    init(
        width: CGFloat,
        safeAreaInsets: NSDirectionalEdgeInsets = .zero,
        showsSectionIndex: Bool = false,
        displayScale: CGFloat = 1,
        sizeClass: UIUserInterfaceSizeClass = .compact,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.width = width
        self.safeAreaInsets = safeAreaInsets
        self.showsSectionIndex = showsSectionIndex
        self.displayScale = displayScale
        self.sizeClass = sizeClass
        self.layoutDirection = layoutDirection
    }

    /// Rounds a length to whole pixels; the result is in points.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let grid = PixelGrid(scale: displayScale)
        return grid.points(of: grid.position(of: length))
    }
}
