import SizingEngine
import UIKit

extension SectionBoundary {
    /// Where the view lies at the edges of a section, or of all sections.
    ///
    /// - Parameters:
    ///   - base: The frame at whose edges the view lies, in points.
    ///   - size: The size of the view, in points.
    ///   - visible: Where the view is kept along the scroll axis, in points; `nil` if it is not pinned.
    @MainActor
    func frame(at base: CGRect, _ size: CGSize, in visible: CGRect? = nil, _ environment: LayoutEnvironment) -> CGRect {
        let axis = environment.axis
        let (main, cross) = (axis.main(base), axis.cross(base))
        let (length, breadth) = (axis.main(size), axis.cross(size))
        let end = end(along: axis, isReversed: environment.isReversed)
        // There is room for it beyond the edge, or it lies over the items.
        let beyond = extends ? length : 0
        var start = axis == .vertical ? offset.y : offset.x
        switch end {
        case .start?: start += main.start - beyond
        case .end?: start += main.end - length + beyond
        case nil: start += (main.start + main.end - length) / 2
        }
        if let visible, let end {
            let visible = axis.main(visible)
            // It leaves the screen with the frame at whose edge it lies.
            start =
                end == .start
                ? max(start, min(visible.start, main.end - length)) : min(start, max(visible.end - length, main.start))
        }
        var crossStart = axis == .vertical ? offset.x : offset.y
        switch crossEnd(along: axis) {
        case .start?: crossStart += cross.start
        case .end?: crossStart += cross.end - breadth
        case nil: crossStart += (cross.start + cross.end - breadth) / 2
        }
        let origin = axis == .vertical ? CGPoint(x: crossStart, y: start) : CGPoint(x: start, y: crossStart)
        return CGRect(origin: origin, size: size).inset(by: insets, isReversed: false)
            .onWholePixels(of: environment.grid)
    }

    /// The end along the scroll axis that the view lies at; `nil` for the middle.
    func end(along axis: Axis, isReversed: Bool) -> Edge? {
        let end = end(along: axis)
        return axis == .horizontal && isReversed ? end?.opposite : end
    }

    /// The side across the scroll axis that the view lies at; `nil` for the middle. UIKit mirrors vertical layouts.
    func crossEnd(along axis: Axis) -> Edge? { end(along: axis == .vertical ? .horizontal : .vertical) }

    private func end(along axis: Axis) -> Edge? {
        isAtStart(along: axis) ? .start : isAtEnd(along: axis) ? .end : nil
    }
}
