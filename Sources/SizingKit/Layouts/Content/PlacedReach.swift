import SizingEngine
import UIKit

/// The distance from the viewport to which the content is placed. Passes in the same viewport, and steps of a scroll
/// within that distance, need not place the content again.
@MainActor
final class PlacedReach {
    /// The viewport around which everything is placed, and to which distance from it, in pixels; `nil` if placing it again could
    /// change anything.
    private var viewport: (viewport: Viewport, margin: Margin)?
    /// A span of the content in which every element has its final position; `nil` if it is not known.
    private(set) var span: Span?
    /// The steps of a scroll that place nothing; `nil` if they are not known.
    var freeSteps: FreeSteps?
    /// Whether pinned elements have moved with the bounds since the last pass, and nothing else was invalidated.
    private(set) var onlyPinnedElementsMove = false
    /// Whether the margin after the viewport is measured once the visible elements have been drawn, and not before.
    var owesMargin = false {
        didSet { if owesMargin { hasLateMargin = false } }
    }
    /// Whether the margin was measured once the screen was drawn. Estimates are not learned from it before the content moves: they
    /// would change the numbers of a screen that nobody touches.
    var hasLateMargin = false
    /// Whether elements are measured at any distance.
    var coversAll = false
    /// The insets at the two ends of the scroll axis for which elements were last placed, in pixels.
    private(set) var insets: (before: Int, after: Int)?
    /// Whether the insets have been others since then: they may have changed back, and the offset may follow them all the same.
    private var haveInsetsChanged = false

    /// Forgets the reach, since elements have moved.
    func elementsDidMove() {
        viewport = nil
        span = nil
        freeSteps = nil
    }

    /// Forgets everything: the layout leaves its collection view.
    func forgetAll() {
        elementsDidMove()
        owesMargin = false
        insets = nil
        haveInsetsChanged = false
    }

    /// Forgets that a viewport is placed, since a view at an end of the content has changed.
    func endDidChange() {
        viewport = nil
    }

    /// Records an invalidation.
    ///
    /// - Parameters:
    ///   - isOfPinnedElements: Whether it is that of a step that moves pinned elements, and nothing else.
    ///   - isPrepared: Whether it is the first one since the last pass.
    func noteInvalidation(isOfPinnedElements: Bool, isPrepared: Bool) {
        onlyPinnedElementsMove = isOfPinnedElements && (isPrepared || onlyPinnedElementsMove)
    }

    /// Records the insets in which a placement begins.
    func noteInsets(of viewport: Viewport) {
        insets = (viewport.insetBefore, viewport.insetAfter)
        haveInsetsChanged = false
    }

    /// Records a viewport whose insets may be others than those for which elements were last placed.
    func noteChange(ofInsetsIn viewport: Viewport) {
        guard hasOtherInsets(viewport) else { return }
        haveInsetsChanged = true
        // The placed content may still be right, but has to be checked.
        self.viewport = nil
        freeSteps = nil
    }

    /// Records that everything around a viewport is placed, and placing it again would change nothing.
    func note(_ viewport: Viewport, margin: Margin) {
        self.viewport = (viewport, margin)
    }

    /// Records a span in which every element has its final position.
    func note(_ span: Span) {
        self.span = span
    }

    /// Whether everything around a viewport is placed, to a distance from it in pixels.
    func covers(_ viewport: Viewport, margin: @autoclosure () -> Margin) -> Bool {
        guard let placed = self.viewport, placed.viewport == viewport else { return false }
        return placed.margin.covers(margin())
    }

    /// Whether a viewport has other insets than the one that elements were last placed in, or there have been others since.
    func hasOtherInsets(_ viewport: Viewport) -> Bool {
        guard let insets else { return false }
        return haveInsetsChanged || insets != (viewport.insetBefore, viewport.insetAfter)
    }
}
