import UIKit

/// Pages beside each other, with a button on each.
final class ShelfView: UIScrollView {
    var buttons: [UIButton] = [] {
        didSet {
            for button in oldValue { button.removeFromSuperview() }
            for button in buttons { addSubview(button) }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        contentSize = CGSize(width: CGFloat(buttons.count) * size.width, height: size.height)
        for (page, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(page) * size.width + 95, y: 78, width: size.width - 190, height: 44)
        }
    }
}
