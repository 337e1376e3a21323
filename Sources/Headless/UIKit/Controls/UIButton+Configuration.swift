import Foundation

extension UIButton {
    /// Says what a button shows, and how.
    ///
    /// Colours and corners are those of iOS 15 to 18 as they are seen; Apple does not print them.
    @available(iOS 15.0, *)
    public struct Configuration {
        public enum Size: Sendable {
            case mini, small, medium, large
        }

        public enum CornerStyle: Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        public enum TitleAlignment: Sendable {
            case automatic, leading, center, trailing
        }

        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style

        private init(_ style: Style) {
            self.style = style
        }

        public static func plain() -> UIButton.Configuration { .init(.plain) }
        public static func gray() -> UIButton.Configuration { .init(.gray) }
        public static func tinted() -> UIButton.Configuration { .init(.tinted) }
        public static func filled() -> UIButton.Configuration { .init(.filled) }
        public static func borderless() -> UIButton.Configuration { .init(.plain) }
        public static func bordered() -> UIButton.Configuration { .init(.gray) }
        public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }
        public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }

        public var background = UIBackgroundConfiguration.clear() {
            didSet { hasOwnBackground = background.backgroundColor != oldValue.backgroundColor || hasOwnBackground }
        }
        private var hasOwnBackground = false

        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        /// Nil stands for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// Nil stands for the colour of the style.
        public var baseBackgroundColor: UIColor?

        public var title: String? {
            didSet { if title != attributedTitle.map({ String($0.characters) }) { attributedTitle = nil } }
        }

        /// Sets the title to its text.
        public var attributedTitle: AttributedString? {
            didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
        }

        /// Gets the font and the colour that the button would have, and the attributes of the title over them.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        public var subtitle: String? {
            didSet { if subtitle != attributedSubtitle.map({ String($0.characters) }) { attributedSubtitle = nil } }
        }

        /// Sets the subtitle to its text.
        public var attributedSubtitle: AttributedString? {
            didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
        }

        /// Gets the font and the colour that the button would have, and the attributes of the subtitle over them.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic

        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and titles.
        public var imagePadding: CGFloat = 0
        /// Whether an activity indicator takes the place of the image.
        public var showsActivityIndicator = false

        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?

        public mutating func setDefaultContentInsets() {
            ownInsets = nil
        }

        /// With the background of the button's state, unless another one was set.
        @MainActor
        public func updated(for button: UIButton) -> UIButton.Configuration {
            guard !hasOwnBackground else { return self }
            var updated = self
            updated.background.backgroundColor = backgroundColor(of: button)
            updated.hasOwnBackground = false
            return updated
        }
    }
}

// MARK: - Looks

extension UIButton.Configuration {
    /// As reported of iOS 15 and later: with a title in the standard text size, 34.33 points high, 28 where small, and 50.33 where large.
    private var defaultInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch buttonSize {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    @MainActor
    var titleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
    }

    @MainActor
    var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

    @MainActor
    func foregroundColor(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        return style == .filled ? .white : button.tintColor ?? .systemBlue
    }

    @MainActor
    fileprivate func backgroundColor(of button: UIButton) -> UIColor {
        let base = baseBackgroundColor ?? (style == .gray ? .secondarySystemFill : button.tintColor ?? .systemBlue)
        switch style {
        case .plain: return baseBackgroundColor ?? (button.isSelected ? base.withAlphaComponent(0.18) : .clear)
        case .gray: return base
        case .tinted: return button.isEnabled ? base.withAlphaComponent(0.18) : .secondarySystemFill
        case .filled: return button.isEnabled ? base : .secondarySystemFill
        }
    }

    func cornerRadius(inHeight height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .small: 4
        case .dynamic, .medium: buttonSize == .large ? 9 : 6
        case .large: 10
        case .capsule: height / 2
        }
    }
}
