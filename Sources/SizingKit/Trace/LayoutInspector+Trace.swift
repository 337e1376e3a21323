import SizingEngine
import SizingFilm
import UIKit

/// What a trace records of a layout.
extension LayoutInspector {
    /// What the collection view shows now; `nil` while it shows nothing of this layout.
    func tracedFrame() -> TracedFrame? {
        guard let collectionView = session.collectionView, collectionView.window != nil,
            collectionView.collectionViewLayout === session.layout,
            let environment, let elastic = session.elastic, let viewport = session.visibleViewport
        else { return nil }
        let items = collectionView.visibleCells.compactMap { cell in
            collectionView.indexPath(for: cell).map { TracedFrame.Item(indexPath: $0, frame: cell.frame) }
        }
        var elements: [TracedFrame.Element] = []
        let reach = Int(Double(viewport.length) * FilmPage.reach)
        elastic.forEachElement(in: viewport.span.expanded(by: reach)) { element, frame, _ in
            guard element.isItem else { return true }
            let rect = environment.axis.rect(frame, on: environment.grid)
            elements.append(.init(indexPath: element.indexPath, frame: rect, status: status(of: element)))
            return true
        }
        return TracedFrame(
            time: CACurrentMediaTime(),
            bounds: collectionView.bounds,
            contentSize: collectionView.contentSize,
            origin: contentOrigin,
            settledPixels: session.settler.settledPixels,
            motion: tracedMotion(of: collectionView),
            statistics: session.measurer.statistics,
            items: items.sorted { $0.indexPath < $1.indexPath },
            elements: elements
        )
    }

    /// The distance between two frames of an item along the scroll axis, by the edges where it begins, in pixels.
    func pixels(from old: CGRect, to new: CGRect) -> Int {
        guard let environment else { return 0 }
        let (axis, grid) = (environment.axis, environment.grid)
        let (from, to) = (axis.main(old), axis.main(new))
        return environment.isReversed
            ? grid.position(of: to.end) - grid.position(of: from.end)
            : grid.position(of: to.start) - grid.position(of: from.start)
    }

    private func tracedMotion(of collectionView: UICollectionView) -> TracedFrame.Motion {
        if collectionView.isTracking || collectionView.isDragging { return .finger }
        if collectionView.isDecelerating { return .deceleration }
        return collectionView.isAnimatingScroll ? .animation : .none
    }
}

extension SizingTrace: LayoutRecord {}
