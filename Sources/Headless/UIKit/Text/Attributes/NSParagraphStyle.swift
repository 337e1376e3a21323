import Foundation

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    package internal(set) var format = ParagraphFormat()

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() {
        super.init()
    }

    init(format: ParagraphFormat) {
        self.format = format
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        decode(coder)
    }

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(format.alignment.rawValue, forKey: "alignment")
        coder.encode(format.lineBreakMode.rawValue, forKey: "lineBreakMode")
        coder.encode(format.baseWritingDirection.rawValue, forKey: "baseWritingDirection")
        for (key, length) in Self.lengths {
            coder.encode(Double(format[keyPath: length]), forKey: key)
        }
        coder.encode(NSArray(array: tabStops), forKey: "tabStops")
    }

    private func decode(_ coder: NSCoder) {
        format.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .natural
        format.lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? .byWordWrapping
        format.baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "baseWritingDirection")) ?? .natural
        for (key, length) in Self.lengths {
            format[keyPath: length] = CGFloat(coder.decodeDouble(forKey: key))
        }
        let tabs = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "tabStops") as? [NSTextTab]
        if let tabs { format.tabStops = tabs.map(\.stop) }
    }

    private static var lengths: [(String, WritableKeyPath<ParagraphFormat, CGFloat>)] {
        [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
            ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
            ("defaultTabInterval", \.defaultTabInterval),
        ]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(format: format)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(format: format)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.format == format
    }

    open override var hash: Int { format.hashValue }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        switch languageName.map({ Locale.Language(identifier: $0).characterDirection }) {
        case .rightToLeft?: .rightToLeft
        default: .leftToRight
        }
    }

    open var alignment: NSTextAlignment { format.alignment }
    open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { format.baseWritingDirection }
    open var lineSpacing: CGFloat { format.lineSpacing }
    open var paragraphSpacing: CGFloat { format.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
    open var headIndent: CGFloat { format.headIndent }
    open var tailIndent: CGFloat { format.tailIndent }
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
    /// By their locations; 12 at distances of 28 points where a style names none.
    open var tabStops: [NSTextTab] { format.tabStops.map(NSTextTab.init(stop:)) }
    /// The distance of the stops behind the last of `tabStops`, in points, if it is positive.
    open var defaultTabInterval: CGFloat { format.defaultTabInterval }
    /// Kept, and without effect: words are not hyphenated here.
    open var hyphenationFactor: Float { format.hyphenationFactor }
    /// Kept, and without effect: letters are not moved closer together here.
    open var allowsDefaultTighteningForTruncation: Bool { format.allowsDefaultTighteningForTruncation }
    /// Kept, and without effect: lines break as `none` says.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { format.lineBreakStrategy }
}

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
