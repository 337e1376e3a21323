import Foundation

/// The update of a view's properties, which comes before its layout.
extension UIView {
    func markNeedsPropertyUpdate() {
        guard !layoutState.needsPropertyUpdate else { return }
        layoutState.needsPropertyUpdate = true
        markAncestors()
    }

    func updateOwnPropertiesIfNeeded() {
        guard layoutState.needsPropertyUpdate else { return }
        layoutState.needsPropertyUpdate = false
        traitCollection.performAsCurrent { updateProperties() }
    }
}
