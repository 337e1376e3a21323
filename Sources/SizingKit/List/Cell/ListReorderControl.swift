import UIKit

/// The grip at the trailing edge of a row in editing mode, by which the user moves the row.
///
/// A touch on it begins the interactive movement of the cell in its collection view at once, as in a table, and the row follows
/// the finger.
/// As always, UIKit first calls the data source's `collectionView(_:canMoveItemAt:)`.
final class ListReorderControl: UIControl {
    private let glyph = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private let recognizer = GripRecognizer()
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
        recognizer.minimumPressDuration = 0
        recognizer.allowableMovement = .greatestFiniteMagnitude
        recognizer.didChange = { [weak self] in self?.fingerDidChange($0) }
        addGestureRecognizer(recognizer)
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

    private func fingerDidChange(_ step: GripRecognizer.Step) {
        switch step {
        case .began: beginMovement()
        case .moved:
            guard let movedIn else { return }
            // The row follows the finger vertically only.
            let position = CGPoint(x: movedIn.bounds.midX, y: recognizer.location(in: movedIn).y)
            movedIn.updateInteractiveMovementTargetPosition(position)
        case .ended:
            movedIn?.endInteractiveMovement()
            movedIn = nil
        case .cancelled:
            movedIn?.cancelInteractiveMovement()
            movedIn = nil
        }
    }

    private func beginMovement() {
        guard let cell = superview as? SizingListCell, let collectionView = cell.enclosingCollectionView,
            let indexPath = collectionView.indexPath(for: cell.shownCell),
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return recognizer.cancel() }
        movedIn = collectionView
    }
}
