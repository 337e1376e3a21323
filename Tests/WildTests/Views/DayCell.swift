import UIKit

/// A day of a calendar: a number on a circle when it is chosen, in a ring when it is today, with dots for what is planned.
final class DayCell: UICollectionViewCell {
    private let number = UILabel()
    let circle = CAShapeLayer()
    let ring = CAShapeLayer()
    private(set) var dots: [CAShapeLayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        number.textAlignment = .center
        number.font = .systemFont(ofSize: 17)
        circle.fillColor = UIColor.systemBlue.cgColor
        circle.isHidden = true
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemRed.cgColor
        ring.lineWidth = 2
        ring.isHidden = true
        contentView.layer.addSublayer(circle)
        contentView.layer.addSublayer(ring)
        contentView.addSubview(number)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            circle.isHidden = !isSelected
            CATransaction.commit()
            number.textColor = isSelected ? .white : .label
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        ring.isHidden = true
        show(dots: 0)
    }

    func show(day: Int, isToday: Bool, events: Int) {
        number.text = "\(day)"
        ring.isHidden = !isToday
        show(dots: min(events, 3))
    }

    private func show(dots count: Int) {
        while dots.count > count { dots.removeLast().removeFromSuperlayer() }
        while dots.count < count {
            let dot = CAShapeLayer()
            dot.fillColor = UIColor.systemOrange.cgColor
            contentView.layer.addSublayer(dot)
            dots.append(dot)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        number.frame = bounds
        let side = min(bounds.width, bounds.height) - 8
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.frame = bounds
        circle.path = UIBezierPath(ovalIn: disc).cgPath
        ring.frame = bounds
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
                radius: side / 2 - ring.lineWidth / 2,
                startAngle: 0,
                endAngle: 2 * .pi,
                clockwise: true
            ).cgPath
        let width = CGFloat(dots.count) * 4 + CGFloat(max(0, dots.count - 1)) * 2
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: bounds.midX - width / 2 + CGFloat(index) * 6, y: bounds.maxY - 8, width: 4, height: 4)
            dot.path = CGPath(ellipseIn: dot.bounds, transform: nil)
        }
    }
}
