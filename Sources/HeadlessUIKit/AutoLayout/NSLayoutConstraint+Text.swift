import Foundation

/// How constraints are written in UIKit's log.
extension NSLayoutConstraint {
    var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let second = side(secondItem, secondAttribute)
        var right = second ?? ""
        if second != nil, multiplier != 1 { right = "\(TraceText.text(multiplier))*\(right)" }
        if second == nil {
            right = TraceText.text(constant)
        } else if constant != 0 {
            right += " \(constant < 0 ? "-" : "+") \(TraceText.text(abs(constant)))"
        }
        let strength = priority < .required ? " @\(TraceText.text(CGFloat(priority.rawValue)))" : ""
        let state = isActive ? "active" : "inactive"
        let left = side(firstItem, firstAttribute) ?? "nil"
        return
            "<NSLayoutConstraint:\(address(of: self))\(name) \(left) \(relation.sign) \(right)\(strength)   (\(state))>"
    }

    private func side(_ item: AnyObject?, _ attribute: Attribute) -> String? {
        guard let item, attribute != .notAnAttribute else { return nil }
        return "\(type(of: item)):\(address(of: item)).\(attribute)"
    }
}

/// An object's address as a log writes it.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
