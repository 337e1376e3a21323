import SizingEngine
import UIKit

extension SizingSection {
    /// Returns the shape of the section, on the pixel grid.
    ///
    /// - Parameters:
    ///   - section: The position of the section and its header and footer, which a list needs.
    ///   - environment: The environment that the section is laid out in.
    ///   - mayHaveHeader: Whether the layout may have headers.
    ///   - mayHaveFooter: Whether the layout may have footers.
    ///   - style: The number of the section's style.
    @MainActor
    func shape(
        of section: ListSectionGeometry.Section,
        in environment: LayoutEnvironment,
        mayHaveHeader: Bool,
        mayHaveFooter: Bool,
        style: Int
    ) -> SectionShape {
        var shape: SectionShape
        if let geometry = listGeometry(of: section, in: environment) {
            shape = listShape(geometry, of: section, in: environment)
        } else {
            shape = plainShape(in: environment)
        }
        shape.hasHeader = supplementaries.map { $0.header != nil } ?? mayHaveHeader
        shape.hasFooter = supplementaries.map { $0.footer != nil } ?? mayHaveFooter
        shape.pinsHeader = pinsHeader
        shape.pinsFooter = pinsFooter
        shape.style = style
        let overhang = backgrounds.reduce(0) {
            let insets = environment.axis.main($1.insets)
            return max($0, -insets.start, -insets.end)
        }
        shape.backgroundOverhang = environment.grid.extent(of: overhang)
        if let supplementaries { makeRoom(for: supplementaries, in: &shape, environment) }
        return shape
    }

    /// The shape of a section that is not a list.
    @MainActor
    private func plainShape(in environment: LayoutEnvironment) -> SectionShape {
        let grid = environment.grid
        let main = environment.axis.main(contentInsets)
        let insets = environment.axis.cross(contentInsets)
        let sides = environment.sideInsets(from: contentInsetsReference)
        let cross = crossSpan(
            start: insets.start + sides.leading,
            end: insets.end + sides.trailing,
            in: environment
        )
        if let resolved = composition(in: environment) {
            return shape(of: resolved, across: cross, main, in: environment)
        }
        var shape = SectionShape(
            arrangement: arrangement(across: cross, in: environment),
            itemCross: cross,
            insetBefore: grid.space(of: main.start),
            insetAfter: grid.space(of: main.end)
        )
        let isFlowLayout = if case .flow(let flow) = arrangement { flow.isFlowLayout } else { false }
        if isFlowLayout || !supplementariesFollowContentInsets {
            shape.boundaryCross = Span(start: 0, length: environment.crossExtent)
        }
        shape.headerStopsAtFooter = isFlowLayout
        return shape
    }

    /// What the engine makes of a composition; `nil` for a section of another kind.
    @MainActor
    func composition(in environment: LayoutEnvironment) -> ResolvedComposition? {
        guard case .composition(let composition) = arrangement else { return nil }
        return composition.resolved(
            across: compositionSpan(in: environment),
            of: environment.crossExtent,
            along: environment.axis,
            on: environment.grid
        )
    }

    /// The span of a composition across the scroll axis, without the room for views at the sides.
    @MainActor
    private func compositionSpan(in environment: LayoutEnvironment) -> Span {
        let insets = environment.axis.cross(contentInsets)
        let sides = environment.sideInsets(from: contentInsetsReference)
        let room = supplementaries?.sideRoom(along: environment.axis) ?? (start: 0, end: 0)
        return crossSpan(
            start: insets.start + sides.leading + room.start,
            end: insets.end + sides.trailing + room.end,
            in: environment
        )
    }

    @MainActor
    private func shape(
        of resolved: ResolvedComposition,
        across boundaryCross: Span,
        _ main: (start: CGFloat, end: CGFloat),
        in environment: LayoutEnvironment
    ) -> SectionShape {
        let grid = environment.grid
        let cross = compositionSpan(in: environment)
        var shape = SectionShape(
            arrangement: resolved.arrangement,
            itemCross: Span(start: cross.start + resolved.crossInsets.start, end: cross.end - resolved.crossInsets.end),
            boundaryCross: boundaryCross,
            insetBefore: grid.space(of: main.start) + resolved.mainInsets.before,
            insetAfter: grid.space(of: main.end) + resolved.mainInsets.after
        )
        shape.itemExtent = resolved.itemExtent
        // What is stated is as long before it is near. A pattern knows it of each of its places.
        shape.itemEstimate =
            shape.itemExtent
            ?? resolved.itemEstimate.map { max(1, grid.extent(of: $0, rounded: .nearest)) }
        return shape
    }

    /// The span of the items across the scroll axis, between insets in points.
    @MainActor
    func crossSpan(start: CGFloat, end: CGFloat, in environment: LayoutEnvironment) -> Span {
        let grid = environment.grid
        let start = grid.space(of: start)
        let end = environment.crossExtent - grid.space(of: end)
        if start < end { return Span(start: start, end: end) }
        SizingLog.reportOnce(
            "content insets \(contentInsets)",
            "content insets of \(contentInsets) leave no space for items; those at the sides are ignored"
        )
        return Span(start: 0, end: environment.crossExtent)
    }

    @MainActor
    private func arrangement(across cross: Span, in environment: LayoutEnvironment) -> SectionShape.Arrangement {
        let grid = environment.grid
        let crossExtent = cross.length
        func pixels(_ points: CGFloat) -> Int { grid.extent(of: points, rounded: .nearest) }
        switch arrangement {
        case .list(let configuration):
            return .list(spacing: grid.space(of: configuration.rowSpacing))
        case .grid(let section):
            return .grid(
                GridParameters(
                    columns: section.columns.spans(across: crossExtent, spacing: section.columnSpacing, on: grid),
                    rowSpacing: grid.space(of: section.rowSpacing),
                    alignment: GridParameters.Alignment(section.rowAlignment)
                )
            )
        case .masonry(let section):
            return .masonry(
                MasonryParameters(
                    columns: section.columns.spans(across: crossExtent, spacing: section.columnSpacing, on: grid),
                    itemSpacing: pixels(section.itemSpacing),
                    order: section.order == .sequential ? .sequential : .shortestColumn
                )
            )
        case .flow(let section):
            return .flow(
                FlowParameters(
                    crossExtent: crossExtent,
                    itemSpacing: grid.space(of: section.itemSpacing),
                    lineSpacing: grid.space(of: section.lineSpacing),
                    alignment: section.isFlowLayout ? .spread : FlowParameters.Alignment(section.alignment),
                    lineAlignment: FlowParameters.LineAlignment(section.lineAlignment),
                    estimatedCross: pixels(section.estimatedCross ?? Self.estimatedFlowWidth)
                )
            )
        case .carousel(let section):
            return .carousel(section.parameters(in: cross, of: environment.crossExtent, on: grid))
        case .pattern(let pattern, let columnSpacing, let rowSpacing):
            return .pattern(
                pattern.parameters(
                    across: crossExtent,
                    columnSpacing: columnSpacing,
                    rowSpacing: rowSpacing,
                    on: grid
                )
            )
        case .composition(let composition):
            return composition.resolved(
                across: cross,
                of: environment.crossExtent,
                along: environment.axis,
                on: grid
            ).arrangement
        }
    }

    /// The estimated width of an item in a flow, in points, before any is measured: that of a tag of ten letters in the
    /// body style, with its padding.
    private static let estimatedFlowWidth: CGFloat = 100
}

extension GridParameters.Alignment {
    init(_ alignment: SizingSection.RowAlignment) {
        switch alignment {
        case .fill: self = .stretch
        case .start: self = .start
        case .center: self = .center
        case .end: self = .end
        }
    }
}

extension FlowParameters.Alignment {
    fileprivate init(_ alignment: SizingSection.FlowAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        case .justified: self = .justified
        }
    }
}

extension FlowParameters.LineAlignment {
    fileprivate init(_ alignment: SizingSection.LineAlignment) {
        switch alignment {
        case .start: self = .start
        case .center: self = .center
        case .end: self = .end
        }
    }
}
