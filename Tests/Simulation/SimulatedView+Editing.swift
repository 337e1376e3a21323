import SizingKit
import UIKit

/// The delete controls of simulated rows.
extension SimulatedView {
    /// Whether a tap on the delete control of an item opens its row first.
    static func confirmsDeletion(of id: Int) -> Bool { id % 3 != 0 }

    /// Gives a cell a control that deletes its item.
    func addDeleteControl(to cell: UICollectionViewCell, of id: Int) {
        guard scene.hasControls, let cell = cell as? SimulatedCell else { return }
        cell.editingStyle = .delete
        cell.confirmsDeletion = Self.confirmsDeletion(of: id)
        cell.editingControlHandler = { [weak self] in self?.delete(id) }
    }

    /// The delete controls in lists that a finger can reach, from the top down, with the identities of their items.
    var deleteControls: [(id: Int, middle: CGPoint)] {
        let found: [(id: Int, middle: CGPoint)] = collectionView.visibleCells.compactMap { cell in
            guard let indexPath = collectionView.indexPath(for: cell), let item = data.item(at: indexPath),
                data.sections[indexPath.section].kind == .list, let control = shownControl(of: cell)
            else { return nil }
            let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
            guard screen.window.bounds.insetBy(dx: 1, dy: 1).contains(middle),
                screen.window.hitTest(middle, with: nil)?.isDescendant(of: control) == true
            else { return nil }
            return (item.id, middle)
        }
        return found.sorted { $0.middle.y < $1.middle.y }
    }

    private func shownControl(of cell: UICollectionViewCell) -> UIView? {
        cell.subviews.first { $0 is UIControl && $0.alpha > 0 && !$0.isHidden && $0.bounds.width > 1 }
    }

    /// Whether each row of a list shows its control while it is edited, and none otherwise.
    var showsControlsAsEdited: Bool {
        collectionView.visibleCells.allSatisfy { cell in
            guard let cell = cell as? SimulatedCell, cell.editingStyle == .delete,
                cell.frame.intersects(collectionView.bounds)
            else { return true }
            return (shownControl(of: cell) != nil) == collectionView.isEditing
        }
    }
}
