import Foundation

/// How values are written in a trace: the same on every system, unlike descriptions.
package enum TraceText {
    package static func text(_ number: CGFloat) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return "\(Double(number))" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
    }

    package static func text(_ point: CGPoint) -> String {
        "(\(text(point.x)), \(text(point.y)))"
    }

    package static func text(_ size: CGSize) -> String {
        "(\(text(size.width)), \(text(size.height)))"
    }

    package static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
    }

    /// The indexes without brackets: `0, 3`; a section's own path reads `0, section`, an empty one `empty`.
    package static func text(_ indexPath: IndexPath) -> String {
        guard !indexPath.isEmpty else { return "empty" }
        return indexPath.map { $0 == NSNotFound ? "section" : "\($0)" }.joined(separator: ", ")
    }
}
