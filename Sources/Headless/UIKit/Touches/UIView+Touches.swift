import Foundation

extension UIView {
    /// The nearest view, from this one outwards, that does something when it is tapped; nil if no view does.
    package var viewAnsweringTap: UIView? {
        sequence(first: self, next: \.superview).first(where: \.answersTap)
    }

    private var answersTap: Bool {
        if attachedRecognizers.contains(where: { $0.isEnabled && $0 is UITapGestureRecognizer }) { return true }
        switch self {
        case is UIControl, is UITableViewCell, is UITextView: return true
        case let accessory as CellAccessoryView: return accessory.answersTouches
        case let cell as UICollectionViewCell: return cell.reuse.key?.category == .cell && cell.reuse.owner != nil
        default: return false
        }
    }
}
