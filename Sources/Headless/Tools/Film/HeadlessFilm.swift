import UIKit

/// A record of what a scroll view on a screen shows, frame by frame: to see whether anything moves under the reader.
///
/// ``svg(of:)`` makes a picture that plays by itself, ``page(of:)`` a page with a slider, which also shows the layout's
/// elements around the screen. A film keeps what it was given: what the views show later does not change it.
@preconcurrency @MainActor
public final class HeadlessFilm {
    /// How a layout knows the size of an element.
    public enum ElementStatus: Int, Sendable {
        /// It does not: the element has an estimated size.
        case estimated
        /// The element was measured before it was shown.
        case measured
        /// The shown view asked for another size.
        case corrected
    }

    /// The line above the screen.
    public let title: String

    /// How the layout knows the size of an item. By default an item that is on screen counts as measured.
    public var itemStatus: @MainActor (IndexPath) -> ElementStatus

    /// Where the layout has the start of the content, in points along the vertical axis, if it is not always at 0.
    public var contentOrigin: (@MainActor () -> CGFloat)?

    let screen: HeadlessScreen
    let scrollView: UIScrollView
    private(set) var frames: [FilmFrame] = []
    private(set) var shapes = FilmShapes()
    /// How far the layout had moved the offset when the last frame was recorded.
    private var movedInPasses = CGPoint.zero

    /// - Parameters:
    ///   - title: The line above the screen.
    ///   - scrollView: The view to record. It is on the screen.
    public init(_ title: String, of scrollView: UIScrollView, on screen: HeadlessScreen) {
        (self.title, self.screen, self.scrollView) = (title, screen, scrollView)
        itemStatus = { [unowned scrollView] path in
            (scrollView as? UICollectionView)?.cellForItem(at: path) == nil ? .estimated : .measured
        }
    }

    /// Records what is on screen now, and every frame that the closure shows.
    public func record(_ body: () throws -> Void) rethrows {
        if frames.isEmpty { capture() }
        let didCommit = screen.didCommit
        screen.didCommit = { [unowned self] in
            didCommit?()
            capture()
        }
        defer { screen.didCommit = didCommit }
        try body()
    }

    /// How far what the reader looked at has moved, other than by scrolling: the sum over all frames of the greatest
    /// movement of a view that the frame before showed too, in pixels.
    public var movedPixels: Int {
        frames.reduce(0) { $0 + $1.movedPixels }
    }

    /// In how many frames something moved, other than by scrolling.
    public var movedFrames: Int {
        frames.count { $0.movedPixels > 0 }
    }

    /// The number of frames recorded.
    public var frameCount: Int { frames.count }

    // MARK: One frame

    /// Records what is on screen now.
    public func capture() {
        scrollView.layoutIfNeeded()
        let offset = scrollView.bounds.origin
        let last = frames.last
        let scrolled = last.map { scrolledDistance(since: $0) } ?? .zero
        var frame = FilmFrame(bounds: scrollView.bounds, contentSize: scrollView.contentSize)
        for view in scrollView.subviews where !view.isHidden && view.alpha >= 0.01 {
            guard view.frame.overlaps(scrollView.bounds) else { continue }
            guard let shape = shapes.index(of: ViewDrawing.elements(of: view)) else { continue }
            let role = role(of: view)
            var part = FilmFrame.Part(view: .init(view), isCell: role == .item, shape: shape, frame: view.frame)
            if role != .other, let before = last?.part(of: part.view) {
                var x = part.frame.minX - offset.x - (before.frame.minX - (last?.offset.x ?? 0)) + scrolled.x
                var y = part.frame.minY - offset.y - (before.frame.minY - (last?.offset.y ?? 0)) + scrolled.y
                if role == .boundary {
                    (x, y) = (Self.excess(of: x, over: scrolled.x), Self.excess(of: y, over: scrolled.y))
                }
                part.movedPixels = Int((max(abs(x), abs(y)) * scale).rounded())
            }
            frame.parts.append(part)
        }
        frame.elements = elements()
        frame.contentOrigin = contentOrigin?() ?? 0
        movedInPasses = (scrollView as? UICollectionView)?.offsetMovedInPasses ?? .zero
        frames.append(frame)
    }

    /// How far the finger, a deceleration or the app has scrolled since the last frame: what moved the content before the layout
    /// was asked, except what a layout did that was asked between two frames.
    private func scrolledDistance(since last: FilmFrame) -> CGPoint {
        let id = ObjectIdentifier(scrollView)
        let offset = screen.scrolledOffsets[id] ?? scrollView.contentOffset
        let moved = screen.offsetsMovedInPasses[id] ?? movedInPasses
        return CGPoint(
            x: offset.x - last.offset.x - (moved.x - movedInPasses.x),
            y: offset.y - last.offset.y - (moved.y - movedInPasses.y)
        )
    }

    private enum Role {
        case item
        /// A header or footer, which may be pinned.
        case boundary
        case other
    }

    private func role(of view: UIView) -> Role {
        guard let view = view as? UICollectionReusableView, let collectionView = scrollView as? UICollectionView else {
            return view is UICollectionViewCell ? .item : .other
        }
        switch collectionView.category(of: view) {
        case .cell: return .item
        case .supplementaryView: return .boundary
        default: return .other
        }
    }

    /// The part of a movement in the content that is wrong for a header or footer. It may scroll with the content or be held
    /// on screen, and do one after the other.
    private static func excess(of moved: CGFloat, over scrolled: CGFloat) -> CGFloat {
        moved - min(max(moved, min(0, scrolled)), max(0, scrolled))
    }

    private var scale: CGFloat { max(1, scrollView.traitCollection.displayScale) }

    /// The items that the layout has near the screen.
    private func elements() -> [FilmFrame.Element] {
        guard let collectionView = scrollView as? UICollectionView else { return [] }
        let bounds = collectionView.bounds
        let near = bounds.insetBy(dx: -bounds.width * Self.reach, dy: -bounds.height * Self.reach)
        let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: near) ?? []
        return attributes.filter { $0.representedElementCategory == .cell }
            .sorted { $0.indexPath < $1.indexPath }
            .map { FilmFrame.Element(indexPath: $0.indexPath, frame: $0.frame, status: itemStatus($0.indexPath)) }
    }
}
