import UIKit

/// A label that notifies its cell when its text may need another frame.
final class ListCellLabel: UILabel {
    var contentDidChange: (@MainActor () -> Void)?

    override var text: String? {
        didSet { contentDidChange?() }
    }

    override var attributedText: NSAttributedString? {
        didSet { contentDidChange?() }
    }

    override var font: UIFont! {
        didSet { contentDidChange?() }
    }

    override var numberOfLines: Int {
        didSet { contentDidChange?() }
    }

    var isEmpty: Bool { (attributedText?.length ?? 0) == 0 }
}
