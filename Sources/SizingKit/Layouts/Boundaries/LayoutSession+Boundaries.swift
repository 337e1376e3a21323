import SizingEngine
import UIKit

/// Views at the edges of sections, or of all of them, besides the header and the footer.
extension LayoutSession {
    /// The attributes of the further views at the edges of the sections within a span.
    func edgeAttributes(
        in span: Span,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        elastic.forEachSection(in: span) { placed in
            guard placed.isResolved else { return }
            found += edgeAttributes(of: placed, environment).filter {
                let edges = environment.axis.main($0.frame)
                return edges.start < environment.grid.points(of: span.end)
                    && edges.end > environment.grid.points(of: span.start)
            }
        }
        return found
    }

    /// Calls a closure with the sections on screen.
    func forEachSectionOnScreen(_ body: (PlacedSection) -> Void) {
        guard let elastic, let span = visibleViewport?.span else { return }
        elastic.forEachSection(in: span, body)
    }

    /// The views at the edges of a section besides its header and footer.
    func others(of placed: PlacedSection) -> [SectionBoundary] {
        guard placed.isResolved else { return [] }
        return sections.styles[placed.shape.style]?.section.supplementaries?.others ?? []
    }

    /// The frame at whose edges these views lie, in points.
    func edges(of placed: PlacedSection, _ environment: LayoutEnvironment) -> CGRect {
        let shape = placed.shape
        let before = environment.isReversed ? shape.insetAfter : shape.insetBefore
        let after = environment.isReversed ? shape.insetBefore : shape.insetAfter
        let main = Span(start: placed.items.start - before, end: placed.items.end + after)
        let frame = ItemFrame(main: main, cross: shape.edgeCross ?? shape.boundaryCross)
        return environment.axis.rect(frame, on: environment.grid)
    }

    /// The attributes of the further views at the edges of a section.
    func edgeAttributes(
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> [UICollectionViewLayoutAttributes] {
        let others = others(of: placed)
        guard !others.isEmpty, let collectionView else { return [] }
        let base = edges(of: placed, environment)
        let first = Element.item(0, in: placed.index)
        return others.map { boundary in
            let measured = measuredSize(of: boundary, at: first, in: base.size, environment)
            let size = measured ?? boundary.size.points(width: base.width, height: base.height)
            return attributes(of: boundary, at: first.indexPath, size, in: base, of: collectionView, environment)
        }
    }

    /// The attributes of a view at the edge of a section, or of all of them.
    ///
    /// - Parameters:
    ///   - size: The size of the view, in points.
    ///   - base: The frame at whose edges the view lies, in points.
    func attributes(
        of boundary: SectionBoundary,
        at indexPath: IndexPath,
        _ size: CGSize,
        in base: CGRect,
        of collectionView: UICollectionView,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesMaker.supplementaryView(ofKind: boundary.kind, at: indexPath)
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        attributes.frame = boundary.frame(at: base, size, in: boundary.pins ? visible : nil, environment)
        let order = boundary.pins ? ElementOrder.pinned : ElementOrder.boundary
        attributes.zIndex = boundary.zIndex == 1 ? order : boundary.zIndex
        return attributes
    }
}
