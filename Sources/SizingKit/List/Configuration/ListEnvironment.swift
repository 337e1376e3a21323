import SizingEngine
import UIKit

/// What the geometry of a list depends on beside its configuration.
struct ListEnvironment: Equatable, Sendable {
    /// The width of the list in points: that of the collection view less its adjusted content insets.
    var width: CGFloat
    /// What the safe area takes of that width at the sides, in points. The content keeps out of it, backgrounds do not.
    var safeAreaInsets: NSDirectionalEdgeInsets
    /// Whether a section index is shown; it lies at the trailing edge, inside the safe area.
    var showsSectionIndex: Bool
    /// The pixels of a point. What is not a positive number is taken for 1.
    var displayScale: CGFloat
    /// The horizontal one.
    var sizeClass: UIUserInterfaceSizeClass
    /// Whether the leading edge is the left or the right one.
    var layoutDirection: UIUserInterfaceLayoutDirection

    /// Creates an environment. By default nothing lies beside the rows, on a narrow display of one pixel a point.
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

    /// The nearest whole pixels, in points.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let grid = PixelGrid(scale: displayScale)
        return grid.points(of: grid.position(of: length))
    }
}
