import UIKit

/// A number that no author of a layout thinks of.
package enum OddLength: CaseIterable, Sendable {
    case notANumber, infinite, negative, huge, beyondPixels, tall, zero, hairline

    package var length: CGFloat {
        switch self {
        case .notANumber: .nan
        case .infinite: .infinity
        case .negative: -40
        case .huge: .greatestFiniteMagnitude
        case .beyondPixels: 1_000_000_000
        case .tall: 20_000
        case .zero: 0
        case .hairline: 0.001
        }
    }

    /// Whether it is a length that something can have.
    var isLength: Bool { self == .tall || self == .zero || self == .hairline }

    package var size: CGSize { CGSize(width: length, height: length) }
}
