import TestSupport
import UIKit

/// How a view at an end of the content changes.
package enum ContentViewChange: Sendable, Equatable {
    /// A constraint of the view changes.
    case byItself
    /// The layout is told of it in a batch of other updates.
    case inBatch(UInt64)
    /// Another view is set, or none.
    case bySetting
}

/// The views at the ends of the content.
extension UserReplay {
    func changeContentView(isHeader: Bool, _ pixels: Int, _ change: ContentViewChange) {
        guard view.scene.contentViews != nil else { return }
        let shown = view.contentView(isHeader: isHeader)
        let items = Set(view.places.keys)
        let sections = Set(view.data.sections.map(\.id))
        switch change {
        case .byItself:
            guard let shown else { return }
            guard !collectionView.isTracking, !collectionView.isDecelerating else {
                shown.pixels = pixels
                inspector.contentViewChanges = true
                defer { inspector.contentViewChanges = false }
                return screen.frame()
            }
            rest()
            holding(by: .edge, "a content view that changes", items, sections) {
                shown.pixels = pixels
                screen.frames(Self.animatedFrames)
            }
        case .inBatch(let seed):
            let change = {
                shown?.pixels = pixels
                view.layout.invalidateContentViews()
            }
            guard view.scene.isDiffable else { return batch(seed, with: change) }
            // A diffable data source makes its batch itself: UIKit lays out what changed before it, and content that is
            // then shorter may be pushed by its end.
            holding(by: .edge, "a content view that changes before a batch", items, sections, change)
            batch(seed)
        case .bySetting:
            let isRemoved = shown != nil && pixels % 3 == 0
            holding(by: .edge, "a content view that is \(isRemoved ? "removed" : "set")", items, sections) {
                view.setContentView(isHeader: isHeader, to: isRemoved ? nil : pixels)
            }
        }
    }

    /// A change that a view makes by itself shows in as many frames.
    private static let animatedFrames = 4

    /// At rest the views at the ends have their own lengths, and lie at the ends.
    func checkContentViews() throws {
        let reading = ScreenReading(view)
        for isHeader in [true, false] {
            guard let shown = view.contentView(isHeader: isHeader),
                let place = reading.contentViewPlace(isHeader: isHeader)
            else { continue }
            let name = isHeader ? "content header" : "content footer"
            try Difference.check(place.length, shown.pixels, "the length of the \(name)")
            try Difference.check(place.cross, reading.crossRoom, "the extent across of the \(name)")
        }
    }
}
