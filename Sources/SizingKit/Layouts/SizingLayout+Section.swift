import UIKit

extension SizingLayout {
    /// The duration in which items move to their places in another arrangement, in seconds, as in a batch of updates.
    private static let sectionChangeDuration: TimeInterval = 0.3

    /// Changes the arrangement of every section, as ``section`` does, with an animation. Closures, sizes and the reader's place stay:
    /// the first whole item on screen keeps its position.
    ///
    /// ```swift
    /// layout.setSection(.grid(columns: 5), animated: true)
    /// ```
    ///
    /// Items that are on screen before and after move to their new places and get their new sizes. If the user has turned on
    /// Reduce Motion, nothing moves: the new arrangement fades in over the old one. If there is a
    /// ``sectionProvider-swift.property``, it still describes the sections.
    ///
    /// - Parameters:
    ///   - section: The arrangement of every section.
    ///   - animated: Whether items are animated to their new places. Outside of a window nothing is animated.
    public final func setSection(_ section: SizingSection, animated: Bool) {
        guard section != self.section else { return }
        guard animated, let collectionView, collectionView.window != nil else {
            self.section = section
            return
        }
        // Pending changes are not part of the animation.
        collectionView.layoutIfNeeded()
        let change = {
            self.section = section
            collectionView.layoutIfNeeded()
        }
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIView.animate(withDuration: Self.sectionChangeDuration, animations: change)
        }
        UIView.transition(
            with: collectionView,
            duration: Self.sectionChangeDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { UIView.performWithoutAnimation(change) }
        )
    }
}
