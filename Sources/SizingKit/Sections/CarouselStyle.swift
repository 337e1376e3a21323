import UIKit

/// A carousel: items that scroll across the layout.
struct CarouselStyle: Hashable, Sendable {
    var itemWidth: SizingSection.CarouselItemWidth
    var itemHeight = SizingSection.CarouselItemHeight.tallest
    var rows = 1
    var columnSpacing: CGFloat = 0
    var rowSpacing: CGFloat = 0
    var itemAlignment = SizingSection.RowAlignment.fill
    var scrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    var bounce = SizingSection.CarouselBounce.automatic
    /// How fast a scroll slows down; `nil` for what the behavior has.
    var decelerationRate: UIScrollView.DecelerationRate?
}

extension SizingSection {
    /// The width of the items of a carousel.
    public struct CarouselItemWidth: Hashable, Sendable {
        enum Rule: Hashable, Sendable {
            case fixed(CGFloat)
            case fraction(CGFloat)
            case count(CGFloat)
            case measured(CGFloat)
        }

        let rule: Rule

        /// A width in points.
        ///
        /// - Parameter width: The width. One that is not positive and finite is replaced by that of the section, with a
        ///   line in the log.
        public static func fixed(_ width: CGFloat) -> CarouselItemWidth { CarouselItemWidth(rule: .fixed(width)) }

        /// A part of the width between the insets of the section.
        ///
        /// - Parameter fraction: The part: 0.9 shows an item and the beginning of the next one. A part that is not positive
        ///   and finite counts as 1, with a line in the log.
        public static func fraction(_ fraction: CGFloat) -> CarouselItemWidth {
            CarouselItemWidth(rule: .fraction(fraction))
        }

        /// The width at which a number of columns fit between the insets of the section, with the spaces between them.
        ///
        /// - Parameter count: The number of columns: 2.5 shows two columns and half of the third. A number less than 1
        ///   counts as 1, with a line in the log.
        public static func count(_ count: CGFloat) -> CarouselItemWidth { CarouselItemWidth(rule: .count(count)) }

        /// The measured width of each item, up to the width between the insets of the section. A column is as wide as its
        /// widest item.
        public static let measured = measured(upTo: .greatestFiniteMagnitude)

        /// The measured width of each item, up to a number of points and to the width between the insets of the section.
        ///
        /// - Parameter maximumWidth: The largest width. One that is not positive is ignored, with a line in the log.
        public static func measured(upTo maximumWidth: CGFloat) -> CarouselItemWidth {
            CarouselItemWidth(rule: .measured(maximumWidth))
        }
    }

    /// The height of the items of a carousel.
    public struct CarouselItemHeight: Hashable, Sendable {
        enum Rule: Hashable, Sendable {
            case fixed(CGFloat)
            case tallest(Int)
        }

        let rule: Rule

        /// A height in points.
        ///
        /// - Parameter height: The height. One that is negative or not finite counts as 0, with a line in the log.
        public static func fixed(_ height: CGFloat) -> CarouselItemHeight { CarouselItemHeight(rule: .fixed(height)) }

        /// The height of the tallest of the first 20 items, as many as most carousels have.
        public static let tallest = tallest(of: 20)

        /// The height of the tallest of the first items. They are measured before the carousel is shown.
        ///
        /// The height doesn't depend on how far the user has scrolled. An item after these that needs more is as tall as the
        /// others.
        ///
        /// - Parameter count: The number of items that are measured. A number less than 1 counts as 1.
        public static func tallest(of count: Int) -> CarouselItemHeight {
            CarouselItemHeight(rule: .tallest(max(1, count)))
        }

        /// The height of the first item, for items that are equally tall: no other item is measured.
        public static let first = tallest(of: 1)
    }

    /// What happens when the user scrolls a carousel beyond the first or the last item.
    public enum CarouselBounce: Hashable, Sendable {
        /// The items bounce if there are more than fit.
        case automatic
        /// The items bounce, also if all of them fit.
        case always
        /// The items stop at the end.
        case never
    }

    /// Creates a section of items that scroll across the layout: sideways in a vertical layout, up and down in a horizontal
    /// one.
    ///
    /// A carousel has one row, or several: then the first items fill the first column, from top to bottom, the next ones the
    /// second column, and so on. All rows are equally high, and the height is right when the carousel first appears: the
    /// layout has measured the items that it follows from. Widths and heights are those of a vertical layout; in a
    /// horizontal one, the two change places.
    ///
    /// In a right-to-left interface, the carousel of a vertical layout begins at the right.
    ///
    /// - Parameters:
    ///   - itemWidth: The width of the items.
    ///   - itemHeight: The height of the items.
    ///   - rows: The number of rows. A number less than 1 counts as 1, with a line in the log, and one greater than 255 as 255.
    ///   - spacing: The space between two columns, in points.
    ///   - rowSpacing: The space between two rows, in points; `nil` for that between two columns.
    ///   - itemAlignment: The alignment of an item in a row that is taller than the item.
    ///   - scrollingBehavior: How the carousel scrolls, and where it comes to rest. A column stands for what UIKit calls a
    ///     group. A carousel with `.none` is not scrolled by the user. With `.groupPagingCentered`, the first and the last
    ///     column come to rest in the middle, too.
    ///   - bounce: What happens when the user scrolls beyond the first or the last item.
    ///   - decelerationRate: How fast a scroll slows down; `nil` for that of the collection view if the carousel scrolls
    ///     continuously, otherwise for `.fast`.
    public static func carousel(
        itemWidth: CarouselItemWidth,
        itemHeight: CarouselItemHeight = .tallest,
        rows: Int = 1,
        spacing: CGFloat = 0,
        rowSpacing: CGFloat? = nil,
        itemAlignment: RowAlignment = .fill,
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        bounce: CarouselBounce = .automatic,
        decelerationRate: UIScrollView.DecelerationRate? = nil
    ) -> SizingSection {
        let style = CarouselStyle(
            itemWidth: itemWidth,
            itemHeight: itemHeight,
            rows: rows,
            columnSpacing: spacing,
            rowSpacing: rowSpacing ?? spacing,
            itemAlignment: itemAlignment,
            scrollingBehavior: scrollingBehavior,
            bounce: bounce,
            decelerationRate: decelerationRate
        )
        return SizingSection(.carousel(style))
    }

    /// The carousel; `nil` for sections of other kinds.
    var carousel: CarouselStyle? {
        switch arrangement {
        case .carousel(let carousel): carousel
        case .composition(let composition): composition.scrolling
        default: nil
        }
    }
}
