#if !os(tvOS)
    import UIKit

    /// The button of a swipe action.
    final class SwipeButton: UIControl {
        let action: UIContextualAction
        private let metrics: SwipeMetrics
        private let surface = UIView()
        private let picture = UIImageView()
        private let label = UILabel()

        /// The part of its size to which a title shrinks before it is truncated. Source: Listable.
        private static let minimumScaleFactor: CGFloat = 0.8
        /// The part of black over a button that is touched. Source: SwipeCellKit.
        private static let touchedShade: CGFloat = 0.1

        init(_ action: UIContextualAction, _ metrics: SwipeMetrics, _ traits: UITraitCollection) {
            self.action = action
            self.metrics = metrics
            super.init(frame: .zero)
            clipsToBounds = true
            isExclusiveTouch = true
            surface.isUserInteractionEnabled = false
            picture.contentMode = .scaleAspectFit
            picture.tintColor = .white
            picture.image = action.image?.withRenderingMode(.alwaysTemplate)
            label.text = action.title
            label.font = Self.font(metrics, traits)
            label.textColor = .white
            label.textAlignment = .center
            label.numberOfLines = metrics.buttonShape == .filled ? 2 : 1
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = Self.minimumScaleFactor
            addSubview(surface)
            surface.addSubview(picture)
            surface.addSubview(label)
            showColor()
            isAccessibilityElement = true
            accessibilityTraits = .button
            accessibilityLabel = action.title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("SwipeButton is made in code only")
        }

        /// The font of the titles, which grows with the text size of the user.
        private static func font(_ metrics: SwipeMetrics, _ traits: UITraitCollection) -> UIFont {
            let size = SizingListMetrics.length(metrics.titleFontSize)
            let scaled = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: size, compatibleWith: traits)
            return .systemFont(ofSize: scaled, weight: .medium)
        }

        /// The width of a button for an action in a row of a height, in points.
        static func width(
            for action: UIContextualAction,
            height: CGFloat,
            _ metrics: SwipeMetrics,
            _ traits: UITraitCollection
        ) -> CGFloat {
            let least = SizingListMetrics.length(metrics.minimumButtonWidth)
            var content = action.image?.size.width ?? 0
            if action.image == nil || height >= SizingListMetrics.length(metrics.minimumHeightForImageAndTitle) {
                let label = UILabel()
                label.font = font(metrics, traits)
                label.text = action.title
                content = max(content, label.intrinsicContentSize.width)
            }
            let wanted = content + 2 * SizingListMetrics.length(metrics.buttonPadding)
            guard metrics.buttonShape == .filled else {
                let capsule = max(SizingListMetrics.length(metrics.capsuleHeight), wanted.rounded(.up))
                return capsule + SizingListMetrics.length(metrics.capsuleSpacing)
            }
            return min(
                max(least, wanted.rounded(.up)),
                max(least, greatestWidth(metrics, traits))
            )
        }

        /// The greatest width of a button, in points, which grows with the titles.
        private static func greatestWidth(_ metrics: SwipeMetrics, _ traits: UITraitCollection) -> CGFloat {
            let size = max(1, SizingListMetrics.length(metrics.titleFontSize))
            let width = SizingListMetrics.length(metrics.maximumButtonWidth)
            return width * max(1, font(metrics, traits).pointSize / size)
        }

        override var isHighlighted: Bool {
            didSet { showColor() }
        }

        private func showColor() {
            let color: UIColor = action.backgroundColor ?? .systemGray
            surface.backgroundColor = color
            surface.alpha = isHighlighted ? 1 - Self.touchedShade : 1
            backgroundColor = metrics.buttonShape == .filled ? (isHighlighted ? .black : color) : .clear
        }

        /// Lays the content out.
        ///
        /// - Parameters:
        ///   - content: The area of the title and the image, in the coordinates of the button.
        ///   - surface: The area of the colour.
        func layOut(content: CGRect, surface area: CGRect) {
            surface.frame = area
            if metrics.buttonShape == .capsule {
                surface.layer.cornerRadius = min(area.width, area.height) / 2
                surface.layer.cornerCurve = .continuous
            }
            let content = content.offsetBy(dx: -area.minX, dy: -area.minY)
            let hasImage = picture.image != nil
            let hasTitle =
                !(label.text ?? "").isEmpty
                && (!hasImage || content.height >= SizingListMetrics.length(metrics.minimumHeightForImageAndTitle))
            (picture.isHidden, label.isHidden) = (!hasImage, !hasTitle)
            let imageSize = hasImage ? fitted(picture.image?.size ?? .zero, in: content.size) : .zero
            let padding = min(SizingListMetrics.length(metrics.buttonPadding), content.width / 8)
            let titleWidth = content.width - 2 * padding
            let most = CGSize(width: titleWidth, height: .greatestFiniteMagnitude)
            let titleHeight = hasTitle ? min(label.sizeThatFits(most).height, content.height) : 0
            let spacing = hasImage && hasTitle ? SizingListMetrics.length(metrics.imageSpacing) : 0
            var y = content.midY - (imageSize.height + spacing + titleHeight) / 2
            picture.frame = onPixels(
                CGRect(x: content.midX - imageSize.width / 2, y: y, width: imageSize.width, height: imageSize.height)
            )
            y += imageSize.height + spacing
            label.frame = onPixels(CGRect(x: content.minX + padding, y: y, width: titleWidth, height: titleHeight))
        }

        private func fitted(_ size: CGSize, in available: CGSize) -> CGSize {
            guard size.width > 0, size.height > 0 else { return .zero }
            let scale = min(1, available.width / size.width, available.height / size.height)
            return CGSize(width: size.width * scale, height: size.height * scale)
        }

        /// A frame of the same size on whole pixels.
        private func onPixels(_ frame: CGRect) -> CGRect {
            let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
            var frame = frame
            frame.origin.x = (frame.minX * scale).rounded() / scale
            frame.origin.y = (frame.minY * scale).rounded() / scale
            return frame
        }
    }
#endif
