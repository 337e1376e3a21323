import QuartzCore
import UIKit

/// A ring that fills, as apps draw one with layers.
final class GaugeView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private(set) var value: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
            gradient.locations = [0, 1]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        for (shape, color) in [(track, UIColor.systemGray5), (ring, UIColor.white)] {
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = color.cgColor
            shape.lineWidth = 8
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        ring.strokeEnd = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(
            arcCenter: center,
            radius: min(bounds.width, bounds.height) / 2 - 4,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        for shape in [track, ring] {
            shape.frame = bounds
            shape.path = path.cgPath
        }
    }

    func set(_ value: CGFloat, animated: Bool, completion: @escaping () -> Void = {}) {
        let old = ring.presentation()?.strokeEnd ?? self.value
        self.value = value
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.strokeEnd = value
        CATransaction.setCompletionBlock(completion)
        if animated {
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = old
            animation.toValue = value
            animation.duration = 0.5
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            ring.add(animation, forKey: "strokeEnd")
        }
        CATransaction.commit()
    }

    var shownValue: CGFloat { ring.presentation()?.strokeEnd ?? ring.strokeEnd }
}
