import SizingEngine
import UIKit

extension SizingLayout {
    final var cache: SizingCache { sizingCache }

    private var finder: SizeFinder { SizeFinder(cache: cache, templates: sizer) }

    /// The extent of an element, in whole pixels: from the cache, or measured.
    ///
    /// What cannot be measured keeps its estimate. A header or footer that does not exist has no extent.
    func measure(_ element: Element) -> Int {
        let previous = phase
        phase = .measuring
        defer { if phase == .measuring { phase = previous } }
        guard let sizing = sizing(of: element), let request = request(for: element, sizing) else { return 0 }
        switch finder.find(request) {
        case .cached(let size):
            count(element) { $0.cacheHits += 1 }
            return size.height
        case .measured(let size):
            count(element) { $0.measured += 1 }
            return size.height
        case .offMainActor(let priority, let measure):
            begin(measure, priority, for: element, request)
            return estimate(of: element)
        case .unknown:
            if case .selfSizing = sizing.method { precacher.isBlocked = true }
            return estimate(of: element)
        }
    }

    /// How an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) -> ItemSizing? {
        switch element.kind {
        case .header: headerSizing?(element.section)
        case .footer: footerSizing?(element.section)
        case .item: itemSizing?(element.indexPath) ?? .selfSizing
        }
    }

    /// What is to be found for an element; `nil` while the collection view has no room.
    func request(for element: Element, _ sizing: ItemSizing) -> SizeFinder.Request? {
        guard let environment, let collectionView else { return nil }
        return SizeFinder.Request(
            sizing,
            at: element.indexPath,
            kind: element.supplementaryKind,
            in: proposal(for: element, environment),
            insets: contentInsets(of: element),
            environment: environment.sizing,
            traits: collectionView.traitCollection
        )
    }

    /// The room that an element is offered.
    private func proposal(for element: Element, _ environment: LayoutEnvironment) -> SizeProposal {
        SizeProposal(width: environment.crossExtent)
    }

    /// Counts what happened to an element.
    func count(_ element: Element, _ change: (inout SizingStatistics.Counts) -> Void) {
        if element.kind == .item {
            change(&statistics.items)
        } else {
            change(&statistics.supplementaryViews)
        }
    }

    /// Keeps an extent that a shown view has answered with.
    func keepCorrected(_ extent: Int, of element: Element, by sizing: ItemSizing) {
        guard let environment, let request = request(for: element, sizing) else { return }
        let size = MeasuredSize(width: environment.crossExtent, height: extent)
        if let key = request.key { cache.insert(size, for: key) }
        finder.record(.corrected, request, size)
    }

    func estimate(of element: Element) -> Int {
        elastic?.span(of: element).length ?? 0
    }

    /// The extent that a size found off the main actor gives an element; `nil` if it is no size.
    func extent(of content: CGSize, for request: SizeFinder.Request) -> Int? {
        let size = finder.keep(content, for: request)
        if let size { finder.record(.measured, request, size) }
        return size?.height
    }
}
