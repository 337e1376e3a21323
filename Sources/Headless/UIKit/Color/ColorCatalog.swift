import Foundation

/// The colours of names; there are no files from which they could be read.
package enum ColorCatalog {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var colors: [String: UIColor] = [:]

    package static func define(_ name: String, color: UIColor) {
        lock.withLock { colors[name] = color }
    }

    static func color(of name: String) -> UIColor { lock.withLock { colors[name] } ?? .systemGray }
}
