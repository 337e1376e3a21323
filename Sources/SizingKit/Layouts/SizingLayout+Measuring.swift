import SizingEngine
import UIKit

extension SizingLayout {
    /// The size of an element, in whole pixels: from the cache, or measured.
    ///
    /// What cannot be measured keeps its estimate. A header or footer that does not exist has no extent.
    func measure(_ element: Element) -> ItemSize {
        let previous = phase
        phase = .measuring
        defer { if phase == .measuring { phase = previous } }
        let columns = columns(of: element)
        guard let environment, let collectionView, let elastic, let sizing = sizing(of: element) else {
            return ItemSize(main: 0, cross: 0, columns: columns)
        }
        let cross = elastic.model.proposedCross(of: element, columns: columns)
        knownKeys.remember(sizing.key, of: element)
        let key = sizing.key.map { sizeKey(for: $0, sizing, cross, environment) }
        if let key, let size = cache.size(for: key) {
            count(element) { $0.cacheHits += 1 }
            return ItemSize(size, along: environment.axis, columns: columns)
        }
        guard let size = size(of: element, by: sizing, cross, environment, collectionView) else {
            return ItemSize(main: estimate(of: element), cross: cross, columns: columns)
        }
        count(element) { $0.measured += 1 }
        let extent = extent(environment.axis.main(size), of: element, on: environment.grid)
        let measured = ItemSize(main: extent, cross: cross, columns: columns)
        if let key { cache.insert(MeasuredSize(measured, along: environment.axis), for: key) }
        return measured
    }

    /// How many columns an element takes where there are several.
    func columns(of element: Element) -> Int {
        element.kind == .item ? itemColumnSpan?(element.indexPath) ?? 1 : 1
    }

    /// Keeps a size that a shown view has asked for.
    func remember(_ size: ItemSize, of element: Element, by sizing: ItemSizing) {
        guard let environment, let elastic, let identity = sizing.key else { return }
        let cross = elastic.model.proposedCross(of: element, columns: size.columns)
        let key = sizeKey(for: identity, sizing, cross, environment)
        cache.insert(MeasuredSize(size, along: environment.axis), for: key)
    }

    /// How an element is measured; `nil` for a header or footer that does not exist.
    func sizing(of element: Element) -> ItemSizing? {
        switch element.kind {
        case .header: headerSizing?(element.section)
        case .footer: footerSizing?(element.section)
        case .item: itemSizing?((movement?.dataElement(for: element) ?? element).indexPath) ?? .selfSizing
        }
    }

    /// What the size of an identity is kept under.
    private func sizeKey(
        for identity: AnyHashable,
        _ sizing: ItemSizing,
        _ cross: Int,
        _ environment: LayoutEnvironment
    ) -> SizeKey {
        let template =
            switch sizing.method {
            case .template(let source, _): source.identifier
            case .fixed, .computed, .selfSizing: ""
            }
        return SizeKey(
            identity: identity,
            template: template,
            proposal: SizeProposal(cross: cross, main: nil),
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
        _ cross: Int,
        _ environment: LayoutEnvironment,
        _ collectionView: UICollectionView
    ) -> CGSize? {
        switch sizing.method {
        case .fixed(let size):
            return size
        case .computed(let size):
            return size(
                SizingProposal(
                    width: environment.grid.points(of: cross),
                    traitCollection: collectionView.traitCollection
                )
            )
        case .template(let source, let configure):
            return sizer.size(
                of: source,
                configuredBy: configure,
                at: element.indexPath,
                width: environment.grid.points(of: cross)
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
