import SizingEngine
import UIKit

extension SizingLayout {
    /// How far beyond the viewport elements are measured, in viewports.
    static let marginInViewports = 1

    /// The extents, in points, that stand in for what has never been measured. Items start at a table's standard row
    /// height; headers and footers at that of a plain table's header before iOS 15. All are learned afterwards.
    static let initialEstimates = (item: CGFloat(44), header: CGFloat(28), footer: CGFloat(28))

    /// Brings the model up to date and places what the viewport and its margin show.
    func prepareElements() {
        guard phase == .ready || phase == .settling, let collectionView else { return }
        guard let current = LayoutEnvironment(of: collectionView, sectionInsets: arrangement.sectionInsets) else {
            elastic = nil
            dirt = .everything
            return
        }
        observe(collectionView)
        let viewport = viewport(for: collectionView.bounds, on: current.grid)
        let held = elementToHold(in: viewport, on: current.grid)
        if elastic == nil || dirt.contains(.everything) || environment?.grid != current.grid {
            makeModel(on: current.grid, of: collectionView)
        } else if dirt.contains(.sizes) || environment != current {
            elastic?.model.forgetAll()
            corrections = CorrectionBudget()
        }
        environment = current
        elastic?.model.forget(stale)
        stale = []
        dirt = []
        viewportBeforeResize = nil
        place(in: viewport, holding: held)
    }

    /// Begins to watch the collection view for rest and for changes of its traits.
    private func observe(_ collectionView: UICollectionView) {
        observeRunLoop()
        guard sizer.host.superview !== collectionView else { return }
        collectionView.addSubview(sizer.host)
        sizer.host.traitsDidChange = { [weak self] in self?.invalidateLayout() }
    }

    /// The viewport that bounds show, on the pixel grid.
    func viewport(for bounds: CGRect, on grid: PixelGrid) -> Viewport {
        let top = grid.position(of: bounds.minY)
        let insets = collectionView?.adjustedContentInset ?? .zero
        return Viewport(
            span: Span(start: top, end: top + grid.extent(of: bounds.height, rounded: .nearest)),
            insetBefore: grid.position(of: insets.top),
            insetAfter: grid.position(of: insets.bottom)
        )
    }

    /// Places what a viewport and its margin show, measuring it outwards from the held element.
    func place(in viewport: Viewport, holding held: HeldElement) {
        let exists = held.element.map { elastic?.model.contains($0) == true } ?? false
        let placement = elastic?.placement(
            in: viewport,
            margin: viewport.length * Self.marginInViewports,
            anchor: exists ? held.element : nil,
            at: exists ? held.start : nil
        )
        if var placement {
            while let element = elastic?.nextToMeasure(&placement) {
                let extent = measure(element)
                // Whoever reloads while a cell is configured begins anew in the next pass.
                guard !dirt.contains(.everything) else { break }
                elastic?.model.measure(extent, element)
            }
        }
        elastic?.report(isDecelerating: collectionView?.isDecelerating ?? false)
    }

    /// The element that holds still in a placement, and where its start does so.
    struct HeldElement {
        /// `nil` holds the start of the content at zero.
        var element: Element?
        var start: Int?

        static let startOfContent = HeldElement()
    }

    /// What holds still in a pass: the first whole element on screen.
    ///
    /// A change of size does not scroll by itself, so the element keeps its distance to the top edge. A reader at the
    /// very start stays there.
    private func elementToHold(in viewport: Viewport, on grid: PixelGrid) -> HeldElement {
        guard let elastic, environment?.grid == grid else { return .startOfContent }
        let before = viewportBeforeResize ?? viewport
        let isAtStart = before.top <= before.minimumTop && elastic.origin == 0
        guard !isAtStart, let element = elastic.firstWholeElement(in: before) else { return .startOfContent }
        return HeldElement(element: element, start: elastic.span(of: element).start + viewport.top - before.top)
    }

    /// What sections consist of beside their items.
    func sectionShape(on grid: PixelGrid) -> SectionShape {
        arrangement.shape(on: grid, hasHeaders: headerSizing != nil, hasFooters: footerSizing != nil)
    }

    private func makeModel(on grid: PixelGrid, of collectionView: UICollectionView) {
        let counts = (0..<collectionView.numberOfSections).lazy.map { collectionView.numberOfItems(inSection: $0) }
        let model = LayoutModel(
            itemCounts: counts,
            shape: sectionShape(on: grid),
            sectionSpacing: grid.extent(of: arrangement.sectionSpacing, rounded: .nearest),
            estimates: estimates(on: grid)
        )
        corrections = CorrectionBudget()
        if environment?.grid == grid, elastic != nil {
            elastic?.replaceModel(by: model)
        } else {
            elastic = ElasticLayout(model: model)
        }
    }

    /// The estimates to begin with: what was learned so far, as long as it is to be learned.
    private func estimates(on grid: PixelGrid) -> Estimates {
        let learned = environment?.grid == grid ? elastic?.model.estimates : nil
        let header = learned?.header ?? grid.extent(of: Self.initialEstimates.header, rounded: .nearest)
        let footer = learned?.footer ?? grid.extent(of: Self.initialEstimates.footer, rounded: .nearest)
        if estimatedItemSize != Self.automaticEstimate {
            let height = estimatedItemSize.height
            if height.isFinite, height > 0 {
                return Estimates(item: grid.extent(of: height), header: header, footer: footer, policy: .constant)
            }
            SizingLog.reportOnce(
                "estimate",
                "an estimated item size of \(estimatedItemSize) is not positive; learning it"
            )
        }
        let item =
            (learned?.policy == .learned ? learned?.item : nil)
            ?? grid.extent(of: Self.initialEstimates.item, rounded: .nearest)
        return Estimates(item: item, header: header, footer: footer, policy: .learned)
    }
}
