import UIKit

/// A decoration view of a list, which takes no touches.
class ListDecorationView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from an archive.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Prepares the view when it is made.
    func setUp() { isUserInteractionEnabled = false }
}
