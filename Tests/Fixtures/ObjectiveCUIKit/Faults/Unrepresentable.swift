import UIKit

final class GridDelegate: NSObject, UICollectionViewDelegate {
    // error: cannot be represented in Objective-C
    @objc func place(of cell: UICollectionViewCell) -> (row: Int, column: Int) { (0, 0) }
}

class Registry<View: UIView>: NSObject {}

extension Registry {
    // error: extensions of generic classes cannot contain '@objc' members
    @objc func reload() {}
}
