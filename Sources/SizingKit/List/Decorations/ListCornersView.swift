import UIKit

/// Covers what the rows at an end of a card draw outside of its rounded corners, in the colour behind the card. So cells
/// of any class have the corners of their card, even while they are selected, inserted, deleted or edited.
///
/// A decoration view above the rows, as wide as the card. It shows the corners of a frame around the card; the frame's
/// inner edge has the card's rounded corners.
final class ListCornersView: ListDecorationView {
    /// The length of a continuous corner along a side, in radii (1.528665 for UIKit's own continuous corners), rounded
    /// up.
    static let reach: CGFloat = 1.6

    private let frameView = UIView()
    private var color: UIColor?
    private var radius: CGFloat = 0
    private var corners: CACornerMask = []

    override func setUp() {
        super.setUp()
        clipsToBounds = true
        frameView.layer.cornerCurve = .continuous
        addSubview(frameView)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
        (color, radius, corners) = (attributes.color, attributes.cornerRadius, attributes.maskedCorners)
        showColor()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The square corner is 0.42 radii outside of the round one: a frame half a radius thick covers it.
        let thickness = radius / 2
        frameView.frame = card.insetBy(dx: -thickness, dy: -thickness)
        frameView.layer.borderWidth = thickness
        frameView.layer.cornerRadius = radius + thickness
    }

    /// The card, which extends beyond this view on the side without corners.
    private var card: CGRect {
        var card = bounds
        let further = radius * 4
        if corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) {
            card.origin.y -= further
            card.size.height += further
        }
        if corners.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) { card.size.height += further }
        if corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMinXMaxYCorner]) {
            card.origin.x -= further
            card.size.width += further
        }
        if corners.isDisjoint(with: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]) { card.size.width += further }
        return card
    }

    private func showColor() {
        frameView.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(macCatalyst, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }
}
