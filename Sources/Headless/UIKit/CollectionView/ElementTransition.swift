import Foundation

/// How one view gets from its place before a change to its place after it.
@MainActor
package struct ElementTransition {
    /// How the view was shown before; nil if it was not.
    package var old: UICollectionViewLayoutAttributes?

    /// How it is shown afterwards; nil if it is not.
    package var new: UICollectionViewLayoutAttributes?

    /// Where the animation begins and ends.
    package var start: UICollectionViewLayoutAttributes
    package var end: UICollectionViewLayoutAttributes
}

extension UICollectionView {
    /// Keeps how every view of a change moves, once the views that come have their final size.
    ///
    /// The layout's own objects are read only now: until then it may correct them, as it must when a view turns out to
    /// have another size.
    ///
    /// - Parameter areViewsPlaced: Whether the views have been given their new places, and have been sized in them.
    func keepTransitions(of running: RunningBatch, areViewsPlaced: Bool = true) {
        guard UIView.areAnimationsEnabled else {
            elementTransitions = []
            return
        }
        elementTransitions = running.transitions.compactMap { transition in
            let old = transition.old.flatMap { running.before[$0] }
            let new = transition.new.flatMap { key in
                running.after[key].map { answer in
                    areViewsPlaced ? liveViews[key].map { layoutAttributes($0.attributes) } ?? answer : answer
                }
            }
            let start = transition.initial ?? old ?? new
            let end = new ?? transition.final ?? transition.new.flatMap(normalAttributes) ?? old
            guard let start, let end else { return nil }
            return ElementTransition(old: old, new: new, start: start.duplicate(), end: end.duplicate())
        }
    }

    /// Where the layout has an element that it does not show.
    private func normalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard key.section != ElementKey.absent, counts?.contains(key) ?? false else { return nil }
        return layoutElement(key)
    }
}
