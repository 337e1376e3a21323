import SizingEngine
import UIKit

extension SizingSection {
    /// The section on the pixel grid.
    ///
    /// - Parameters:
    ///   - environment: The room that the layout has.
    ///   - hasHeaders: Whether the layout may have headers.
    ///   - hasFooters: Whether it may have footers.
    ///   - style: What the layout knows this section by.
    @MainActor
    func shape(in environment: LayoutEnvironment, hasHeaders: Bool, hasFooters: Bool, style: Int) -> SectionShape {
        let grid = environment.grid
        let main = environment.axis.main(contentInsets)
        let cross = crossSpan(in: environment)
        return SectionShape(
            arrangement: arrangement(across: cross.length, in: environment),
            itemCross: cross,
            insetBefore: grid.extent(of: main.start, rounded: .nearest),
            insetAfter: grid.extent(of: main.end, rounded: .nearest),
            hasHeader: hasHeaders,
            hasFooter: hasFooters,
            pinsHeader: pinsHeader,
            pinsFooter: pinsFooter,
            style: style
        )
    }

    /// Where the items lie across the scroll axis.
    @MainActor
    private func crossSpan(in environment: LayoutEnvironment) -> Span {
        let grid = environment.grid
        let insets = environment.axis.cross(contentInsets)
        let start = grid.extent(of: insets.start, rounded: .nearest)
        let end = environment.crossExtent - grid.extent(of: insets.end, rounded: .nearest)
        if start < end { return Span(start: start, end: end) }
        SizingLog.reportOnce(
            "insets",
            "content insets of \(contentInsets) leave no room for items; they are not applied"
        )
        return Span(start: 0, end: environment.crossExtent)
    }

    @MainActor
    private func arrangement(across crossExtent: Int, in environment: LayoutEnvironment) -> SectionShape.Arrangement {
        let grid = environment.grid
        switch arrangement {
        case .list(let configuration):
            return .list(spacing: grid.extent(of: configuration.rowSpacing, rounded: .nearest))
        }
    }
}
