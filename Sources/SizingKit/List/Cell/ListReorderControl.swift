import UIKit

/// The grip at the trailing edge of a row in editing mode, by which the user moves the row.
///
/// A touch on it begins the interactive movement of the cell in its collection view, which continues as the finger moves.
/// As always, UIKit first calls the data source's `collectionView(_:canMoveItemAt:)`.
final class ListReorderControl: UIControl {
    private let glyph = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private weak var movedIn: UICollectionView?

    /// The distance from the trailing edge to the grip, in points.
    var margin: CGFloat = 0 {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    /// The width of the grip, in points, by appearance on iOS 13 to 18; unverified on a device.
    private static let side: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        glyph.contentMode = .scaleAspectFit
        glyph.tintColor = ListColors.glyph
        addSubview(glyph)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ListReorderControl is made in code only")
    }

    /// The text of the row.
    var rowLabel: String?

    override var accessibilityLabel: String? {
        get { [SizingListWords.current.reorder, rowLabel].label }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let side = Self.side
        glyph.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? margin : bounds.width - margin - side,
            y: ((bounds.height - side) / 2 * scale).rounded() / scale,
            width: side,
            height: side
        )
    }

    // MARK: Moving

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell = superview as? SizingListCell, let collectionView = cell.enclosingCollectionView,
            let indexPath = collectionView.indexPath(for: cell.shownCell),
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return false }
        movedIn = collectionView
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let movedIn else { return false }
        // The row follows the finger vertically only.
        let position = CGPoint(x: movedIn.bounds.midX, y: touch.location(in: movedIn).y)
        movedIn.updateInteractiveMovementTargetPosition(position)
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        movedIn?.endInteractiveMovement()
        movedIn = nil
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        movedIn?.cancelInteractiveMovement()
        movedIn = nil
    }
}
