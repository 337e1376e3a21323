import Foundation

/// How a button with a configuration shows it.
extension UIButton {
    func show(_ configuration: Configuration) {
        let color = configuration.foregroundColor(of: self)
        titleView.font = configuration.titleFont
        titleView.numberOfLines = 0
        subtitleView.font = configuration.subtitleFont
        for label in [titleView, subtitleView] {
            label.textColor = color
            label.alpha = isHighlighted ? 0.75 : 1
        }
        if let title = configuration.styledTitle(color) {
            titleView.attributedText = title
        } else if let title = configuration.title {
            titleView.text = title
        } else if let title = currentAttributedTitle {
            titleView.attributedText = title
        } else {
            titleView.text = currentTitle
        }
        if let subtitle = configuration.styledSubtitle(color) {
            subtitleView.attributedText = subtitle
        } else {
            subtitleView.text = configuration.subtitle
        }
        if subtitleView.superview == nil { addSubview(subtitleView) }
        titleView.isHidden = !hasTitle
        subtitleView.isHidden = configuration.subtitle == nil
        showPicture(of: configuration, color)
        let box = backgroundBox ?? CellBackgroundView(configuration: configuration.background)
        if backgroundBox == nil {
            backgroundBox = box
            insertSubview(box, at: 0)
        }
        box.isHidden = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showPicture(of configuration: Configuration, _ color: UIColor) {
        pictureView.image = configuration.image ?? currentImage
        pictureView.tintColor = color
        pictureView.contentMode = .scaleAspectFit
        pictureView.isHidden = pictureView.image == nil || configuration.showsActivityIndicator
        guard configuration.showsActivityIndicator else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        guard indicator == nil else { return }
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        addSubview(view)
        indicator = view
    }

    /// - Parameter width: The width of the button; nil if it is as wide as its titles.
    func layout(of configuration: Configuration, in width: CGFloat?) -> ConfiguredButtonLayout {
        var layout = ConfiguredButtonLayout(configuration: configuration)
        layout.picture =
            indicator?.intrinsicContentSize ?? (pictureView.isHidden ? .zero : pictureView.image?.size ?? .zero)
        let room = width.map { layout.widthOfTitles(in: $0) } ?? .greatestFiniteMagnitude
        let space = CGSize(width: room, height: .greatestFiniteMagnitude)
        func size(of label: UILabel) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(space)
            return CGSize(width: min(size.width, room), height: size.height)
        }
        layout.title = size(of: titleView)
        layout.subtitle = size(of: subtitleView)
        return layout
    }

    func layOut(_ configuration: Configuration) {
        let share: CGFloat =
            switch contentHorizontalAlignment {
            case .leading, .fill: 0
            case .trailing: 1
            case .left: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
            case .right: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : 1
            default: 0.5
            }
        let frames = layout(of: configuration, in: bounds.width).frames(
            in: bounds,
            share: share,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        (indicator ?? pictureView).frame = frames.picture
        titleView.frame = frames.title
        subtitleView.frame = frames.subtitle
        backgroundBox?.frame = bounds
        backgroundBox?.configuration = configuration.background
        backgroundBox?.configuration.cornerRadius = configuration.cornerRadius(inHeight: bounds.height)
    }
}
