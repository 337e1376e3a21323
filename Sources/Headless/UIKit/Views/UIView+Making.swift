import Foundation

/// Lets `T(frame:)` and `T()` make a view where `T` is any class of views: Objective-C calls an initialiser of whatever class it is,
/// Swift only a required one.
///
/// The instance comes from `init(coder:)`, the one initialiser that UIKit requires of every class of views, and gets its frame then;
/// a reusable view comes from its `init(frame:)`. Where the class is known, its own initialisers take precedence.
@preconcurrency @MainActor
public protocol _ViewMaking {
    static func _make(frame: CGRect) -> Self
}

extension _ViewMaking {
    public init(frame: CGRect) {
        self = Self._make(frame: frame)
    }

    public init() {
        self = Self._make(frame: .zero)
    }
}

extension UIView: _ViewMaking {
    public class func _make(frame: CGRect) -> Self {
        if let reusable = (self as UIView.Type) as? UICollectionReusableView.Type,
            let view = reusable.make(frame: frame) as? Self
        {
            return view
        }
        guard let view = self.init(coder: ViewCoder()) else {
            preconditionFailure("\(self) is made by its init(coder:) where its class is not known, and returned nil.")
        }
        if view.frame != frame { view.frame = frame }
        return view
    }
}

/// There is nothing to decode: a view that is made has what its properties begin with.
private final class ViewCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
