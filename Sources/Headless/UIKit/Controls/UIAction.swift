import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure that a control or a menu calls.
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private var keptTitle: String
    private var keptImage: UIImage?
    package let handler: UIActionHandler

    private init(title: String, image: UIImage?, identifier: Identifier?, handler: @escaping UIActionHandler) {
        keptTitle = title
        keptImage = image
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.nextNumber())")
        self.handler = handler
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(title: title, image: image, identifier: identifier, handler: handler)
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    open override var title: String {
        get { keptTitle }
        set { keptTitle = newValue }
    }

    open override var image: UIImage? {
        get { keptImage }
        set { keptImage = newValue }
    }

    open var discoverabilityTitle: String?
    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off

    /// What sent the action while its handler runs.
    open internal(set) var sender: Any?

    private static var number = 0

    private static func nextNumber() -> Int {
        number += 1
        return number
    }
}
