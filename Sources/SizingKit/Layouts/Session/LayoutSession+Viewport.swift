import SizingEngine
import UIKit

/// What the collection view shows, and in what room.
extension LayoutSession {
    /// What the collection view shows now.
    var visibleViewport: Viewport? {
        guard let collectionView, let environment else { return nil }
        return viewport(for: collectionView.bounds, in: environment)
    }

    /// The viewport that bounds show, on the pixel grid.
    func viewport(for bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        let insets = environment.axis.main(collectionView?.adjustedContentInset ?? .zero)
        return Viewport(
            span: span(of: bounds, in: environment),
            insetBefore: environment.grid.position(of: insets.start),
            insetAfter: environment.grid.position(of: insets.end)
        )
    }

    /// What bounds take of the scroll axis, on the pixel grid.
    func span(of bounds: CGRect, in environment: LayoutEnvironment) -> Span {
        let (axis, grid) = (environment.axis, environment.grid)
        return Span(
            start: grid.position(of: axis.main(bounds).start),
            length: grid.extent(of: axis.main(bounds.size), rounded: .nearest)
        )
    }

    /// The viewport that bounds showed when elements were last placed around them: the insets may have changed since,
    /// and UIKit tells a layout neither when nor from which.
    func viewportBefore(_ bounds: CGRect, in environment: LayoutEnvironment) -> Viewport {
        guard let placedInsets else { return viewport(for: bounds, in: environment) }
        return Viewport(
            span: span(of: bounds, in: environment),
            insetBefore: placedInsets.before,
            insetAfter: placedInsets.after
        )
    }

    /// Whether the insets at the ends of the scroll axis have changed since elements were last placed.
    var hasOtherInsets: Bool { visibleViewport.map(hasOtherInsets) ?? false }

    /// Whether a viewport has other insets at the ends of the scroll axis than the one that elements were last placed in.
    func hasOtherInsets(in viewport: Viewport) -> Bool {
        placedInsets.map { $0 != (viewport.insetBefore, viewport.insetAfter) } ?? false
    }

    /// Whether the content insets at the sides leave other room than when elements were last placed. UIKit tells a layout of
    /// them no more than of those at the ends.
    var hasOtherRoom: Bool {
        guard let collectionView, let environment else { return false }
        return environment.hasOtherRoom(in: collectionView)
    }

    /// Whether the interface runs in another direction than when elements were last placed: UIKit does not say that it tells
    /// a layout so.
    var hasOtherDirection: Bool {
        guard let collectionView, let environment else { return false }
        return isRightToLeft(in: collectionView) != environment.isRightToLeft
    }

    /// Whether elements are to be placed for an interface that runs from right to left. What is on screen under a finger
    /// keeps its place: another direction counts when the scroll is over.
    private func isRightToLeft(in collectionView: UICollectionView) -> Bool {
        if collectionView.isMovedByFinger, let environment { return environment.isRightToLeft }
        return collectionView.isRightToLeft
    }

    /// What sizes depend on now; `nil` while the collection view has no room.
    func currentEnvironment(of collectionView: UICollectionView) -> LayoutEnvironment? {
        LayoutEnvironment(
            of: collectionView,
            scrollingAlong: Axis(layout.scrollDirection),
            isRightToLeft: isRightToLeft(in: collectionView),
            readsMargins: readsMargins
        )
    }
}
