import Foundation

extension AttributeScopes {
    /// Those of UIKit's attributes that a text has here.
    @available(iOS 15.0, *)
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }

    @available(iOS 15.0, *)
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
    public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T
    where T: AttributedStringKey {
        self[T.self]
    }
}

@available(iOS 15.0, *)
extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
}

extension AttributedString {
    /// The text for a label, each run with what becomes of its attributes. Foundation on Linux (Swift 6.3) doesn't convert it.
    func converted(_ transform: (AttributeContainer) -> AttributeContainer) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = transform(run.attributes).converted
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return text
    }
}

extension AttributeContainer {
    fileprivate var converted: [NSAttributedString.Key: Any] {
        typealias UIKit = AttributeScopes.UIKitAttributes
        var converted: [NSAttributedString.Key: Any] = [:]
        converted[.font] = self[UIKit.FontAttribute.self]
        converted[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
        converted[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
        converted[.kern] = self[UIKit.KernAttribute.self]
        converted[.tracking] = self[UIKit.TrackingAttribute.self]
        converted[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
        converted[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
        converted[.baselineOffset] = self[UIKit.BaselineOffsetAttribute.self]
        return converted
    }
}
