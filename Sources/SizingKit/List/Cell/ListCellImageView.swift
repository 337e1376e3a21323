import UIKit

/// An image view that says when its image may need another place.
final class ListCellImageView: UIImageView {
    var contentDidChange: (@MainActor () -> Void)?

    override var image: UIImage? {
        didSet { contentDidChange?() }
    }
}
