import SizingEngine
import UIKit

extension CarouselStyle {
    /// The estimated width of an item that determines its width, in points, before any is measured: that of a small card.
    private static let estimatedItemWidth: CGFloat = 140

    /// The carousel on the pixel grid.
    ///
    /// - Parameters:
    ///   - content: The width between the insets of the section.
    ///   - width: The width of the layout.
    @MainActor
    func parameters(in content: Span, of width: Int, on grid: PixelGrid) -> CarouselParameters {
        func pixels(_ points: CGFloat) -> Int { grid.extent(of: points, rounded: .nearest) }
        return CarouselParameters(
            width: columnWidth(in: content.length, on: grid),
            height: rowHeight(on: grid),
            alignment: GridParameters.Alignment(itemAlignment),
            rows: rows,
            columnSpacing: pixels(columnSpacing),
            rowSpacing: pixels(rowSpacing),
            rest: rest,
            contentWidth: content.length,
            insetBefore: content.start,
            insetAfter: width - content.end
        )
    }

    private func rowHeight(on grid: PixelGrid) -> CarouselParameters.Height {
        switch itemHeight.rule {
        case .fixed(let height): .fixed(grid.extent(of: height, rounded: .nearest))
        case .tallest(let count): .tallest(of: count)
        }
    }

    var rest: CarouselParameters.Rest {
        switch scrollingBehavior {
        case .continuousGroupLeadingBoundary: .columns
        case .paging: .pages
        case .groupPaging: .singleColumns
        case .groupPagingCentered: .centeredColumns
        case .none, .continuous: .anywhere
        @unknown default: .anywhere
        }
    }

    @MainActor
    private func columnWidth(in content: Int, on grid: PixelGrid) -> CarouselParameters.Width {
        switch itemWidth.rule {
        case .fixed(let width) where width > 0 && width.isFinite:
            return .fixed(grid.extent(of: width, rounded: .nearest))
        case .fraction(let fraction) where fraction > 0 && fraction.isFinite:
            return .fixed(Int(min(CGFloat(content) * fraction, CGFloat(PixelGrid.maximumExtent)).rounded()))
        case .count(let count) where count >= 1 && count.isFinite:
            let spacing = CGFloat(grid.extent(of: columnSpacing, rounded: .nearest))
            return .fixed(Int(max(1, (CGFloat(content) - (count - 1) * spacing) / count)))
        case .measured(let most) where most > 0:
            let estimate = grid.extent(of: Self.estimatedItemWidth)
            let most = min(most, grid.points(of: content))
            return .measured(atMost: grid.extent(of: most, rounded: .nearest), estimate: estimate)
        default:
            SizingLog.reportOnce(
                "carousel \(itemWidth.rule)",
                "an item width of \(itemWidth.rule) is not possible in a carousel; using the width of the section"
            )
            return .fixed(content)
        }
    }
}
