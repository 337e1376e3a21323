import Simulation
import Testing
import UIKit

@testable import SizingKit

/// What a reader sees between two frames, and what must never happen there.
@MainActor
final class ScreenInspector {
    private enum Name: Hashable {
        /// By its identity: batches change index paths.
        case item(Int)
        case header(Int)
        case footer(Int)
    }

    /// Positions along the reading direction, in whole pixels.
    private struct Frame: Equatable {
        var top: Int
        var bottom: Int
    }

    private let list: ListFixture
    private var shown: [Name: Frame] = [:]
    private var offset = 0
    /// How far the reader and animations had moved the content.
    private var distanceMoved = 0
    private var size = CGSize.zero
    /// Where the content ended in the frame before.
    private var endOfContent = 0
    /// What went wrong first.
    private(set) var problem: String?

    init(_ list: ListFixture) {
        self.list = list
    }

    /// Takes what is on screen as given, after a change that may move anything.
    func forget() {
        shown = [:]
    }

    /// Compares what is on screen with the truth and with the frame before.
    func inspect() {
        guard problem == nil else { return }
        let now = visibleFrames()
        let newOffset = reading.offset
        checkExtents(now)
        checkGaps(now)
        if size == list.collectionView.bounds.size { checkMovement(now, newOffset) }
        shown = now
        offset = newOffset
        distanceMoved = reading.distanceMoved
        size = list.collectionView.bounds.size
        endOfContent = reading.endOfContent
    }

    private var reading: ReadingDirection { ReadingDirection(of: list.collectionView, list.layout) }

    private func name(of indexPath: IndexPath) -> Name {
        .item(list.rows[indexPath.section][indexPath.item].id)
    }

    /// Where the items on screen stand in the data.
    private var places: [Int: IndexPath] {
        let visible = list.collectionView.indexPathsForVisibleItems
        return Dictionary(
            visible.map { (list.rows[$0.section][$0.item].id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private var sectionInsets: (before: CGFloat, after: CGFloat) {
        let insets = list.layout.section.contentInsets
        return reading.isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }

    private func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }

    private func report(_ text: String) {
        if problem == nil { problem = text }
    }

    private func visibleFrames() -> [Name: Frame] {
        let view = list.collectionView
        let bounds = view.bounds
        var frames: [Name: Frame] = [:]
        func add(_ name: Name, _ subview: UIView) {
            guard subview.frame.intersects(bounds) else { return }
            let span = reading.span(of: subview.frame)
            frames[name] = Frame(top: span.start, bottom: span.end)
        }
        for cell in view.visibleCells {
            if let indexPath = view.indexPath(for: cell) { add(name(of: indexPath), cell) }
        }
        for (kind, isHeader) in [
            (UICollectionView.elementKindSectionHeader, true), (UICollectionView.elementKindSectionFooter, false),
        ] {
            for indexPath in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let subview = view.supplementaryView(forElementKind: kind, at: indexPath) else { continue }
                add(isHeader ? .header(indexPath.section) : .footer(indexPath.section), subview)
            }
        }
        return frames
    }

    /// Everything shown has its true size.
    private func checkExtents(_ now: [Name: Frame]) {
        let places = places
        for (name, frame) in now {
            let height: CGFloat? =
                switch name {
                case .item(let id): places[id].map { list.trueHeight(of: $0) }
                case .header(let section): list.headerHeight?(section)
                case .footer(let section): list.footerHeight?(section)
                }
            let expected = height.map { Int(($0 * 3 - 0.001).rounded(.up)) }
            if frame.bottom - frame.top != expected {
                report("\(name) is \(frame.bottom - frame.top) pixels tall, not \(expected ?? -1)")
            }
        }
    }

    /// Nothing but the spaces of the arrangement shows between two rows, and no space beyond the ends.
    private func checkGaps(_ now: [Name: Frame]) {
        let frames = now.values.sorted { $0.top < $1.top }
        guard let first = frames.first, let last = frames.last else {
            if list.heights.contains(where: { !$0.isEmpty }) { report("nothing is on screen") }
            return
        }
        let configuration = list.layout.configuration
        let insets = sectionInsets
        let largestSpace = pixels(
            configuration.rowSpacing + list.layout.sectionSpacing + insets.before + insets.after
        )
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            if lower.top < upper.bottom { report("rows overlap at \(lower.top)") }
            if lower.top > upper.bottom + largestSpace { report("a gap shows at \(upper.bottom)") }
        }
        let reading = reading
        let legal = min(max(reading.offset, reading.minimumOffset), reading.maximumOffset)
        let top = max(legal + reading.insetBefore, reading.offset)
        let bottom = min(legal + reading.length - reading.insetAfter, reading.offset + reading.length)
        let spaceBefore = pixels(insets.before) + largestSpace
        if first.top > top + spaceBefore { report("\(first.top - top) pixels are empty above the first row") }
        let isShort = reading.endOfContent < bottom
        if !isShort, last.bottom < bottom - largestSpace - pixels(insets.after) {
            report("\(bottom - last.bottom) pixels are empty below the last row")
        }
    }

    /// What was on screen keeps its frame, or, where the origin settles, its place on screen; only an end of the content
    /// may push it.
    private func checkMovement(_ now: [Name: Frame], _ newOffset: Int) {
        let moved = now.compactMap { name, frame in shown[name].map { frame.top - $0.top } }
        guard let movement = moved.first, movement != 0 else {
            if moved.contains(where: { $0 != 0 }) { report("rows moved apart: \(moved)") }
            return
        }
        if moved.contains(where: { $0 != movement }) { report("rows moved apart: \(moved)") }
        // An offset may lie between two pixels.
        let settled = newOffset - offset - (reading.distanceMoved - distanceMoved)
        if abs(movement - settled) > 1, !isHeldAtAnEnd(now, newOffset) {
            report("rows moved by \(movement) pixels while the layout moved the offset by \(settled)")
        }
    }

    /// Whether an end of the content lies exactly where it is held when it gives way: at the edge of what is visible, or,
    /// while the content is pulled beyond it, where it was.
    private func isHeldAtAnEnd(_ now: [Name: Frame], _ newOffset: Int) -> Bool {
        let reading = reading
        let visibleStart = newOffset + reading.insetBefore
        if let start = contentStart(now), start == reading.startOfContent || start == visibleStart { return true }
        let visibleEnd = newOffset + reading.length - reading.insetAfter
        if let end = contentEnd(now), end == visibleEnd || end == endOfContent { return true }
        return false
    }

    /// Where the content starts, if its first element is on screen.
    private func contentStart(_ now: [Name: Frame]) -> Int? {
        let insetBefore = pixels(sectionInsets.before)
        if let header = list.headerHeight?(0) {
            if let frame = now[.header(0)] { return frame.top }
            return now[name(of: IndexPath(item: 0, section: 0))].map { $0.top - insetBefore - pixels(header) }
        }
        return now[name(of: IndexPath(item: 0, section: 0))].map { $0.top - insetBefore }
    }

    /// Where the content ends, if its last element is on screen.
    private func contentEnd(_ now: [Name: Frame]) -> Int? {
        let section = list.heights.count - 1
        let insetAfter = pixels(sectionInsets.after)
        let footer = list.footerHeight?(section)
        if footer != nil, let frame = now[.footer(section)] { return frame.bottom }
        let last = IndexPath(item: list.heights[section].count - 1, section: section)
        return now[name(of: last)].map { $0.bottom + insetAfter + pixels(footer ?? 0) }
    }
}
