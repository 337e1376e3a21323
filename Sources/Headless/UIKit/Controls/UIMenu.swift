import Foundation

/// A list of actions and further menus.
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        @available(iOS 15.0, *)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public let children: [UIMenuElement]
    public let options: Options
    public let identifier: Identifier

    private init(parts: [UIMenuElement], title: String, image: UIImage?, identifier: Identifier, options: Options) {
        children = parts
        self.options = options
        self.identifier = identifier
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            parts: children,
            title: title,
            image: image,
            identifier: identifier ?? Identifier("com.apple.menu.dynamic"),
            options: options
        )
        self.subtitle = subtitle
    }

    /// The actions that are on, here and in the menus within.
    @available(iOS 15.0, *)
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }
}
