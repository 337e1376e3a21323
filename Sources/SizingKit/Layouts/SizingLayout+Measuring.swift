import SizingEngine
import UIKit

extension SizingLayout {
    /// The extent of an element, in whole pixels: from the cache, or measured.
    ///
    /// What cannot be measured keeps its estimate. A header or footer that does not exist has no extent.
    func measure(_ element: Element) -> Int {
        let previous = phase
        phase = .measuring
        defer { if phase == .measuring { phase = previous } }
        guard let environment, let collectionView, let sizing = sizing(of: element) else { return 0 }
        let key = sizing.key.map { sizeKey(for: $0, sizing, environment) }
        if let key, let size = cache.size(for: key) {
            count(element) { $0.cacheHits += 1 }
            return size.height
        }
        guard let size = size(of: element, by: sizing, environment, collectionView) else {
            return estimate(of: element)
        }
        count(element) { $0.measured += 1 }
        let extent = extent(size.height, of: element, on: environment.grid)
        if let key { cache.insert(MeasuredSize(width: environment.crossExtent, height: extent), for: key) }
        return extent
    }

    /// How an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) -> ItemSizing? {
        switch element.kind {
        case .header: headerSizing?(element.section)
        case .footer: footerSizing?(element.section)
        case .item: itemSizing?(element.indexPath) ?? .selfSizing
        }
    }

    /// What the size of an identity is kept under.
    func sizeKey(for identity: AnyHashable, _ sizing: ItemSizing, _ environment: LayoutEnvironment) -> SizeKey {
        let template =
            switch sizing.method {
            case .template(let source, _): source.identifier
            case .fixed, .computed, .selfSizing: ""
            }
        return SizeKey(
            identity: identity,
            template: template,
            proposal: SizeProposal(cross: environment.crossExtent, main: nil),
            environment: environment.sizing
        )
    }

    /// Counts what happened to an element.
    func count(_ element: Element, _ change: (inout SizingStatistics.Counts) -> Void) {
        if element.kind == .item {
            change(&statistics.items)
        } else {
            change(&statistics.supplementaryViews)
        }
    }

    /// The size in points; `nil` for an element that answers for itself when it is shown.
    private func size(
        of element: Element,
        by sizing: ItemSizing,
        _ environment: LayoutEnvironment,
        _ collectionView: UICollectionView
    ) -> CGSize? {
        switch sizing.method {
        case .fixed(let size):
            return size
        case .computed(let size):
            return size(
                SizingProposal(width: environment.crossLength, traitCollection: collectionView.traitCollection)
            )
        case .template(let source, let configure):
            return sizer.size(
                of: source,
                configuredBy: configure,
                at: element.indexPath,
                width: environment.crossLength
            )
        case .selfSizing:
            return nil
        }
    }

    /// A length as an extent; the estimate for one that is negative or not a number.
    private func extent(_ length: CGFloat, of element: Element, on grid: PixelGrid) -> Int {
        guard length.isFinite, length >= 0 else {
            SizingLog.reportOnce("length", "\(element) was measured at \(length) points; it keeps its estimate")
            return estimate(of: element)
        }
        return grid.extent(of: length)
    }

    private func estimate(of element: Element) -> Int {
        elastic?.span(of: element).length ?? 0
    }
}
