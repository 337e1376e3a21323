import Foundation

/// Something that a menu or a control offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        @available(iOS 16.0, *)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    private let keptTitle: String
    private let keptImage: UIImage?

    open var title: String { keptTitle }
    open var image: UIImage? { keptImage }
    @available(iOS 15.0, *)
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        keptTitle = title
        keptImage = image
        super.init()
    }
}
