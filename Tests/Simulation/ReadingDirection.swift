import SizingKit
import UIKit

/// Positions of a collection view along the direction in which its elements follow each other, in whole pixels.
///
/// In a horizontal layout of a right-to-left interface that is from right to left, and positions are negative.
@MainActor
package struct ReadingDirection {
    package let isHorizontal: Bool
    package let isReversed: Bool
    package let startOfContent: Int
    package let endOfContent: Int
    package let offset: Int
    /// How far the user and animations have moved the content so far.
    package let distanceMoved: Int
    package let length: Int
    package let insetBefore: Int
    package let insetAfter: Int

    package init(of view: UICollectionView, _ layout: SizingLayout) {
        isHorizontal = layout.scrollDirection == .horizontal
        isReversed = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = view.adjustedContentInset
        let content = Self.pixels(isHorizontal ? view.contentSize.width : view.contentSize.height)
        length = Self.pixels(isHorizontal ? view.bounds.width : view.bounds.height)
        let low = Self.pixels(isHorizontal ? insets.left : insets.top)
        let high = Self.pixels(isHorizontal ? insets.right : insets.bottom)
        let physical = Self.pixels(isHorizontal ? view.contentOffset.x : view.contentOffset.y)
        insetBefore = isReversed ? high : low
        insetAfter = isReversed ? low : high
        offset = isReversed ? -(physical + length) : physical
        let moved = Self.pixels(isHorizontal ? view.distanceMoved.x : view.distanceMoved.y)
        distanceMoved = isReversed ? -moved : moved
        startOfContent = isReversed ? -content : 0
        endOfContent = isReversed ? 0 : content
    }

    package var minimumOffset: Int { isReversed ? min(maximumOffset, startOfContent - insetBefore) : -insetBefore }

    package var maximumOffset: Int {
        isReversed ? endOfContent - length + insetAfter : max(-insetBefore, endOfContent - length + insetAfter)
    }

    /// What is visible at an offset between the insets.
    package func visible(at offset: Int) -> (start: Int, end: Int) {
        (offset + insetBefore, offset + length - insetAfter)
    }

    /// What is visible between the insets.
    package var visible: (start: Int, end: Int) { visible(at: offset) }

    package func span(of rect: CGRect) -> (start: Int, end: Int) {
        guard isHorizontal else { return (Self.pixels(rect.minY), Self.pixels(rect.maxY)) }
        guard isReversed else { return (Self.pixels(rect.minX), Self.pixels(rect.maxX)) }
        return (-Self.pixels(rect.maxX), -Self.pixels(rect.minX))
    }

    package static func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }
}
