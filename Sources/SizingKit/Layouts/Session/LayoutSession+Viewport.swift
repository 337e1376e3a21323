import SizingEngine
import UIKit

/// The visible area of the collection view, and the environment that elements are placed in.
extension LayoutSession {
    /// The present viewport.
    var visibleViewport: Viewport? {
        guard let collectionView, let environment else { return nil }
        return viewport(for: collectionView.bounds, in: environment)
    }

    /// Returns the viewport for bounds, on the pixel grid.
    func viewport(for bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        let insets = environment.axis.main(collectionView?.adjustedContentInset ?? .zero)
        return Viewport(
            span: span(of: bounds, in: environment),
            insetBefore: environment.grid.position(of: insets.start),
            insetAfter: environment.grid.position(of: insets.end)
        )
    }

    /// Returns an environment with the margins, which are read once a section needs them.
    func withMargins(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        guard environment.sideMargins == nil, let collectionView else { return environment }
        let environment = LayoutEnvironment(environment, withMarginsOf: collectionView)
        sections.noteReadsMargins()
        content.setEnvironment(environment)
        return environment
    }

    /// Whether the model has the current data and environment, so that an item can be shown at once.
    var canShowItems: Bool {
        guard isCurrent, pending.stale.isEmpty, elastic != nil,
            let environment, let collectionView
        else { return false }
        return environment == currentEnvironment(of: collectionView)
    }

    /// Returns the span of bounds along the scroll axis, on the pixel grid.
    func span(of bounds: CGRect, in environment: LayoutEnvironment) -> Span {
        let (axis, grid) = (environment.axis, environment.grid)
        return Span(
            start: grid.position(of: axis.main(bounds).start),
            length: grid.extent(of: axis.main(bounds.size), rounded: .nearest)
        )
    }

    /// Returns the viewport for the bounds that elements were last placed around. The insets may have changed since;
    /// UIKit does not notify layouts of that.
    func viewportBefore(_ bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        guard let insets = content.reach.insets else { return viewport(for: bounds, in: environment) }
        return Viewport(
            span: span(of: bounds, in: environment),
            insetBefore: insets.before,
            insetAfter: insets.after
        )
    }

    /// Whether the insets at the ends of the scroll axis have changed since elements were last placed, though they may have changed
    /// back.
    var hasOtherInsets: Bool { visibleViewport.map(hasOtherInsets) ?? false }

    /// Whether a viewport has other insets at the ends of the scroll axis than the one that elements were last placed in.
    func hasOtherInsets(in viewport: Viewport) -> Bool {
        content.reach.hasOtherInsets(viewport)
    }

    /// Records that the insets may have changed. UIKit does not notify layouts of that: a subclass of the collection view hears of it,
    /// and a subview hears of changes of the safe area.
    func insetsMayHaveChanged() {
        if let viewport = visibleViewport { content.reach.noteChange(ofInsetsIn: viewport) }
    }

    /// Whether the cross extent within the content insets has changed since elements were last placed. UIKit does not
    /// notify layouts of that.
    var hasOtherSpace: Bool {
        guard let collectionView, let environment else { return false }
        return environment.hasOtherSpace(in: collectionView)
    }

    /// Whether the layout direction has changed since elements were last placed. UIKit does not promise to notify layouts
    /// of that.
    var hasOtherDirection: Bool {
        guard let collectionView, let environment else { return false }
        return hasOtherDirection(in: collectionView, environment)
    }

    /// Whether a collection view has another layout direction than the one that elements were last placed for.
    func hasOtherDirection(in collectionView: UICollectionView, _ environment: LayoutEnvironment) -> Bool {
        isRightToLeft(in: collectionView, after: environment) != environment.isRightToLeft
    }

    /// Whether elements are placed for a right-to-left interface. While the user scrolls, the direction stays as it was.
    ///
    /// - Parameter environment: The environment that elements were last placed for.
    private func isRightToLeft(in collectionView: UICollectionView, after environment: LayoutEnvironment?) -> Bool {
        let isRightToLeft = collectionView.isRightToLeft
        // The flags of the scroll view are read only if the direction has changed.
        guard let direction = environment?.isRightToLeft, direction != isRightToLeft, collectionView.isMovedByFinger
        else { return isRightToLeft }
        return direction
    }

    /// The present environment; `nil` while the collection view has no width.
    ///
    /// - Parameter width: Another width than the collection view has, in points, for a vertical layout.
    func currentEnvironment(of collectionView: UICollectionView, width: CGFloat? = nil) -> LayoutEnvironment? {
        LayoutEnvironment(
            of: collectionView,
            width: width,
            scrollingAlong: Axis(layout.scrollDirection),
            isRightToLeft: isRightToLeft(in: collectionView, after: environment),
            mirrors: source.isMirroredInRightToLeft,
            readsMargins: sections.readsMargins
        )
    }

    /// The position of the first item on screen whose key has a given type, or of the last such item if the end is the
    /// anchor.
    func position<Key: Hashable & Sendable>(withKeysOf keyType: Key.Type) -> SizingPosition<Key>? {
        guard let elastic, let environment, let viewport = visibleViewport else { return nil }
        var found: SizingPosition<Key>?
        elastic.forEachElement(in: viewport.unobscuredSpan) { element, frame, _ in
            guard element.isItem, let key = try? measurer.key(of: element)?.base as? Key else { return true }
            let place = place(of: frame.main, in: viewport, elastic, environment)
            found = SizingPosition(
                key: key,
                edge: keepsLastElements ? .end : .start,
                distance: place.distance,
                itemLength: place.length
            )
            return keepsLastElements
        }
        return found
    }

    /// How far the edge of an element at which the layout keeps elements lies inside of what is visible, in points, and the length
    /// of an element that covers it.
    func place(
        of span: Span,
        in viewport: Viewport,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) -> (distance: CGFloat, length: CGFloat?) {
        let read = viewport.unobscuredSpan
        let inside = elastic.anchorEdge == .start ? span.start - read.start : read.end - span.end
        let grid = environment.grid
        return (grid.points(of: inside), span.contains(read) ? grid.points(of: span.length) : nil)
    }
}
