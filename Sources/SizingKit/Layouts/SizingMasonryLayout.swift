import UIKit

/// A layout of columns, each item in the one that ends first when its turn comes. All its sections are arranged alike.
///
/// Their insets, pinned headers and backgrounds are those of ``SizingLayout/section``. For sections of different kinds use
/// ``SizingLayout`` with a section provider.
open class SizingMasonryLayout: SizingLayout {
    /// How items are arranged. Changing it lays out anew, without animation.
    public var masonry: SizingMasonry {
        get {
            // Whoever sets a section of another kind has made another layout of this one.
            if case .masonry(let masonry) = section.arrangement { masonry } else { SizingMasonry(columns: .count(2)) }
        }
        set { section.arrangement = .masonry(newValue) }
    }

    /// Creates a layout.
    public init(_ masonry: SizingMasonry) {
        super.init(section: .masonry(masonry))
    }

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are, and how wide they are.
    ///   - spacing: The space between two columns and between two items of a column, in points.
    public convenience init(columns: SizingColumns, spacing: CGFloat = 0) {
        self.init(SizingMasonry(columns: columns, columnSpacing: spacing, itemSpacing: spacing))
    }

    /// Creates a layout from an archive, with two columns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        section = .masonry(SizingMasonry(columns: .count(2)))
    }
}
