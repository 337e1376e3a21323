import UIKit

/// The places of a group of items, written as they look: rows of parts side by side, and columns of parts one below the
/// other.
///
/// A section repeats the pattern from its first item to its last one. One large item beside two small ones:
///
/// ```swift
/// let lead = SizingPattern.row(.item(2 / 3), .column(.item, .item))
/// let section = SizingSection.pattern(lead, spacing: 8)
/// ```
///
/// Items take the places in the order in which these are written. A number is the part of the width of the surrounding
/// row, or of the width of the surrounding column, that a place takes; parts of a row without a number share the rest.
///
/// The heights are measured: each item at the width of its place. A row is as tall as its tallest part. The items of a
/// column that is shorter than what is beside it grow by equal amounts, so that all columns of a row end together. An item
/// of a stated height or shape, such as a picture, says so by ``ItemSizing/fixed(_:)`` or
/// ``ItemSizing/aspectRatio(_:extra:)``.
///
/// A pattern is made for a vertical layout. In a horizontal layout, widths and heights change places: the parts of a row lie
/// one below the other. In a right-to-left interface, the rows of a vertical layout begin at the right.
public struct SizingPattern: Hashable, Sendable {
    indirect enum Part: Hashable, Sendable {
        case item
        case row([SizingPattern])
        case column([SizingPattern])
    }

    let part: Part
    /// The part of the width around it; `nil` for what is left.
    let fraction: CGFloat?

    /// The place of one item.
    public static let item = SizingPattern(part: .item, fraction: nil)

    /// The place of one item.
    ///
    /// - Parameter fraction: The part of the width of the surrounding row or column, from 0 to 1. A number that is not
    ///   positive and finite is ignored, with a line in the log. If the numbers of a row sum up to more than 1, or leave no
    ///   width for its other parts, they are proportions, with a line in the log.
    public static func item(_ fraction: CGFloat) -> SizingPattern { SizingPattern(part: .item, fraction: fraction) }

    /// Parts side by side, equally high.
    ///
    /// - Parameter parts: The parts, from the leading one on. A row without parts is ignored, with a line in the log.
    public static func row(_ parts: SizingPattern...) -> SizingPattern {
        SizingPattern(part: .row(parts), fraction: nil)
    }

    /// Parts side by side, equally high, in a part of the width.
    ///
    /// - Parameters:
    ///   - fraction: The part of the width of the surrounding row or column, as in ``item(_:)``.
    ///   - parts: The parts, from the leading one on.
    public static func row(_ fraction: CGFloat, _ parts: SizingPattern...) -> SizingPattern {
        SizingPattern(part: .row(parts), fraction: fraction)
    }

    /// Parts one below the other.
    ///
    /// - Parameter parts: The parts, from the top one on. A column without parts is ignored, with a line in the log.
    public static func column(_ parts: SizingPattern...) -> SizingPattern {
        SizingPattern(part: .column(parts), fraction: nil)
    }

    /// Parts one below the other, in a part of the width.
    ///
    /// - Parameters:
    ///   - fraction: The part of the width of the surrounding row or column, as in ``item(_:)``.
    ///   - parts: The parts, from the top one on.
    public static func column(_ fraction: CGFloat, _ parts: SizingPattern...) -> SizingPattern {
        SizingPattern(part: .column(parts), fraction: fraction)
    }
}
