import Foundation

/// How constraints are written in UIKit's log.
extension NSLayoutConstraint {
    var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let second = text(of: secondSide)
        var right = second ?? ""
        if second != nil, multiplier != 1 { right = "\(TraceText.text(multiplier))*\(right)" }
        if second == nil {
            right = TraceText.text(constant)
        } else if constant != 0 {
            right += " \(constant < 0 ? "-" : "+") \(TraceText.text(abs(constant)))"
        }
        let strength = priority < .required ? " @\(TraceText.text(CGFloat(priority.rawValue)))" : ""
        let state = isActive ? "active" : "inactive"
        let left = text(of: firstSide) ?? "nil"
        return
            "<NSLayoutConstraint:\(address(of: self))\(name) \(left) \(relation.sign) \(right)\(strength)   (\(state))>"
    }

    private func text(of side: Side) -> String? {
        guard let item = side.item, side.attribute != .notAnAttribute else { return nil }
        let start = "\(logName(of: item)).\(side.attribute)"
        guard let distance = side.distance, let end = distance.end else { return start }
        return "(\(logName(of: end)).\(distance.endAttribute) - \(start))"
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
