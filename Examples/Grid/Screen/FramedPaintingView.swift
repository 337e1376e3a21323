import UIKit

/// A painting in its frame, hinted at by a few shapes in its colours.
final class FramedPaintingView: UIView {
    /// The width of the frame, in points.
    static let frameWidth: CGFloat = 5

    private let canvas = UIView()
    private var shapes: [Motif.Shape] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(rgb: 0x6B5130)
        layer.cornerRadius = 1
        canvas.clipsToBounds = true
        canvas.layer.borderWidth = 1
        canvas.layer.borderColor = UIColor(rgb: 0xC9AE74).cgColor
        addSubview(canvas)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FramedPaintingView is made in code only")
    }

    func show(_ painting: Painting) {
        canvas.backgroundColor = UIColor(rgb: painting.colors.ground)
        shapes = painting.motif.shapes
        while canvas.subviews.count < shapes.count { canvas.addSubview(UIView()) }
        for (index, view) in canvas.subviews.enumerated() {
            view.isHidden = index >= shapes.count
            guard index < shapes.count else { continue }
            view.backgroundColor =
                switch shapes[index].tone {
                case .ground: UIColor(rgb: painting.colors.ground)
                case .middle: UIColor(rgb: painting.colors.middle)
                case .accent: UIColor(rgb: painting.colors.accent)
                }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = min(Self.frameWidth, bounds.width / 8, bounds.height / 8)
        canvas.frame = bounds.insetBy(dx: inset, dy: inset)
        let size = canvas.bounds.size
        for (shape, view) in zip(shapes, canvas.subviews) {
            switch shape.outline {
            case .band(let x, let y, let width, let height):
                view.frame = CGRect(
                    x: x * size.width,
                    y: y * size.height,
                    width: width * size.width,
                    height: height * size.height
                )
                view.layer.cornerRadius = 0
            case .disc(let x, let y, let part):
                let radius = part * min(size.width, size.height)
                let middle = CGPoint(x: x * size.width, y: y * size.height)
                view.frame = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
                view.layer.cornerRadius = radius
            case .shoulders(let x, let y, let part):
                let radius = part * min(size.width, size.height)
                let (half, top) = (1.9 * radius, y * size.height + 1.15 * radius)
                view.frame = CGRect(
                    x: x * size.width - half,
                    y: top,
                    width: 2 * half,
                    height: size.height - top + half
                )
                view.layer.cornerRadius = half
            }
        }
    }
}
