import SizingKit
import UIKit

/// The swipe actions of simulated rows.
extension SimulatedView {
    /// What an action does, in turn: it deletes its item, it finishes, or it never says that it has finished.
    private static let outcomes = 3

    /// The width that the open row shows of its buttons, in points.
    static let openWidths: [CGFloat] = [74, 148]

    /// The actions of an item: one at the leading side, two at the trailing side, and none for some items.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let item = data.item(at: indexPath), item.id % (isLeading ? 3 : 5) != 0 else { return nil }
        let numbers = isLeading ? [item.id] : [item.id, item.id + 1]
        return UISwipeActionsConfiguration(
            actions: numbers.map { number in
                UIContextualAction(style: .normal, title: "\(number)") { [weak self] _, _, completion in
                    switch number % Self.outcomes {
                    case 0:
                        self?.delete(item.id)
                        completion(true)
                    case 1: completion(true)
                    default: break
                    }
                }
            }
        )
    }

    /// The rows of lists that are not at their place, by their identities, with the distance that they are moved by.
    var movedRows: [Int: CGFloat] {
        var moved: [Int: CGFloat] = [:]
        for cell in collectionView.visibleCells {
            guard let indexPath = collectionView.indexPath(for: cell), let item = data.item(at: indexPath),
                data.sections[indexPath.section].kind == .list, cell.frame.minX != 0
            else { continue }
            moved[item.id] = cell.frame.minX
        }
        return moved
    }

    /// The buttons beside rows that a finger could reach.
    var swipeButtons: [UIControl] {
        let views = collectionView.subviews.filter { view in
            !view.isHidden && view.alpha > 0 && !(view is UICollectionViewCell)
                && view.frame.maxY > collectionView.bounds.minY && view.frame.minY < collectionView.bounds.maxY
        }
        return views.flatMap { $0.subviews }.compactMap { $0 as? UIControl }.filter { $0.bounds.width > 1 }
    }
}
