import Dispatch
import SizingEngine
import UIKit

/// Finds sizes in the cache, by a template or by computation, for layouts and sizers.
@MainActor
final class SizeFinder {
    var cache: SizingCache
    let templates = TemplateMeasurer()

    init(cache: SizingCache = SizingCache()) {
        self.cache = cache
    }

    /// An element whose size is to be found, and the space for it.
    @MainActor
    struct Request {
        let sizing: ItemSizing
        let indexPath: IndexPath
        /// The kind of the header or footer; `nil` for an item.
        var elementKind: String?
        let proposal: SizeProposal
        /// The position of the element on screen, for its template.
        let templatePosition: TemplatePosition
        let environment: SizingEnvironment
        let traits: UITraitCollection
        /// The element, if its shown view is asked for its size.
        private(set) var element: MeasuredElement?

        /// - Parameters:
        ///   - proposal: The space for the whole element.
        ///   - insets: The space around the content in addition to the sizing's own insets, in points.
        ///   - templatePosition: The position of the element on screen, for its template.
        ///   - element: The element, if its shown view is asked for its size.
        init(
            _ sizing: consuming ItemSizing,
            at indexPath: IndexPath,
            kind: String? = nil,
            in proposal: SizeProposal,
            insets: NSDirectionalEdgeInsets = .zero,
            templatePosition: TemplatePosition = TemplatePosition(),
            environment: SizingEnvironment,
            traits: UITraitCollection,
            element: MeasuredElement? = nil
        ) {
            self.indexPath = indexPath
            elementKind = kind
            self.templatePosition = templatePosition
            self.environment = environment
            self.traits = traits
            var proposal = proposal
            if sizing.measuresContent {
                let grid = PixelGrid(scale: environment.displayScale)
                proposal.surround(with: insets, on: grid)
                proposal.surround(with: sizing.contentInsets, on: grid)
            }
            self.proposal = proposal
            self.sizing = sizing
            self.element = element
            self.element?.proposal = proposal
        }

        /// The key of the size in the cache; `nil` if the size is not cached.
        var key: SizeKey? {
            guard let identity = sizing.key else { return nil }
            return SizeKey(
                identity: identity,
                version: sizing.version,
                template: sizing.templateIdentifier,
                proposal: proposal,
                environment: environment
            )
        }

        var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

        /// The proposal for a view or a closure of the app, in points.
        var offer: SizingProposal { SizingProposal(proposal, on: grid, under: traits) }

        var elementDescription: String {
            indexPath.elementName(elementKind)
        }
    }

    enum Answer {
        case cached(MeasuredSize)
        case measured(MeasuredSize)
        /// The size is computed off the main actor.
        case offMainActor(BackgroundWork)
        /// The size is not known before the element is shown, or is not valid.
        case unknown
    }

    func find(_ request: Request) -> Answer {
        // Without any space nothing is measured or cached.
        guard request.proposal.hasSpace else { return .unknown }
        guard request.sizing.isKept, let key = request.key else { return measure(request) }
        if let size = cache.size(for: key) {
            record(.cacheHit, request, size)
            return .cached(size)
        }
        let answer = measure(request)
        if case .measured(let size) = answer { cache.insert(size, for: key) }
        return answer
    }

    private func measure(_ request: Request) -> Answer {
        if case .asynchronous(let work) = request.sizing.method { return .offMainActor(work) }
        let start = SizingLog.isEnabled(.measured) ? DispatchTime.now() : nil
        guard let content = SizingSignposts.interval("Measure", { content(for: request) }),
            let size = size(of: content, for: request)
        else { return .unknown }
        if let start {
            let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
            record(.measured, request, size, duration: TimeInterval(nanoseconds) / 1_000_000_000)
        }
        return .measured(size)
    }

    /// Rounds a size that was found for a request to pixels and adds the insets; `nil` if the size is not valid.
    func size(of content: CGSize, for request: Request) -> MeasuredSize? {
        let proposal = request.proposal
        guard let width = extent(content.width, plus: proposal.insetWidth, in: proposal.width, request),
            let height = extent(content.height, plus: proposal.insetHeight, in: proposal.height, request)
        else { return nil }
        return MeasuredSize(width: width, height: height)
    }

    func record(
        _ category: SizingEvent.Category,
        _ request: Request,
        _ size: MeasuredSize,
        duration: TimeInterval? = nil
    ) {
        let grid = request.grid
        SizingLog.record(
            category,
            SizingEvent(
                category,
                indexPath: request.indexPath,
                elementKind: request.elementKind,
                key: request.sizing.key,
                template: request.sizing.templateIdentifier.isEmpty ? nil : request.sizing.templateIdentifier,
                size: CGSize(width: grid.points(of: size.width), height: grid.points(of: size.height)),
                duration: duration
            )
        )
    }

    /// The size of the content, in points, or of the whole element if insets do not apply.
    private func content(for request: Request) -> CGSize? {
        switch request.sizing.method {
        case .fixed(let size): return size
        case .aspectRatio(let ratio, let extra): return size(inRatio: ratio, extra, request.offer)
        case .computed(let size): return size(request.offer)
        case .template(let source, let configure):
            return measuring(request) { lease in
                let template = lease.borrow(source)
                if let template { configure(template, request.indexPath) }
                return template
            }
        case .dataSource(let attributes):
            guard let collectionView = templates.host.superview as? SizingCollectionView else { return nil }
            return measuring(request) { lease in
                let view = collectionView.viewToMeasure(request.elementKind, at: request.indexPath) {
                    lease.borrow($0) as? UICollectionReusableView
                }
                if let view, let attributes = attributes?() { view.apply(attributes) }
                return view
            }
        case .asynchronous, .selfSizing, .title: return nil
        }
    }

    /// Returns the size of the view that was borrowed and configured for a request.
    private func measuring(_ request: Request, _ configured: (TemplateLease) -> UIView?) -> CGSize? {
        var size: CGSize?
        UIView.performWithoutAnimation {
            let lease = TemplateLease(of: templates, for: request)
            size = lease.end(fitting: configured(lease))
        }
        return size
    }

    private func size(inRatio ratio: CGFloat, _ extra: CGFloat, _ offer: SizingProposal) -> CGSize {
        guard ratio.isFinite, ratio > 0 else { return CGSize(width: CGFloat.nan, height: .nan) }
        if offer.width == nil, let height = offer.height {
            return CGSize(width: height * ratio + extra, height: height)
        }
        let width = offer.maximumSize.width
        guard width < .greatestFiniteMagnitude else { return CGSize(width: CGFloat.nan, height: .nan) }
        return CGSize(width: width, height: width / ratio + extra)
    }

    /// A length with its insets, in pixels; `nil` if it is negative, NaN or more than 2²² pixels.
    private func extent(
        _ length: CGFloat,
        plus inset: Int,
        in side: SizeProposal.Side,
        _ request: Request
    ) -> Int? {
        if case .fixed(let extent) = side { return extent }
        // The greatest number was proposed for a free side: a view that returns it has no length of its own.
        guard length >= 0, length <= request.grid.points(of: PixelGrid.maximumExtent) else {
            SizingLog.reportOnce(
                "length",
                "\(request.elementDescription) has the invalid length of \(length) points; it keeps its estimate"
            )
            return nil
        }
        return side.extent(for: request.grid.extent(of: length) + inset)
    }
}

extension SizeProposal {
    /// Adds insets, in points, to the space around the content.
    fileprivate mutating func surround(with insets: NSDirectionalEdgeInsets, on grid: PixelGrid) {
        guard insets != .zero else { return }
        insetWidth +=
            grid.extent(of: insets.leading, rounded: .nearest) + grid.extent(of: insets.trailing, rounded: .nearest)
        insetHeight += grid.extent(of: insets.top) + grid.extent(of: insets.bottom)
    }
}
