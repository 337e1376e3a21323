import UIKit

/// A layout of rows of columns, each row as tall as its tallest item. All its sections are arranged alike.
///
/// Their insets, pinned headers and backgrounds are those of ``SizingLayout/section``. For sections of different kinds use
/// ``SizingLayout`` with a section provider.
open class SizingGridLayout: SizingLayout {
    /// How items are arranged. Changing it lays out anew, without animation.
    public var grid: SizingGrid {
        get {
            // Whoever sets a section of another kind has made another layout of this one.
            if case .grid(let grid) = section.arrangement { grid } else { SizingGrid(columns: .count(2)) }
        }
        set { section.arrangement = .grid(newValue) }
    }

    /// Creates a layout.
    public init(_ grid: SizingGrid) {
        super.init(section: .grid(grid))
    }

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are, and how wide they are.
    ///   - spacing: The space between two columns and between two items of a column, in points.
    public convenience init(columns: SizingColumns, spacing: CGFloat = 0) {
        self.init(SizingGrid(columns: columns, columnSpacing: spacing, rowSpacing: spacing))
    }

    /// Creates a layout from an archive, with two columns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        section = .grid(SizingGrid(columns: .count(2)))
    }
}
