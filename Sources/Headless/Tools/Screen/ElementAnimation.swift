import UIKit

/// How one view of a collection view moves in an animated change.
///
/// A reloaded item has two: its old view disappears while its new one appears.
@MainActor
public struct ElementAnimation {
    public enum Change: String, Sendable {
        /// The view was not shown before: its element was inserted or reloaded, or comes into sight.
        case appears
        /// The view is not shown afterwards: its element was deleted or reloaded, or goes out of sight.
        case disappears
        /// The view is shown before and afterwards, and something about it changes.
        case moves
        /// Nothing about the view changes.
        case stays
    }

    public let change: Change

    public let category: UICollectionView.ElementCategory

    /// The kind of a supplementary or decoration view; nil for cells.
    public let kind: String?

    /// The path of the element before the change; nil if it was not shown.
    public let indexPathBefore: IndexPath?

    /// The path of the element after the change; nil if it is not shown any more.
    public let indexPathAfter: IndexPath?

    /// Where the animation begins: what `initialLayoutAttributesForAppearing…` answered, else where the view was.
    ///
    /// The layout's object is read after the cells of the change have been sized: a layout that keeps it may correct
    /// it until then.
    public let start: UICollectionViewLayoutAttributes

    /// Where the animation ends: where the view is shown afterwards, else what
    /// `finalLayoutAttributesForDisappearing…` answered.
    public let end: UICollectionViewLayoutAttributes
}

extension ElementAnimation {
    init(_ transition: ElementTransition) {
        let (old, new) = (transition.old, transition.new)
        start = transition.start
        end = transition.end
        category = start.representedElementCategory
        kind = start.representedElementKind
        indexPathBefore = old?.indexPath
        indexPathAfter = new?.indexPath
        switch (old, new) {
        case (nil, _): change = .appears
        case (_, nil): change = .disappears
        default:
            // Paths differ where others were inserted before: that moves nothing.
            let end = transition.end.copy() as? UICollectionViewLayoutAttributes
            end?.indexPath = start.indexPath
            change = end.map(start.isEqual) ?? false ? .stays : .moves
        }
    }
}

extension HeadlessScreen {
    /// What moves in the last change of a collection view that was animated: a batch of updates, a change of size inside
    /// an animation, or a change of layout. Empty if the last one ran without animation.
    ///
    /// Views that were there before come first, by their old places, then those that appear, by their new ones.
    /// - Complexity: O(views shown).
    public func animations(in collectionView: UICollectionView) -> [ElementAnimation] {
        collectionView.elementTransitions.map(ElementAnimation.init)
    }
}
