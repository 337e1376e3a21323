import SizingEngine
import UIKit

extension SizingLayout {
    final var cache: SizingCache { sizingCache }

    private var finder: SizeFinder { SizeFinder(cache: cache, templates: sizer) }

    /// The size of an element, in whole pixels: from the cache, or measured.
    ///
    /// What cannot be measured keeps its estimate. A header or footer that does not exist has no extent.
    func measure(_ element: Element) -> ItemSize {
        let previous = phase
        phase = .measuring
        defer { if phase == .measuring { phase = previous } }
        guard let sizing = sizing(of: element), let request = request(for: element, consume sizing) else {
            return ItemSize(main: 0, cross: 0)
        }
        knownKeys.remember(request.sizing.key, of: element)
        switch finder.find(request) {
        case .cached(let size):
            count(element) { $0.cacheHits += 1 }
            return itemSize(size, of: element)
        case .measured(let size):
            count(element) { $0.measured += 1 }
            return itemSize(size, of: element)
        case .offMainActor(let priority, let measure):
            begin(measure, priority, for: element, request)
            return estimate(of: element)
        case .unknown:
            if case .selfSizing = request.sizing.method { precacher.isBlocked = true }
            return estimate(of: element)
        }
    }

    /// How many columns an element takes where there are several.
    func columns(of element: Element) -> Int {
        guard element.kind == .item, let itemColumnSpan else { return 1 }
        let columns = itemColumnSpan(dataElement(for: element).indexPath)
        if columns != 1 { checkSpan(columns, of: element) }
        return columns
    }

    /// Reports a span that no item can have. `Int.max` says that an item takes all columns, however many there are.
    private func checkSpan(_ columns: Int, of element: Element) {
        guard case .masonry(let masonry)? = elastic?.model.shape(of: element.section).arrangement,
            columns < 1 || columns > masonry.columns.count, columns != .max
        else { return }
        let taken = min(max(1, columns), masonry.columns.count)
        SizingLog.reportOnce(
            "span \(columns) of \(masonry.columns.count)",
            "an item that takes \(columns) of \(masonry.columns.count) columns takes \(taken)"
        )
    }

    /// Whether an element has a say in its extent across the scroll axis: an item in a flow has.
    func choosesCross(_ element: Element) -> Bool {
        element.kind == .item && elastic?.model.itemsChooseCross(in: element.section) == true
    }

    /// How an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) -> ItemSizing? {
        switch element.kind {
        case .header: headerSizing?(element.section)
        case .footer: footerSizing?(element.section)
        case .item: itemSizing?(dataElement(for: element).indexPath) ?? .selfSizing()
        }
    }

    /// Where the data source knows what is shown somewhere.
    func dataElement(for element: Element) -> Element {
        movement?.dataElement(for: element) ?? element
    }

    /// What is to be found for an element; `nil` while the collection view has no room.
    func request(for element: Element, _ sizing: consuming ItemSizing) -> SizeFinder.Request? {
        guard let environment, let collectionView, let proposal = proposal(for: element, environment) else {
            return nil
        }
        let list = list(of: element)
        let place = templatePlace(of: element, sizing, in: list, environment)
        return SizeFinder.Request(
            prepared(sizing, for: element, in: list),
            at: dataElement(for: element).indexPath,
            kind: element.supplementaryKind,
            in: proposal,
            insets: listInsets(of: element, in: list),
            place: place,
            environment: environment.sizing,
            traits: collectionView.traitCollection
        )
    }

    /// The room that an element is offered.
    private func proposal(for element: Element, _ environment: LayoutEnvironment) -> SizeProposal? {
        let columns = columns(of: element)
        guard let cross = elastic?.model.proposedCross(of: element, columns: columns) else { return nil }
        let side: SizeProposal.Side = choosesCross(element) ? .free(atMost: cross) : .fixed(cross)
        return environment.axis == .vertical ? SizeProposal(width: side) : SizeProposal(height: side)
    }

    /// Counts what happened to an element.
    func count(_ element: Element, _ change: @MainActor (inout SizingStatistics.Counts) -> Void) {
        if element.kind == .item {
            change(&statistics.items)
        } else {
            change(&statistics.supplementaryViews)
        }
    }

    /// Keeps a size that a shown view has answered with, in place of all that was known of what it shows.
    func keepCorrected(_ size: ItemSize, of element: Element, by sizing: ItemSizing) {
        guard let environment, let request = request(for: element, sizing) else { return }
        let size = MeasuredSize(size, along: environment.axis)
        if let key = request.key {
            // What was measured in other rooms, for another width or text size, was of what it showed before too.
            if let key = sizing.key { cache.removeAll(for: key) }
            cache.insert(size, for: key)
        }
        finder.record(.corrected, request, size)
    }

    /// The size that stands in for that of an element.
    func estimate(of element: Element) -> ItemSize {
        guard let frame = elastic?.frame(of: element) else { return ItemSize(main: 0, cross: 0) }
        return ItemSize(main: frame.main.length, cross: frame.cross.length, columns: columns(of: element))
    }

    /// The size that a measurement off the main actor gives an element; `nil` if it is no size.
    func size(of content: CGSize, for request: SizeFinder.Request) -> MeasuredSize? {
        let size = finder.keep(content, for: request)
        if let size { finder.record(.measured, request, size) }
        return size
    }

    /// A measured size as the engine takes it.
    func itemSize(_ size: MeasuredSize, of element: Element) -> ItemSize {
        var size = ItemSize(size, along: environment?.axis ?? .vertical, columns: columns(of: element))
        size.main = max(size.main, minimumExtent(of: element))
        return size
    }
}

extension ItemSize {
    init(_ size: MeasuredSize, along axis: Axis, columns: Int) {
        self.init(
            main: axis == .vertical ? size.height : size.width,
            cross: axis == .vertical ? size.width : size.height,
            columns: columns
        )
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
