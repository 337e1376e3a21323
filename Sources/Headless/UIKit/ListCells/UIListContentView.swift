import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var parts: [ObjectIdentifier: UILayoutGuide] = [:]

    public convenience init(configuration: UIListContentConfiguration) {
        self.init(list: configuration)
    }

    private init(list: UIListContentConfiguration) {
        self.list = list
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        preservesSuperviewLayoutMargins = true
        show()
    }

    public var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != list else { return }
            list = newValue
            show()
        }
    }

    // MARK: Content

    private func show() {
        let image = list.imageProperties
        imageView.image = list.image
        imageView.isHidden = list.image == nil
        imageView.preferredSymbolConfiguration = image.preferredSymbolConfiguration
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = image.cornerRadius > 0
        if imageView.layerIfMade != nil || image.cornerRadius > 0 { imageView.layer.cornerRadius = image.cornerRadius }
        show(list.textContent, list.textProperties, in: label)
        show(list.secondaryTextContent, list.secondaryTextProperties, in: secondaryLabel)
        if alpha != list.alpha { alpha = list.alpha }
        for view in [imageView, label, secondaryLabel] where view.isHidden { removePart(view) }
        showTint()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ content: UIListContentConfiguration.TextContent?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.isHidden = content == nil
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        switch content {
        case .plain(let text): label.text = properties.transformed(text)
        case .attributed(let text): label.attributedText = text
        case nil: label.text = nil
        }
    }

    private func showTint() {
        let tint = tintColor ?? .systemBlue
        let image = list.imageProperties
        imageView.tintColor = image.resolvedTintColor(for: tint)
        guard imageView.layerIfMade != nil || image.strokeWidth > 0 else { return }
        imageView.layer.borderWidth = image.strokeWidth
        imageView.layer.borderColor = (image.strokeColor ?? tint).resolvedColor(with: traitCollection).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTint()
        invalidateIntrinsicContentSize()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.contentSizeWasInvalidated()
    }

    // MARK: Guides

    /// Where the text is; nil without one.
    open var textLayoutGuide: UILayoutGuide? { part(label) }

    /// Where the secondary text is; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { part(secondaryLabel) }

    /// Where the image is; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { part(imageView) }

    /// Made when it is first asked for.
    private func part(_ view: UIView) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if let guide = parts[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide(.part, of: self)
        parts[ObjectIdentifier(view)] = guide
        move(guide, onto: view)
        return guide
    }

    private func move(_ guide: UILayoutGuide, onto view: UIView) {
        let (frame, bounds) = (view.frame, bounds)
        guide.partInsets = UIEdgeInsets(
            top: frame.minY,
            left: frame.minX,
            bottom: bounds.height - frame.maxY,
            right: bounds.width - frame.maxX
        )
    }

    /// The constraints to a part that is no longer there go with it.
    private func removePart(_ view: UIView) {
        guard let guide = parts.removeValue(forKey: ObjectIdentifier(view)) else { return }
        forget(guide)
        guide.owningView = nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width)
        let direction = effectiveUserInterfaceLayoutDirection
        let frames = layout.frames(in: bounds.size, scale: scale)
        func place(_ frame: CGRect?, _ view: UIView) {
            guard var frame else { return }
            if direction == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        place(frames.image, imageView)
        place(frames.text, label)
        place(frames.secondaryText, secondaryLabel)
        for view in [imageView, label, secondaryLabel] {
            if let guide = parts[ObjectIdentifier(view)] { move(guide, onto: view) }
        }
    }

    private var scale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }

    private func layout(width: CGFloat) -> ListContentLayout {
        ListContentLayout(
            configuration: list,
            margins: contentMargins,
            image: imageView.shownImage,
            text: list.textContent == nil ? nil : label,
            secondaryText: list.secondaryTextContent == nil ? nil : secondaryLabel,
            width: width
        )
    }

    /// The configuration's margins, grown to those of the superview along the axes that keep them.
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        let axes = list.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let outer = superviewMargins else { return margins }
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// A cell is measured before its content has a place in it: what its margins leave is known without that, unless a subclass
    /// has given the content another place.
    private var superviewMargins: NSDirectionalEdgeInsets? {
        guard let superview else { return nil }
        let direction = effectiveUserInterfaceLayoutDirection
        guard let cell = superview as? UICollectionViewCell, isWhereItBelongs(in: cell, direction) else {
            let margins = superview.overlap(of: superview.layoutMargins, with: self)
            return NSDirectionalEdgeInsets(margins, direction: direction)
        }
        let (margins, insets) = (cell.directionalLayoutMargins, cell.contentInsets)
        return NSDirectionalEdgeInsets(
            top: margins.top - insets.top,
            leading: margins.leading - insets.leading,
            bottom: margins.bottom - insets.bottom,
            trailing: margins.trailing - insets.trailing
        )
    }

    private func isWhereItBelongs(in cell: UICollectionViewCell, _ direction: UIUserInterfaceLayoutDirection) -> Bool {
        frame.isEmpty || frame.minX == UIEdgeInsets(cell.contentInsets, direction: direction).left
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        layout(width: .greatestFiniteMagnitude).size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        layout(width: size.width > 0 ? size.width : .greatestFiniteMagnitude).size
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthFixed = horizontalFittingPriority >= .required
        let size = layout(width: isWidthFixed ? targetSize.width : .greatestFiniteMagnitude).size
        return CGSize(
            width: isWidthFixed ? targetSize.width : size.width,
            height: verticalFittingPriority >= .required ? targetSize.height : size.height
        )
    }
}
