import Foundation

/// What becomes of offsets that are set within a layout pass.
struct PassOffsets {
    /// Whether the collection view itself sets an offset.
    var isOwn = false

    /// The offset before the first one that was set in the pass, where it comes back.
    var before: CGPoint?

    /// The last one that was set in the pass, where it is taken later.
    var later: CGPoint?
}

extension UICollectionView {
    /// Whether an offset that a program sets is taken at once.
    func takesNow(_ offset: CGPoint) -> Bool {
        guard isInLayoutPass, !passOffsets.isOwn else { return true }
        if hostility.contains(.offsetsIgnoredInPasses) { return false }
        if hostility.contains(.offsetsDeferredInPasses) {
            passOffsets.later = offset
            return false
        }
        if hostility.contains(.offsetsRestoredAfterPasses), passOffsets.before == nil {
            passOffsets.before = contentOffset
        }
        return true
    }

    /// Brings back the offset before a pass, or takes the one that was set in it.
    func finishPassOffsets() {
        guard let offset = passOffsets.later ?? passOffsets.before else { return }
        passOffsets = PassOffsets()
        changeBounds(to: CGRect(origin: offset, size: bounds.size))
    }
}
