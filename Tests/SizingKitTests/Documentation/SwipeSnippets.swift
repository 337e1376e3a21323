import Foundation
import SizingKit
import UIKit

/// What the documentation says of swipe actions and of deletions.
@MainActor
private final class SwipeSnippets {
    struct Contact {
        var name = ""
    }

    struct ContactGroup {
        var contacts: [Contact] = []
    }

    let layout = SizingListLayout()
    var groups: [ContactGroup] = []

    func delete(_ contact: Contact) {}

    func actions() {
        layout.configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            let contact = groups[indexPath.section].contacts[indexPath.item]
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
                self.delete(contact)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
    }

    func accessory(of cell: UICollectionViewListCell, at indexPath: IndexPath, contact: Contact) {
        cell.accessories = [
            .delete { [unowned self] in
                layout.confirmDeletion(ofItemAt: indexPath) { self.delete(contact) }
            }
        ]
    }

    func words() {
        SizingListWords.current.moveUp = NSLocalizedString("Move Up", comment: "")
    }
}
