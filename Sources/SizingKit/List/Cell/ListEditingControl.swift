import UIKit

/// The circle at the leading edge of a row in editing mode.
final class ListEditingControl: UIControl {
    private let disc = UIView()
    private let glyph = UIImageView()
    private var style = SizingListRow.EditingStyle.none
    private var margin: CGFloat = 0

    /// The diameter of the circle, in points, by appearance on iOS 13 to 18; unverified on a device.
    private static let side: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The minus and the plus are transparent in their symbols.
        disc.backgroundColor = .white
        disc.isUserInteractionEnabled = false
        glyph.contentMode = .scaleAspectFit
        addSubview(disc)
        addSubview(glyph)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ListEditingControl is made in code only")
    }

    /// The text of the row.
    var rowLabel: String?

    override var accessibilityLabel: String? {
        get {
            let words = SizingListWords.current
            return [style == .insert ? words.insert : words.delete, rowLabel].label
        }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { showGlyph() } }
    }

    /// - Parameter margin: The distance from the leading edge to the circle, in points.
    func show(_ style: SizingListRow.EditingStyle, margin: CGFloat) {
        if margin != self.margin { setNeedsLayout() }
        self.margin = margin
        guard style != self.style else { return }
        self.style = style
        showGlyph()
    }

    private func showGlyph() {
        let (name, color): (String, UIColor) =
            switch (style, isSelected) {
            case (.insert, _): ("plus.circle.fill", .systemGreen)
            case (.multiselect, false): ("circle", ListColors.glyph)
            case (.multiselect, true): ("checkmark.circle.fill", .tintColor)
            case (.delete, _), (.none, _): ("minus.circle.fill", .systemRed)
            }
        glyph.image = UIImage(systemName: name)
        glyph.tintColor = color
        disc.isHidden = name == "circle"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let side = Self.side
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let glyphFrame = CGRect(
            x: isMirrored ? bounds.width - margin - side : margin,
            y: ((bounds.height - side) / 2 * scale).rounded() / scale,
            width: side,
            height: side
        )
        glyph.frame = glyphFrame
        disc.frame = glyphFrame.insetBy(dx: side / 4, dy: side / 4)
        disc.layer.cornerRadius = side / 4
    }
}
