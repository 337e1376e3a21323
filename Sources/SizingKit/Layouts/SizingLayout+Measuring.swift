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
        let columns = columns(of: element)
        guard let environment, let elastic, let sizing = sizing(of: element),
            let request = request(for: element, sizing, columns: columns)
        else { return ItemSize(main: 0, cross: 0, columns: columns) }
        knownKeys.remember(sizing.key, of: element)
        let answer = finder.find(request)
        switch answer {
        case .cached(let size):
            count(element) { $0.cacheHits += 1 }
            return ItemSize(size, along: environment.axis, columns: columns)
        case .measured(let size):
            count(element) { $0.measured += 1 }
            return ItemSize(size, along: environment.axis, columns: columns)
        case .offMainActor(let priority, let measure):
            begin(measure, priority, for: element, request)
        case .unknown:
            if case .selfSizing = sizing.method { precacher.isBlocked = true }
        }
        let cross = elastic.model.proposedCross(of: element, columns: columns)
        return ItemSize(main: elastic.span(of: element).length, cross: cross, columns: columns)
    }

    /// How many columns an element takes where there are several.
    func columns(of element: Element) -> Int {
        element.kind == .item ? itemColumnSpan?(element.indexPath) ?? 1 : 1
    }

    /// How an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) -> ItemSizing? {
        switch element.kind {
        case .header: headerSizing?(element.section)
        case .footer: footerSizing?(element.section)
        case .item: itemSizing?((movement?.dataElement(for: element) ?? element).indexPath) ?? .selfSizing
        }
    }

    /// What is to be found for an element; `nil` while the collection view has no room.
    func request(for element: Element, _ sizing: ItemSizing, columns: Int) -> SizeFinder.Request? {
        guard let environment, let collectionView, let elastic else { return nil }
        let extent = elastic.model.proposedCross(of: element, columns: columns)
        let cross = choosesCross(element, in: elastic.model) ? SizeProposal.Side.free(atMost: extent) : .fixed(extent)
        let proposal =
            environment.axis == .vertical ? SizeProposal(width: cross) : SizeProposal(height: cross)
        return SizeFinder.Request(
            sizing,
            at: element.indexPath,
            kind: element.supplementaryKind,
            in: proposal,
            insets: contentInsets(of: element),
            environment: environment.sizing,
            traits: collectionView.traitCollection
        )
    }

    /// Whether an element chooses its extent across the scroll axis itself, as items do that flow in lines.
    private func choosesCross(_ element: Element, in model: LayoutModel) -> Bool {
        guard element.kind == .item, case .flow = model.shape(of: element.section).arrangement else { return false }
        return true
    }

    /// Counts what happened to an element.
    func count(_ element: Element, _ change: (inout SizingStatistics.Counts) -> Void) {
        if element.kind == .item {
            change(&statistics.items)
        } else {
            change(&statistics.supplementaryViews)
        }
    }

    /// Keeps a size that a shown view has asked for.
    func remember(_ size: ItemSize, of element: Element, by sizing: ItemSizing) {
        guard let environment, let request = request(for: element, sizing, columns: size.columns) else { return }
        let size = MeasuredSize(size, along: environment.axis)
        if let key = request.key { cache.insert(size, for: key) }
        finder.record(.corrected, request, size)
    }

    /// Keeps a size that was found off the main actor; `nil` if it is no size.
    func keep(_ content: CGSize, for request: SizeFinder.Request) -> MeasuredSize? {
        let size = finder.keep(content, for: request)
        if let size { finder.record(.measured, request, size) }
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
