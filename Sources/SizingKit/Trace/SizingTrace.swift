import UIKit

/// A record of what a collection view with a sizing layout shows, frame by frame: to see on a device whether anything
/// moves under the reader, and why.
///
/// ``page(title:)`` makes a page with a slider. The record has index paths, frames and how sizes were found. It has
/// nothing of what cells show, so that a page can be passed on.
///
/// Each item on screen is compared with where it was in the frame before. An item that moves because another one is
/// inserted on screen before it, or changes its size there, counts as moved, too.
///
/// A trace costs about as much as a layout pass in each frame. It keeps neither the layout nor its collection view alive.
@preconcurrency @MainActor
public final class SizingTrace {
    /// How far items on screen have moved, other than by scrolling: the sum over the recorded frames of the greatest
    /// movement along the scroll axis, in pixels.
    public var movedPixels: Int { frames.reduce(0) { $0 + $1.movedPixels } }

    /// The number of recorded frames.
    public var frameCount: Int { frames.count }

    private(set) var isRecording = false

    weak var layout: SizingLayout?
    /// The greatest number of frames that are kept. Of a longer record, the last frames are kept.
    let frameLimit: Int
    private(set) var frames: [TracedFrame] = []
    /// Where the items of the last frame are now, by their present index paths; empty where they cannot be compared.
    private var lastItems: [IndexPath: CGRect] = [:]

    /// Creates a record without frames.
    ///
    /// - Parameters:
    ///   - layout: The layout to record. It is the layout of a collection view while frames are recorded.
    ///   - frameLimit: The greatest number of frames that are kept, at least 1. 1,200 are twenty seconds of scrolling at 60
    ///     frames a second, and a page of one to two megabytes.
    public init(of layout: SizingLayout, frameLimit: Int = 1_200) {
        self.layout = layout
        self.frameLimit = max(1, frameLimit)
    }

    /// Begins to record. A layout has one record at a time: another one of the same layout stops.
    ///
    /// Frames are recorded when Core Animation has committed them, while the user scrolls, too. Nothing is recorded while
    /// nothing changes.
    public func start() {
        guard let session = layout?.session, !isRecording else { return }
        session.inspector.trace?.stop()
        session.inspector.trace = self
        lastItems = [:]
        capture()
        isRecording = true
    }

    /// Ends the record. The frames stay; a later ``start()`` adds to them.
    public func stop() {
        isRecording = false
        if let inspector = layout?.session.inspector, inspector.trace === self { inspector.trace = nil }
    }

    // MARK: One frame

    /// Records what Core Animation has committed.
    func capture() {
        guard let inspector = layout?.session.inspector, var frame = inspector.tracedFrame() else { return }
        if let last = frames.last, frame.shows(last) { return }
        if let last = frames.last, last.bounds.size == frame.bounds.size {
            let settled = frame.settledPixels - last.settledPixels
            for index in frame.items.indices {
                guard let before = lastItems[frame.items[index].indexPath] else { continue }
                let moved = inspector.pixels(from: before, to: frame.items[index].frame) - settled
                frame.items[index].movedPixels = abs(moved)
            }
        }
        lastItems = Dictionary(frame.items.map { ($0.indexPath, $0.frame) }, uniquingKeysWith: { first, _ in first })
        frames.append(frame)
        if frames.count > frameLimit { frames.removeFirst() }
    }

    // MARK: What the layout reports

    /// Follows the items of the last frame through a batch of updates.
    func moveItems(_ destination: (IndexPath) -> IndexPath?) {
        let moved = lastItems.compactMap { indexPath, frame in destination(indexPath).map { ($0, frame) } }
        lastItems = Dictionary(moved, uniquingKeysWith: { first, _ in first })
    }

    /// Forgets where items were, after a reload.
    func forgetItems() {
        lastItems = [:]
    }
}
