extension UIFont {
    public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIFont.TextStyle {
    @available(iOS 17.0, *)
    public static let extraLargeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17.0, *)
    public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    @available(iOS 11.0, *)
    public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")
}
