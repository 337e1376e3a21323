import Foundation

/// A nib file. There are none without Interface Builder: making one is allowed, using it raises.
@preconcurrency @MainActor
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        super.init()
    }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        refuse()
        return []
    }

    func refuse() {
        raise(
            .invalidArgument,
            "The nib \"\(name)\" cannot be used: there are no nib files without Apple's UIKit. "
                + "Register a class instead."
        )
    }
}
