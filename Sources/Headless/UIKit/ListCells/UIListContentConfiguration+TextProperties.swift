import Foundation

extension UIListContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Hashable {
            case natural
            case center
            case justified
        }

        public enum TextTransform: Hashable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        public var font: UIFont {
            didSet { hasOwnFont = true }
        }
        private var hasOwnFont = false

        public var color: UIColor {
            didSet { hasOwnColor = true }
        }
        private var hasOwnColor = false

        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true

        public var transform: TextTransform {
            didSet { hasOwnTransform = true }
        }
        private var hasOwnTransform = false

        @available(iOS 15.0, *)
        public var showsExpansionTextWhenTruncated: Bool {
            get { keptShowsExpansionText }
            set { keptShowsExpansionText = newValue }
        }
        private var keptShowsExpansionText = false

        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        init(_ look: ListContentStyle.TextLook) {
            font = look.font
            color = look.color
            transform = look.transform
        }

        /// Takes over what was not set from a standard look.
        mutating func adopt(_ look: ListContentStyle.TextLook, isDisabled: Bool) {
            if !hasOwnFont {
                font = look.font
                hasOwnFont = false
            }
            if !hasOwnColor {
                color = isDisabled ? .tertiaryLabel : look.color
                hasOwnColor = false
            }
            if !hasOwnTransform {
                transform = look.transform
                hasOwnTransform = false
            }
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties: Hashable {
    public static func == (
        first: UIListContentConfiguration.TextProperties,
        second: UIListContentConfiguration.TextProperties
    ) -> Bool {
        first.font == second.font && first.color == second.color
            // Closures cannot be compared: two transformers count as different.
            && first.colorTransformer == nil && second.colorTransformer == nil
            && first.alignment == second.alignment && first.lineBreakMode == second.lineBreakMode
            && first.numberOfLines == second.numberOfLines
            && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
            && first.minimumScaleFactor == second.minimumScaleFactor
            && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
            && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
            && first.transform == second.transform
            && first.keptShowsExpansionText == second.keptShowsExpansionText
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
        hasher.combine(transform)
    }
}
