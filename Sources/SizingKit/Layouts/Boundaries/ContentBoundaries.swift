import SizingEngine
import UIKit

/// Views at the edges of the whole content that a compositional layout describes, and their sizes.
@MainActor
struct ContentBoundaries {
    /// These views belong to no section. Apple's documentation doesn't give their index path; public code reads one index.
    static let indexPath = IndexPath(index: 0)

    let views: [SectionBoundary]
    /// Whether any of them stays on screen.
    let arePinned: Bool
    /// The edges at the sides that the views keep clear of.
    let reference: SizingSection.ContentInsetsReference
    /// The measured sizes, in points, by their kinds.
    private var sizes: [String: CGSize] = [:]
    private var measuredIn: LayoutEnvironment?
    /// The room for the views before and after the sections, in pixels.
    private(set) var room: (before: Int, after: Int) = (0, 0)

    init(_ views: [SectionBoundary] = [], from reference: SizingSection.ContentInsetsReference = .safeArea) {
        self.views = views
        arePinned = views.contains(where: \.pins)
        self.reference = reference
    }

    var isEmpty: Bool { views.isEmpty }

    func describesTheSame(as other: ContentBoundaries) -> Bool {
        views == other.views && reference == other.reference
    }

    /// Whether a view has yet to be measured.
    func needsSize(of view: SectionBoundary) -> Bool { view.size.isMeasured && sizes[view.kind] == nil }

    mutating func forgetSizes() { measuredIn = nil }

    mutating func remember(_ size: CGSize, ofKind kind: String) { sizes[kind] = size }

    /// Measures the views that were measured in another environment.
    ///
    /// - Parameter size: Returns the size of a view, in points; `nil` if only the shown view can tell it.
    mutating func measure(in environment: LayoutEnvironment, _ size: (SectionBoundary) -> CGSize?) {
        if measuredIn != environment { sizes = [:] }
        measuredIn = environment
        for view in views where needsSize(of: view) { sizes[view.kind] = size(view) }
    }

    /// Measures the room for the views before and after the sections.
    mutating func measureRoom(in container: CGSize, _ environment: LayoutEnvironment) {
        var room: (before: CGFloat, after: CGFloat) = (0, 0)
        for view in views where view.extends {
            let length = environment.axis.main(size(of: view, in: container))
            let offset = environment.axis == .vertical ? view.offset.y : view.offset.x
            switch view.end(along: environment.axis, isReversed: environment.isReversed) {
            case .start?: room.before = max(room.before, length - offset)
            case .end?: room.after = max(room.after, length + offset)
            case nil: break
            }
        }
        self.room = (environment.grid.extent(of: room.before), environment.grid.extent(of: room.after))
    }

    /// The size of a view, in points: the measured one, or the one that its description states.
    func size(of view: SectionBoundary, in container: CGSize) -> CGSize {
        sizes[view.kind] ?? view.size.points(width: container.width, height: container.height)
    }
}
