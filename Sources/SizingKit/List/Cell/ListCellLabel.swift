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
        didSet {
            guard !isWrapping else { return }
            statesLines = true
            contentDidChange?()
        }
    }

    private var statesLines = false
    private var isWrapping = false

    /// Lets the text have as many lines as it needs, or one, unless the app has stated a number.
    func wrap(_ wraps: Bool) {
        let lines = wraps ? 0 : 1
        guard !statesLines, numberOfLines != lines else { return }
        isWrapping = true
        numberOfLines = lines
        isWrapping = false
    }

    var isEmpty: Bool { (attributedText?.length ?? 0) == 0 }
}
