import SizingEngine
import UIKit

/// The views at the edges of the whole content that a compositional layout describes.
extension ContentViews {
    /// Replaces the descriptions.
    func describe(_ new: ContentBoundaries) {
        guard !new.describesTheSame(as: boundaries) else { return }
        boundaries = new
        session.content.reach.endDidChange()
    }

    /// Measures the views whose sizes are estimated, and the room for all of them.
    func measureBoundaries(in environment: LayoutEnvironment) {
        guard !boundaries.isEmpty, let collectionView else { return }
        let container = container(of: collectionView, environment)
        var measured = boundaries
        measured.measure(in: environment) { view in
            session.measuredSize(of: view, at: ContentBoundaries.indexPath, in: container, environment)
        }
        measured.measureRoom(in: container, environment)
        boundaries = measured
    }

    /// The attributes of the views within a span.
    func boundaryAttributes(
        in span: Span,
        _ environment: LayoutEnvironment
    ) -> [UICollectionViewLayoutAttributes] {
        let grid = environment.grid
        let (start, end) = (grid.points(of: span.start), grid.points(of: span.end))
        return boundaries.views.compactMap { attributes(of: $0, environment) }.filter {
            let edges = environment.axis.main($0.frame)
            return edges.start < end && edges.end > start
        }
    }

    /// Returns the attributes of a view by its kind; `nil` for another kind or index path.
    func attributes(ofBoundary kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath == ContentBoundaries.indexPath, session.phase != .awaitingUpdates, let environment,
            let view = boundaries.views.first(where: { $0.kind == kind })
        else { return nil }
        return attributes(of: view, environment)
    }

    private func attributes(
        of view: SectionBoundary,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard let elastic, let collectionView else { return nil }
        let (grid, model) = (environment.grid, elastic.model)
        let sides = sides(in: environment)
        let cross = Span(
            start: grid.space(of: sides.leading),
            end: environment.crossExtent - grid.space(of: sides.trailing)
        )
        let main = Span(start: model.spaceBefore, end: max(model.spaceBefore, model.total - model.spaceAfter))
        let base = environment.axis.rect(ItemFrame(main: elastic.content(main), cross: cross), on: grid)
        let size = boundaries.size(of: view, in: container(of: collectionView, environment))
        return session.attributes(
            of: view,
            at: ContentBoundaries.indexPath,
            size,
            in: base,
            of: collectionView,
            environment
        )
    }

    /// Fits the shown views that the data source can't be asked for in advance.
    ///
    /// - Returns: Whether one has another size than it was given.
    func fitShownBoundaries(_ fit: (UICollectionReusableView, SizeFinder.Request) -> MeasuredSize?) -> Bool {
        guard let collectionView, let environment else { return false }
        var isCorrected = false
        for view in boundaries.views where boundaries.needsSize(of: view) {
            guard
                let shown = collectionView.supplementaryView(
                    forElementKind: view.kind,
                    at: ContentBoundaries.indexPath
                )
            else { continue }
            let request = session.request(
                for: view,
                at: ContentBoundaries.indexPath,
                in: container(of: collectionView, environment),
                environment,
                shown.traitCollection
            )
            guard let found = fit(shown, request) else { continue }
            boundaries.remember(environment.grid.points(of: found), ofKind: view.kind)
            isCorrected = true
        }
        if isCorrected { session.content.reach.endDidChange() }
        return isCorrected
    }

    /// The size that fractions are parts of: that of the layout between the insets at the sides.
    private func container(of collectionView: UICollectionView, _ environment: LayoutEnvironment) -> CGSize {
        let sides = sides(in: environment)
        let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let breadth = environment.crossLength - sides.leading - sides.trailing
        return environment.axis.size(main: environment.axis.main(size), cross: max(0, breadth))
    }

    /// The insets at the sides that the views keep clear of, in points.
    private func sides(in environment: LayoutEnvironment) -> NSDirectionalEdgeInsets {
        let reference = boundaries.reference
        let environment = reference.readsMargins ? session.withMargins(environment) : environment
        return environment.sideInsets(from: reference)
    }
}
