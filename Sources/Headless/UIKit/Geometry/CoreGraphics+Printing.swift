// The conformances are CoreGraphics'.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// Foundation of Linux prints rectangles, points and sizes by the names of their fields; CoreGraphics prints their numbers.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
