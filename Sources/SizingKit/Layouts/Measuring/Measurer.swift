import SizingEngine
import UIKit

/// Finds the sizes of a layout's elements: in the cache, by measuring, or as their estimates.
@MainActor
final class Measurer: LayoutPart {
    let finder = SizeFinder()
    let asyncMeasurements = AsyncMeasurements()
    var statistics = SizingStatistics()

    var cache: SizingCache { finder.cache }

    /// Returns the size of an element, in whole pixels: from the cache, or measured.
    ///
    /// An element that cannot be measured keeps its estimate. A header or footer that does not exist has the extent 0.
    ///
    /// - Parameters:
    ///   - traits: The traits of the collection view.
    ///   - isAhead: Whether it is measured ahead of time.
    func size(
        of element: Element,
        under traits: UITraitCollection,
        isAhead: Bool = false
    ) throws(Interrupted) -> ItemSize {
        let session = session!
        let indexPath = session.reordering.dataElement(for: element).indexPath
        session.sections.forgetAttachedSizes(of: element)
        guard let sizing = try session.sections.sizing(of: element, at: indexPath),
            let space = space(of: element, for: sizing),
            let request = try request(for: element, at: indexPath, consume sizing, in: space, under: traits)
        else { return ItemSize(main: 0, cross: 0) }
        if request.sizing.isKept, let key = request.sizing.key {
            session.answers.remember(key, version: request.sizing.version, of: element)
        }
        if request.sizing.isSelfSizing { session.answers.shownViews.decideSizes = true }
        let answer = try session.asking { finder.find(request) }
        let size: MeasuredSize
        switch answer {
        case .cached(let found):
            count(element) { $0.cacheHits += 1 }
            session.answers.noteSource(.cache, of: element)
            size = found
        case .measured(let found):
            count(element) { $0.measured += 1 }
            session.answers.noteSource(request.sizing.usesTemplate ? .template : .given, of: element)
            size = found
        case .offMainActor(let work):
            if session.content.spaceOnScreen == nil { begin(work, for: element, request, isAhead: isAhead) }
            return try estimate(of: element, at: indexPath, in: space)
        case .unknown:
            if request.sizing.asksDataSource { noteUnanswered(element) }
            if request.sizing.isSelfSizing || request.sizing.asksDataSource {
                session.answers.noteUnknown(element)
                if let last = session.answers.shownViews.lastSizes[element] {
                    return estimate(of: element, after: last, in: space)
                }
            }
            return try estimate(of: element, at: indexPath, in: space)
        }
        session.answers.shownViews.noteKnown(element)
        return space.size(of: size)
    }

    /// Reports an invalid column span. `Int.max` is valid: the item takes all columns.
    private func checkSpan(_ columns: Int, of element: Element) {
        guard case .masonry(let masonry)? = session.elastic?.model.shape(of: element.section).arrangement,
            columns < 1 || columns > masonry.columns.count, columns != .max
        else { return }
        let taken = min(max(1, columns), masonry.columns.count)
        SizingLog.reportOnce(
            "span \(columns) of \(masonry.columns.count)",
            "a column span of \(columns) is not possible in \(masonry.columns.count) columns; using \(taken)"
        )
    }

    /// The key of an item on screen. The app is not asked while its data may differ from the items on screen.
    func key(of item: Element) throws(Interrupted) -> AnyHashable? {
        guard session.pending.parts.isEmpty, session.phase == .ready || session.phase == .settling else {
            return session.answers.keys[item]
        }
        return try session.sections.sizing(of: item)?.key
    }

    /// Records that the data source has returned no view to measure. Either the shown view determines the size, or the
    /// data have changed and the next pass asks again.
    private func noteUnanswered(_ element: Element) {
        if session.sections.canMeasure(element) {
            session.pending.measureAgain(element)
        } else {
            session.answers.shownViews.decideSizes = true
        }
    }

    /// The space that an element is measured in; `nil` while the collection view has none.
    func space(of element: Element, for sizing: borrowing ItemSizing) -> ElementSpace? {
        let columns = element.isItem ? sizing.columnSpan : 1
        if columns != 1 { checkSpan(columns, of: element) }
        return space(of: element, spanning: columns)
    }

    /// The space of an element that takes a number of columns; `nil` while the collection view has none.
    func space(of element: Element, spanning columns: Int) -> ElementSpace? {
        let session = session!
        guard let axis = session.content.environment?.axis,
            let offer = session.content.elastic?.model.offer(to: element, columns: columns)
        else {
            return nil
        }
        return ElementSpace(
            cross: offer.cross,
            axis: axis,
            columns: columns,
            stated: offer.extent,
            column: element.isItem ? estimatedColumn(in: offer.cross) : nil,
            list: element.isItem && session.sections.styles.hasLists ? session.sections.styles[offer.style]?.list : nil
        )
    }

    /// The extents of a column, in pixels, if the layout's estimate states one for items that choose their cross extents.
    private func estimatedColumn(in cross: SizeProposal.Side) -> (main: Int, cross: Int)? {
        guard case .free(let most) = cross, let most, let environment,
            let estimate = session.source.estimatedColumn(inLineOf: environment.grid.points(of: most))
        else { return nil }
        return environment.grid.extents(of: estimate, along: environment.axis)
    }

    /// Returns the request for the size of an element; `nil` before the first pass.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the element in the data source.
    ///   - traits: The traits of the collection view.
    func request(
        for element: Element,
        at indexPath: IndexPath,
        _ sizing: consuming ItemSizing,
        in space: ElementSpace,
        under traits: UITraitCollection
    ) throws(Interrupted) -> SizeFinder.Request? {
        let session = session!
        guard var sizingEnvironment = session.content.environment?.sizing else { return nil }
        var templatePosition = TemplatePosition()
        var measured: MeasuredElement?
        if sizing.receivesAttributes, let environment {
            templatePosition = session.sections.templatePosition(of: element, in: space.list)
            if let list = space.list {
                sizingEnvironment = session.sections.sizingEnvironment(in: list, environment)
            }
            let attributes = session.sections.attributesOfTemplate(of: element, environment)
            if space.list != nil { sizing = sizing.placed(attributes) }
            measured = MeasuredElement(space: space, grid: environment.grid, attributes: attributes)
        }
        let insets = try session.sections.listInsets(of: element, in: space.list)
        return SizeFinder.Request(
            sizing,
            at: indexPath,
            kind: session.sections.kind(of: element),
            in: space.proposal,
            insets: insets,
            templatePosition: templatePosition,
            environment: sizingEnvironment,
            traits: traits,
            element: measured
        )
    }

    /// Changes the statistics for the kind of an element.
    func count(_ element: Element, _ change: @MainActor (inout SizingStatistics.Counts) -> Void) {
        if element.isItem {
            change(&statistics.items)
        } else {
            change(&statistics.supplementaryViews)
        }
    }

    /// Caches a size that a shown view has returned, in place of all earlier sizes of the same key and version.
    func keepCorrected(
        _ size: ItemSize,
        of element: Element,
        by sizing: ItemSizing,
        in space: ElementSpace
    ) throws(Interrupted) {
        let indexPath = session.reordering.dataElement(for: element).indexPath
        guard let environment, let traits = collectionView?.traitCollection,
            let request = try request(for: element, at: indexPath, sizing, in: space, under: traits)
        else { return }
        let size = MeasuredSize(size, along: environment.axis)
        if let key = request.key {
            // Sizes for other widths or text sizes were measured with the old content, too.
            if let key = sizing.key {
                session.answers.remember(key, version: sizing.version, of: element)
                try session.asking { cache.removeAll(for: key, version: sizing.version) }
            }
            cache.insert(size, for: key)
        }
        try session.asking { finder.record(.corrected, request, size) }
    }

    /// The estimated size of an element that was on screen with another one, maybe in other space.
    private func estimate(of element: Element, after last: ItemSize, in space: ElementSpace) -> ItemSize {
        guard let frame = session.elastic?.frame(of: element) else { return last }
        let cross = space.choosesCross ? min(last.cross, space.crossExtent) : frame.cross.length
        return ItemSize(main: last.main, cross: cross, columns: space.columns)
    }

    /// The estimated size of an element.
    private func estimate(
        of element: Element,
        at indexPath: IndexPath,
        in space: ElementSpace
    ) throws(Interrupted) -> ItemSize {
        guard let frame = session.elastic?.frame(of: element), let environment else {
            return ItemSize(main: 0, cross: 0)
        }
        var size = ItemSize(main: frame.main.length, cross: frame.cross.length, columns: space.columns)
        if let extent = session.sections.estimatedExtent(of: element) { size.main = space.extent(ofContent: extent) }
        guard element.isItem, let stated = session.layout.estimatedSizeForItem else { return size }
        let answer = try session.asking { stated(indexPath) }
        guard let extents = answer.flatMap({ environment.grid.extents(of: $0, along: environment.axis) }) else {
            return size
        }
        if extents.main > 0 { size.main = space.extent(ofContent: extents.main) }
        if space.choosesCross, extents.cross > 0 { size.cross = min(extents.cross, space.crossExtent) }
        return size
    }

    /// The size of an element that was measured off the main actor; `nil` if the result is not a valid size.
    func size(of content: CGSize, for request: SizeFinder.Request) -> MeasuredSize? {
        guard let size = try? session.asking({ finder.size(of: content, for: request) }) else { return nil }
        if let key = request.key { cache.insert(size, for: key) }
        session.telling { finder.record(.measured, request, size) }
        return size
    }
}

extension MeasuredSize {
    init(_ size: ItemSize, along axis: Axis) {
        self.init(
            width: axis == .vertical ? size.cross : size.main,
            height: axis == .vertical ? size.main : size.cross
        )
    }
}
