import Foundation

extension UIView {
    /// What a finger does that comes down on the view and goes up again at once: the nearest view around it that
    /// answers touches gets it.
    ///
    /// - Parameter point: Where, in the coordinates of the window.
    /// - Returns: That view; nil if there is none.
    package func receiveTap(at point: CGPoint) -> UIView? {
        var view: UIView? = self
        while let current = view {
            if current.answersTap(at: point) { return current }
            view = current.superview
        }
        return nil
    }

    /// Whether the touch ends here.
    private func answersTap(at point: CGPoint) -> Bool {
        switch self {
        case let control as UIControl:
            control.touchBegan(at: control.convert(point, from: nil))
            control.touchEnded()
            return true
        case let accessory as CellAccessoryView:
            return (accessory.superview as? UICollectionViewListCell)?.tapped(accessory) ?? false
        case let cell as UICollectionViewCell:
            guard let key = cell.reuse.key, key.category == .cell, let owner = cell.reuse.owner else { return false }
            owner.tapItem(at: key.indexPath)
            return true
        default:
            return false
        }
    }
}
