import Foundation

/// Selects all rows from that on which a pan began to that under the fingers, and deselects them again where the fingers go back.
@MainActor
final class PanSelection: NSObject, UIGestureRecognizerDelegate {
    /// How near to an end of the view the fingers scroll it, and how far in a frame, in points. Apple publishes neither: estimates.
    private static let edge: CGFloat = 44
    private static let step: CGFloat = 6

    private weak var view: (any PanSelecting)?
    private let pan = SelectionPanGestureRecognizer()
    private var start: IndexPath?
    /// From the first row to that under the fingers, whichever comes first.
    private var range: ClosedRange<IndexPath>?
    /// Those of the range that the pan has selected.
    private var selected: Set<IndexPath> = []

    init(_ view: any PanSelecting) {
        self.view = view
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 2
        pan.addAction { [weak self] _ in self?.panDidChange() }
        pan.frameDidPass = { [weak self] in self?.scrollAtEdges() }
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let row = view.panRow(at: pan.start), view.shouldBeginPanSelection(at: row) else {
            return false
        }
        start = row
        return true
    }

    private func panDidChange() {
        switch pan.state {
        case .began:
            if let start { view?.beginPanSelection(at: start) }
            selectToFingers()
        case .changed: selectToFingers()
        default: end()
        }
    }

    private func end() {
        (start, range, selected) = (nil, nil, [])
        view?.endPanSelection()
    }

    /// Between two rows and beyond the last one all stays as it is.
    private func selectToFingers() {
        guard let view, let start, let row = view.panRow(at: pan.location(in: view)) else { return }
        let (old, new) = (range, min(start, row)...max(start, row))
        range = new
        for row in selected.sorted() where !new.contains(row) {
            selected.remove(row)
            view.setSelectedByPan(false, row)
        }
        let rows = rows(in: new)
        for row in row < start ? rows.reversed() : rows where old?.contains(row) != true && !view.isRowSelected(row) {
            view.setSelectedByPan(true, row)
            if view.isRowSelected(row) { selected.insert(row) }
        }
    }

    private func rows(in range: ClosedRange<IndexPath>) -> [IndexPath] {
        let counts = view?.panRowCounts ?? []
        let (low, high) = (range.lowerBound, range.upperBound)
        return (low.section...high.section).flatMap { section in
            let count = section < counts.count ? counts[section] : 0
            let start = section == low.section ? low.item : 0
            let end = section == high.section ? min(high.item + 1, count) : count
            return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
        }
    }

    private func scrollAtEdges() {
        guard let view else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let point = pan.location(in: view)
        func step(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            place < start + Self.edge ? -Self.step : place > end - Self.edge ? Self.step : 0
        }
        let distance = CGPoint(
            x: view.scrollsHorizontally ? step(point.x, visible.minX, visible.maxX) : 0,
            y: view.scrollsVertically ? step(point.y, visible.minY, visible.maxY) : 0
        )
        guard distance != .zero else { return }
        let offset = view.contentOffset
        view.turnWheel(by: distance)
        if view.contentOffset != offset { selectToFingers() }
    }
}
