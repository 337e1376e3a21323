import SizingEngine
import UIKit

/// What is known of an item of a group beside where it lies.
struct CompositionPlace {
    /// The views that are attached to it.
    var attachments: [SectionAttachment] = []
    /// The extent that is estimated along the scroll axis, in points; `nil` if it is stated.
    var estimate: CGFloat?
    /// Its z-index.
    var order = 0
}

/// What the engine makes of a composition.
struct ResolvedComposition {
    var arrangement: SectionShape.Arrangement
    /// The space that the arrangement leaves at the sides of the section, in pixels.
    var crossInsets = (start: 0, end: 0)
    /// The space that it leaves before the first and after the last item, in addition to the insets of the section.
    var mainInsets = (before: 0, after: 0)
    /// The extent of the items of a flow, if it is stated.
    var itemExtent: Int?
    /// What is known of the items of a group, by their places.
    var places: [CompositionPlace] = []

    /// The extent to begin with for an item that isn't measured, in points; `nil` if none is estimated.
    var itemEstimate: CGFloat? {
        let stated = places.compactMap(\.estimate)
        return stated.isEmpty ? nil : stated.reduce(0, +) / CGFloat(stated.count)
    }
}

extension Composition {
    /// The number of groups from which the height of an orthogonal section follows.
    private static let leadingGroups = 20

    /// The groups as the engine arranges them.
    ///
    /// - Parameters:
    ///   - cross: The span of the section across the scroll axis, between its insets.
    ///   - crossExtent: The extent of the layout across the scroll axis.
    @MainActor
    func resolved(across cross: Span, of crossExtent: Int, along axis: Axis, on grid: PixelGrid) -> ResolvedComposition
    {
        let points = self.spacing.checkedSpace("group spacing")
        let spacing = grid.space(of: points)
        let room = CompositionRoom(
            main: axis.main(size),
            cross: grid.points(of: cross.length)
        )
        var builder = CompositionBuilder(axis: axis, grid: grid)
        if scrolling == nil, let flow = builder.flow(group, in: room, spacing: spacing) { return flow }
        if let scrolling {
            return carousel(scrolling, in: room, cross, crossExtent, spacing, &builder)
        }
        let root = builder.root(group, in: room)
        if builder.measuresAcross {
            let across = builder.across(group, in: room, open: false)
            let widths = PatternParameters.Widths.chosen(across, in: Span(start: 0, length: cross.length))
            let parameters = PatternParameters(group: root.part, spacing: spacing, widths: widths)
            return ResolvedComposition(arrangement: .pattern(parameters), places: builder.places)
        }
        if let repeated = builder.repeated(root, of: group, in: room, spacing: points) { return repeated }
        if let grid = builder.grid(root, spacing: spacing) { return grid }
        return ResolvedComposition(
            arrangement: .pattern(PatternParameters(group: root.part, spacing: spacing)),
            places: builder.places
        )
    }

    @MainActor
    private func carousel(
        _ scrolling: CarouselStyle,
        in room: CompositionRoom,
        _ cross: Span,
        _ crossExtent: Int,
        _ spacing: Int,
        _ builder: inout CompositionBuilder
    ) -> ResolvedComposition {
        var scrolling = scrolling
        scrolling.columnSpacing = 0
        let grid = builder.grid
        let length = builder.crossLength(of: group.size, in: room)
        let measuresWidth =
            length == nil && group.singleItem.map { builder.crossLength(of: $0.size, in: room) == nil } == true
        let width: CarouselParameters.Width
        var columns: PatternParameters?
        var alignment = GridParameters.Alignment.stretch
        var height = CarouselParameters.Height.tallest(of: Self.leadingGroups)
        if measuresWidth {
            let estimate = builder.estimatedCross(of: group.size)
            width = .measured(atMost: cross.length, estimate: grid.extent(of: estimate, rounded: .nearest))
            if case .fixed(let main) = builder.mainLength(of: group.size, in: room) {
                height = .fixed(grid.extent(of: main, rounded: .nearest))
            }
            builder.places = [
                CompositionPlace(
                    attachments: group.singleItem?.attachments ?? [],
                    estimate: builder.estimatedMain(of: group.size, in: room)
                )
            ]
        } else {
            let edges = builder.crossEdges(of: group)
            let content = builder.crossLength(of: group, in: room)
            let own = content ?? builder.estimatedCross(of: group.size)
            let column = own + edges.start.length + edges.end.length
            let root = builder.column(group, width: column, main: room.main, cross: room.cross)
            let columnWidth = grid.extent(of: column, rounded: .nearest)
            width = content == nil ? .measured(atMost: cross.length, estimate: columnWidth) : .fixed(columnWidth)
            var widths = PatternParameters.Widths.stated
            if builder.measuresAcross {
                let across = builder.across(group, in: room, open: content == nil)
                widths = .chosen(across, in: Span(start: 0, length: columnWidth))
            }
            let parameters = PatternParameters(group: root.part, widths: widths)
            if let fixed = parameters.fixedExtent { height = .fixed(fixed) }
            columns = parameters
            if case .fixed(let width) = width, root.part.isItem(across: width) {
                // A column of one item needs no places.
                (columns, alignment) = (nil, .start)
            }
        }
        let most = MasonryParameters.maximumColumnCount
        if let count = columns?.placeCount, count > most {
            CompositionLog.report("subitems", "places \(most) items of an orthogonal group at most")
            columns = nil
        }
        return ResolvedComposition(
            arrangement: .carousel(
                CarouselParameters(
                    width: width,
                    height: height,
                    alignment: alignment,
                    group: columns,
                    columnSpacing: spacing,
                    rest: scrolling.rest,
                    contentWidth: cross.length,
                    insetBefore: cross.start,
                    insetAfter: crossExtent - cross.end
                )
            ),
            places: builder.places
        )
    }
}

extension PatternParameters.Part {
    /// Whether the part is one item, as wide as stated, which is as long as it is measured.
    fileprivate func isItem(across width: Int) -> Bool {
        switch self {
        case .item(let cross): cross == Span(start: 0, length: width)
        case .framed(let part, let frame): frame == .init(.content) && part.fillingContent.isItem(across: width)
        case .row, .column, .stack: false
        }
    }

    /// What fills a part that is as long as its content, by itself.
    private var fillingContent: PatternParameters.Part {
        if case .framed(let part, .init(.filling)) = self { part } else { self }
    }
}

extension CompositionalItem {
    /// The only item of a group; `nil` if it has several.
    fileprivate var singleItem: CompositionalItem? {
        guard case .line(_, let items, let repetition, _)? = group?.content, items.count == 1, items[0].group == nil
        else { return nil }
        switch repetition {
        case .untilFull: return items[0]
        case .times(let count), .equal(let count): return count == 1 ? items[0] : nil
        }
    }
}
