import UIKit

/// An image view that notifies its cell when its image may need another frame.
final class ListCellImageView: UIImageView {
    var contentDidChange: (@MainActor () -> Void)?

    override var image: UIImage? {
        didSet { contentDidChange?() }
    }
}
