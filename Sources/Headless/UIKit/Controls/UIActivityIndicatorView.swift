import Foundation

/// Shows that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private let spokes = CAShapeLayer()

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        spokes.fillColor = nil
        spokes.lineCap = .round
        layer.addSublayer(spokes)
        show()
    }

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Nil restores grey.
    open var color: UIColor! = .systemGray {
        didSet {
            if color == nil { color = .systemGray }
            show()
        }
    }

    open var hidesWhenStopped = true {
        didSet { show() }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        show()
    }

    open func stopAnimating() {
        isAnimating = false
        show()
    }

    private func show() {
        spokes.strokeColor = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
        isHidden = hidesWhenStopped && !isAnimating
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    open override var intrinsicContentSize: CGSize { style.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = style.size.width / 2
        let path = CGMutablePath()
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            let turned = CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: angle)
            path.move(to: CGPoint(x: 0, y: -radius * 0.45), transform: turned)
            path.addLine(to: CGPoint(x: 0, y: -radius * 0.9), transform: turned)
        }
        spokes.path = path
        spokes.lineWidth = radius / 5
        spokes.frame = bounds
    }
}

extension UIActivityIndicatorView.Style {
    /// In points, as they are known of iOS 13 to 18.
    fileprivate var size: CGSize {
        let side: CGFloat = self == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }
}
