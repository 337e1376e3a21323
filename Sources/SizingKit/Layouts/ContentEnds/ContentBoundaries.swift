import SizingEngine
import UIKit

/// Views at the edges of the whole content that a compositional layout describes, and their sizes.
@MainActor
struct ContentBoundaries {
    /// These views belong to no section. Apple's documentation doesn't give their index path; public code reads one index.
    static let indexPath = IndexPath(index: 0)

    let views: [SectionBoundary]
    /// What the views keep clear of at the sides.
    let reference: SizingSection.ContentInsetsReference
    /// The measured sizes, in points, by their kinds.
    private var sizes: [String: CGSize] = [:]
    private var measuredIn: LayoutEnvironment?

    init(_ views: [SectionBoundary] = [], from reference: SizingSection.ContentInsetsReference = .safeArea) {
        self.views = views
        self.reference = reference
    }

    var isEmpty: Bool { views.isEmpty }

    /// Whether any of them stays on screen.
    var arePinned: Bool { views.contains(where: \.pins) }

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

    /// The room for the views before and after the sections, in pixels.
    func room(in container: CGSize, _ environment: LayoutEnvironment) -> (before: Int, after: Int) {
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
        return (environment.grid.extent(of: room.before), environment.grid.extent(of: room.after))
    }

    private func size(of view: SectionBoundary, in container: CGSize) -> CGSize {
        sizes[view.kind] ?? view.size.points(width: container.width, height: container.height)
    }

    /// Where a view lies, in points.
    ///
    /// - Parameters:
    ///   - base: The sections, between what the views keep clear of at the sides.
    ///   - visible: What is on screen and not covered.
    func frame(
        of view: SectionBoundary,
        at base: CGRect,
        in visible: CGRect,
        _ environment: LayoutEnvironment
    ) -> CGRect {
        let axis = environment.axis
        let size = size(of: view, in: CGSize(width: base.width, height: visible.height))
        let end = view.end(along: axis, isReversed: environment.isReversed)
        let (main, cross) = (axis.main(base), axis.cross(base))
        let (length, breadth) = (axis.main(size), axis.cross(size))
        let beyond = view.extends ? length : 0
        var start =
            switch end {
            case .start?: main.start - beyond
            case .end?: main.end - length + beyond
            case nil: (main.start + main.end - length) / 2
            }
        start += axis == .vertical ? view.offset.y : view.offset.x
        if view.pins, let end {
            let visible = axis.main(visible)
            start = end == .start ? max(start, visible.start) : min(start, visible.end - length)
        }
        let other: CGFloat =
            switch view.crossEnd(along: axis) {
            case .start?: cross.start
            case .end?: cross.end - breadth
            case nil: (cross.start + cross.end - breadth) / 2
            }
        let crossStart = other + (axis == .vertical ? view.offset.x : view.offset.y)
        let origin = axis == .vertical ? CGPoint(x: crossStart, y: start) : CGPoint(x: start, y: crossStart)
        return CGRect(origin: origin, size: size).inset(by: view.insets, isReversed: false)
            .onWholePixels(of: environment.grid)
    }
}

extension SectionBoundary {
    /// The end of the content that the view lies at; `nil` for its middle.
    fileprivate func end(along axis: Axis, isReversed: Bool) -> Edge? {
        if axis == .vertical { return isAtTop ? .start : isAtBottom ? .end : nil }
        switch alignment {
        case .leading, .topLeading, .bottomLeading: return isReversed ? .end : .start
        case .trailing, .topTrailing, .bottomTrailing: return isReversed ? .start : .end
        default: return nil
        }
    }

    /// The side across the scroll axis that the view lies at; `nil` for the middle. UIKit mirrors vertical layouts.
    fileprivate func crossEnd(along axis: Axis) -> Edge? {
        if axis == .horizontal { return isAtTop ? .start : isAtBottom ? .end : nil }
        switch alignment {
        case .leading, .topLeading, .bottomLeading: return .start
        case .trailing, .topTrailing, .bottomTrailing: return .end
        default: return nil
        }
    }
}
