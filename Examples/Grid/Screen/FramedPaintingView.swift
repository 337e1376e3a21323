import UIKit

/// A painting on a mat, hinted at by an abstract composition in its colours and proportions.
final class FramedPaintingView: UIView {
    /// The width of the mat, in points.
    static let frameWidth: CGFloat = 5

    private let canvas = UIView()
    private var painting: Painting?
    private var drawnRatio: Double?
    private var shapes: [Motif.Shape] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(rgb: 0xFBF9F4)
        layer.cornerRadius = 2
        layer.borderWidth = 1
        layer.borderColor = UIColor(rgb: 0xCFC8BA).cgColor
        canvas.clipsToBounds = true
        addSubview(canvas)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FramedPaintingView is made in code only")
    }

    func show(_ painting: Painting) {
        self.painting = painting
        drawnRatio = nil
        canvas.backgroundColor = UIColor(rgb: painting.colors.ground)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = min(Self.frameWidth, bounds.width / 8, bounds.height / 8)
        canvas.frame = bounds.insetBy(dx: inset, dy: inset)
        guard let painting, canvas.bounds.width > 0, canvas.bounds.height > 0 else { return }
        compose(painting)
        let unit = min(canvas.bounds.width, canvas.bounds.height)
        for (shape, view) in zip(shapes, canvas.subviews) { (view as? ShapeView)?.place(shape, unit: unit) }
    }

    /// Makes a view for each shape, once for a painting and the proportions of the canvas.
    private func compose(_ painting: Painting) {
        let ratio = canvas.bounds.width / canvas.bounds.height
        guard drawnRatio != ratio else { return }
        drawnRatio = ratio
        shapes = painting.motif.shapes(aspectRatio: ratio, seed: painting.seed)
        while canvas.subviews.count < shapes.count { canvas.addSubview(ShapeView()) }
        for (index, view) in canvas.subviews.enumerated() {
            view.isHidden = index >= shapes.count
            guard index < shapes.count else { continue }
            (view as? ShapeView)?.color = UIColor(rgb: painting.colors[shapes[index].tone])
        }
    }
}

/// A shape of a composition. A quarter or a half of a disc is a part of a disc that the view's bounds clip.
private final class ShapeView: UIView {
    private let area = UIView()

    var color: UIColor? {
        get { area.backgroundColor }
        set { area.backgroundColor = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(area)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ShapeView is made in code only")
    }

    /// - Parameter unit: The shorter side of the canvas, in points.
    func place(_ shape: Motif.Shape, unit: CGFloat) {
        frame = CGRect(x: shape.x * unit, y: shape.y * unit, width: shape.width * unit, height: shape.height * unit)
        let (radius, corners) = (shape.radius * unit, shape.corners)
        // Sides without round corners are as straight where the area goes on beyond them.
        let isWhole = radius == 0 || !corners.isOnOneSide
        let left = isWhole || !corners.isDisjoint(with: [.topLeft, .bottomLeft]) ? 0 : radius
        let right = isWhole || !corners.isDisjoint(with: [.topRight, .bottomRight]) ? 0 : radius
        let top = isWhole || !corners.isDisjoint(with: .top) ? 0 : radius
        let bottom = isWhole || !corners.isDisjoint(with: .bottom) ? 0 : radius
        clipsToBounds = left + right + top + bottom > 0
        area.frame = bounds.inset(by: UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right))
        area.layer.cornerRadius = radius
        area.layer.maskedCorners = isWhole ? corners.mask : Motif.Shape.Corners.all.mask
    }
}

extension Motif.Shape.Corners {
    /// Whether the corners are one, or the two of one side.
    fileprivate var isOnOneSide: Bool {
        let sides: [Motif.Shape.Corners] = [.top, .bottom, [.topLeft, .bottomLeft], [.topRight, .bottomRight]]
        return sides.contains { isSubset(of: $0) }
    }

    fileprivate var mask: CACornerMask {
        var mask: CACornerMask = []
        if contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
        if contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
        if contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
        if contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
        return mask
    }
}
