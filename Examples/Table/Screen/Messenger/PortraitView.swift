import UIKit

/// The first letter of a name in a circle, in place of a picture.
final class PortraitView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PortraitView is made in code only")
    }

    func show(_ person: Person) {
        label.text = String(person.name.prefix(1))
        backgroundColor = person.color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}

extension Person {
    /// The colour of what somebody has written in a conversation of several.
    var color: UIColor {
        let colors: [UIColor] = [.systemPurple, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemIndigo]
        return colors[tint % colors.count]
    }
}
