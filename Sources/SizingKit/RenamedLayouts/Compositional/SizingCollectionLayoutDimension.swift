import UIKit

/// A width or a height, with the names of `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutDimension {
    let length: CompositionalLength

    private init(_ rule: CompositionalLength.Rule, _ value: CGFloat) {
        length = CompositionalLength(rule: rule, value: value)
    }

    /// A part of the width of what contains the item.
    ///
    /// As the height of an item it makes a shape that stays the same at every width. A part that is negative or not finite
    /// counts as 0, with a line in the log.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> SizingCollectionLayoutDimension {
        SizingCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A part of the height of what contains the item.
    ///
    /// Where the height of the container is estimated, the item is measured: the whole height makes it as tall as its row.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> SizingCollectionLayoutDimension {
        SizingCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A number of points. One that is negative or not finite counts as 0, with a line in the log.
    public static func absolute(_ absoluteDimension: CGFloat) -> SizingCollectionLayoutDimension {
        SizingCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// A length that is measured before the item is shown.
    ///
    /// - Parameter estimatedDimension: The length in points that is expected. It has no effect on what is shown, except of an
    ///   estimated width: that is the expected one of an item whose width is measured.
    public static func estimated(_ estimatedDimension: CGFloat) -> SizingCollectionLayoutDimension {
        SizingCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// The length of the longest of the items beside it, all of which are measured before they are shown.
    ///
    /// - Parameter estimate: The length in points that is expected.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> SizingCollectionLayoutDimension {
        SizingCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether the length is a part of a width.
    public var isFractionalWidth: Bool { length.rule == .fractionalWidth }

    /// Whether the length is a part of a height.
    public var isFractionalHeight: Bool { length.rule == .fractionalHeight }

    /// Whether the length is a number of points.
    public var isAbsolute: Bool { length.rule == .absolute }

    /// Whether the length is measured.
    public var isEstimated: Bool { length.rule == .estimated }

    /// Whether the length is that of the longest item.
    public var isUniformAcrossSiblings: Bool { length.rule == .uniform }

    /// The part, or the length in points.
    public var dimension: CGFloat { length.value }
}

/// A width and a height, with the names of `NSCollectionLayoutSize`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutSize {
    /// The width.
    public let widthDimension: SizingCollectionLayoutDimension
    /// The height.
    public let heightDimension: SizingCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: SizingCollectionLayoutDimension, heightDimension: SizingCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    var lengths: CompositionalSize {
        CompositionalSize(width: widthDimension.length, height: heightDimension.length)
    }
}
