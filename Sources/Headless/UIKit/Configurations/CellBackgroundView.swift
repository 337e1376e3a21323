import Foundation

/// Shows a background configuration behind a cell's content.
final class CellBackgroundView: UIView {
    private let box = UIView()
    private let stroke = UIView()
    private let imageView = UIImageView()

    var configuration: UIBackgroundConfiguration {
        didSet { configurationDidChange(from: oldValue) }
    }

    init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [box, stroke] { addSubview(view) }
        box.addSubview(imageView)
        configurationDidChange(from: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func configurationDidChange(from old: UIBackgroundConfiguration?) {
        if old?.customView !== configuration.customView {
            old?.customView?.removeFromSuperview()
            if let customView = configuration.customView { box.addSubview(customView) }
        }
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.isHidden = configuration.image == nil
        box.clipsToBounds = configuration.cornerRadius > 0
        if box.layerIfMade != nil || configuration.cornerRadius > 0 {
            box.layer.cornerRadius = configuration.cornerRadius
        }
        stroke.isHidden = configuration.strokeWidth <= 0
        showColors()
        setNeedsLayout()
    }

    private func showColors() {
        let tint = tintColor ?? .systemBlue
        box.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        guard configuration.strokeWidth > 0 else { return }
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
        stroke.layer.borderColor =
            configuration.resolvedStrokeColor(for: tint)
            .resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = bounds.inset(by: insets)
        box.frame = place
        for view in box.subviews { view.frame = box.bounds }
        let outset = configuration.strokeOutset
        stroke.frame = place.insetBy(dx: -outset, dy: -outset)
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection)
    }
}
