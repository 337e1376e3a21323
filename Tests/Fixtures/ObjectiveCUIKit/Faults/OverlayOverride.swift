import UIKit

final class NoteCell: UICollectionViewListCell {
    // Declared in an extension in Swift, which Objective-C doesn't dispatch.
    // error: cannot be overridden
    override var accessories: [UICellAccessory] {
        get { [] }
        set {}
    }
}
