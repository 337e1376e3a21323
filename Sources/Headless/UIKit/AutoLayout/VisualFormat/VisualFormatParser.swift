import Foundation

/// Reads a visual format from left to right.
struct VisualFormatParser {
    private let characters: [Character]
    private let metrics: [String: Any]
    private var position = 0

    init(_ format: String, metrics: [String: Any]) {
        characters = Array(format)
        self.metrics = metrics
    }

    mutating func parse() throws(VisualFormatFault) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try orientation()
        while take(" ") {}
        if take("|") { format.leading = try connection() }
        format.views.append(try view())
        while position < characters.count {
            let connection = try connection()
            if take("|") {
                format.trailing = connection
                guard position == characters.count else { throw fault("Expected the end of the format") }
                return format
            }
            format.connections.append(connection)
            format.views.append(try view())
        }
        return format
    }

    private mutating func orientation() throws(VisualFormatFault) -> NSLayoutConstraint.Axis {
        for (letter, axis) in [("H", NSLayoutConstraint.Axis.horizontal), ("V", .vertical)]
        where take(Character(letter)) {
            guard take(":") else {
                throw fault(
                    "Expected a ':' after '\(letter)' to specify \(axis == .horizontal ? "horizontal" : "vertical") arrangement"
                )
            }
            return axis
        }
        return .horizontal
    }

    private mutating func view() throws(VisualFormatFault) -> VisualFormat.View {
        guard take("[") else { throw fault("Expected a view") }
        let start = position
        guard let name = name() else {
            throw fault("Expected a view. View names must start with a letter or an underscore")
        }
        var view = VisualFormat.View(name: name, predicates: [], position: start)
        if take("(") { view.predicates = try predicates() }
        // UIKit takes what stands before the point of a key path for the name of the view.
        if current == "." {
            throw VisualFormatFault(description: "\(name) is not a key in the views dictionary.", position: start)
        }
        guard take("]") else { throw fault("Expected a ']' at the end of a view") }
        return view
    }

    private mutating func connection() throws(VisualFormatFault) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if current == "[" || current == "|" { return .standard }
        let start = position
        var list: [VisualFormat.Predicate] = []
        if take("(") {
            list = try predicates()
        } else {
            list = [VisualFormat.Predicate(object: .number(try number(isSigned: false)), position: start)]
        }
        guard take("-") else { throw fault("Expected a '-' after the space") }
        return .predicates(list)
    }

    /// What stands between parentheses, the opening one already taken.
    private mutating func predicates() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw fault("Expected a ')' or ',' at the end of a condition") }
        return list
    }

    private mutating func predicate() throws(VisualFormatFault) -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate(position: position)
        if let first = current, "=<>".contains(first) {
            position += 1
            guard take("=") else { throw fault("Expected a '=' as the second character of a relation") }
            predicate.relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
        }
        if let name = name() {
            predicate.object = metric(name).map { .number($0) } ?? .name(name)
        } else {
            predicate.object = .number(try number(isSigned: true))
        }
        if take("@") { predicate.priority = UILayoutPriority(Float(try number(isSigned: false))) }
        return predicate
    }

    /// A number, or the name of a metric.
    private mutating func number(isSigned: Bool) throws(VisualFormatFault) -> CGFloat {
        let start = position
        if let name = name() {
            guard let value = metric(name) else {
                throw fault(
                    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
                )
            }
            return value
        }
        if isSigned { _ = take("-") }
        while let character = current, character.isNumber || character == "." { position += 1 }
        guard let value = Double(String(characters[start..<position])) else {
            throw fault("Expected a number or key from the metrics dictionary, but encountered something else")
        }
        return CGFloat(value)
    }

    private mutating func name() -> String? {
        guard let first = current, first.isLetter || first == "_" else { return nil }
        let start = position
        while let character = current, character.isLetter || character.isNumber || character == "_" { position += 1 }
        return String(characters[start..<position])
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private var current: Character? {
        position < characters.count ? characters[position] : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    private func fault(_ description: String) -> VisualFormatFault {
        VisualFormatFault(description: description, position: position)
    }
}
