import UIKit

/// What UIKit does, or has been seen to do, that the author of a layout did not expect.
///
/// None of it is against the documentation. All options can be combined; a layout that passes its tests under `.all`
/// takes nothing for granted.
public struct Hostility: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    // MARK: Which rectangles are asked for

    /// The layout is asked for whole screenfuls: rectangles that begin at multiples of the bounds' size.
    public static let pageAlignedQueries = Hostility(rawValue: 1 << 0)

    /// Views are made for all elements of the screenfuls touched, not only for what is visible, as prefetching does.
    public static let cellsForWholePages = Hostility(rawValue: 1 << 1)

    /// A rectangle once asked for is not asked for again while scrolling, until something is invalidated.
    public static let cachedAttributes = Hostility(rawValue: 1 << 2)

    /// Nothing outside of the content size is ever asked for, as high as the user may pull the content.
    public static let queriesClippedToContent = Hostility(rawValue: 1 << 3)

    // MARK: When it is asked

    /// Content size, elements and an item are asked for after an invalidation, before `prepare()`.
    public static let queriesBeforePrepare = Hostility(rawValue: 1 << 4)

    /// The answers to questions between an invalidation and `prepare()` are shown: views are made and moved.
    public static let cellsUpdatedBetweenInvalidationAndPrepare = Hostility(rawValue: 1 << 5)

    /// In a batch, content size, elements and an item are asked for with the new counts, before
    /// `prepare(forCollectionViewUpdates:)` has told what changed.
    public static let queriesBeforeUpdates = Hostility(rawValue: 1 << 6)

    /// In a batch, `prepare()` does not come before `prepare(forCollectionViewUpdates:)`.
    public static let noPrepareBeforeUpdates = Hostility(rawValue: 1 << 7)

    /// In a batch, `prepare()` does not come after `prepare(forCollectionViewUpdates:)`.
    public static let noPrepareAfterUpdates = Hostility(rawValue: 1 << 8)

    // MARK: Self-sizing

    /// The contexts of all cells that prefer another size come merged into one.
    public static let mergedContexts = Hostility(rawValue: 1 << 9)

    /// The layout prepares and is asked again after every single cell, not once for all. Merged contexts win.
    public static let selfSizingPerCell = Hostility(rawValue: 1 << 10)

    /// Cells tell the attributes they prefer one frame after they were shown.
    public static let lateSelfSizing = Hostility(rawValue: 1 << 11)

    // MARK: The content offset

    /// `contentOffsetAdjustment` has no effect in contexts made during a batch.
    public static let adjustmentsIgnoredInBatches = Hostility(rawValue: 1 << 12)

    /// `contentOffsetAdjustment` has no effect while a finger or its momentum moves the content.
    public static let adjustmentsIgnoredWhileScrolling = Hostility(rawValue: 1 << 13)

    /// `targetContentOffset(forProposedContentOffset:)` is asked but not followed while the user scrolls (iOS 15.1).
    public static let targetOffsetIgnoredWhileScrolling = Hostility(rawValue: 1 << 14)

    /// Supplementary elements that a change of data hides are named by an empty index path.
    public static let emptyIndexPaths = Hostility(rawValue: 1 << 15)

    /// A content offset set while a finger drags is not taken.
    public static let offsetsIgnoredWhileDragging = Hostility(rawValue: 1 << 16)

    /// A deceleration goes on from its own idea of the offset, whatever is set meanwhile.
    public static let offsetsIgnoredWhileDecelerating = Hostility(rawValue: 1 << 17)

    /// A deceleration ends where the content ended when it began, whatever the content size is by then.
    public static let limitsFixedAtStartOfDeceleration = Hostility(rawValue: 1 << 18)

    /// A drag puts the content where the finger is, counted from where it began: an offset set meanwhile lasts until
    /// the finger moves again.
    public static let absoluteDrags = Hostility(rawValue: 1 << 19)

    /// While content springs back from beyond an end, neither `isDragging` nor `isDecelerating` is set.
    public static let bounceWithoutFlags = Hostility(rawValue: 1 << 20)

    /// At every change of content size, insets and bounds the offset is put back into the content, also while a finger or
    /// its momentum moves it. Only the movement itself goes beyond the ends.
    public static let clampedOffsets = Hostility(rawValue: 1 << 40)

    /// A content offset set within a layout pass is not taken.
    public static let offsetsIgnoredInPasses = Hostility(rawValue: 1 << 41)

    /// A content offset set within a layout pass is taken when the pass is over.
    public static let offsetsDeferredInPasses = Hostility(rawValue: 1 << 42)

    /// A content offset set within a layout pass is taken, and the old one comes back when the pass is over.
    public static let offsetsRestoredAfterPasses = Hostility(rawValue: 1 << 43)

    /// An animated scroll does not set `isScrollAnimating`, as before iOS 17.4.
    public static let animationsWithoutFlags = Hostility(rawValue: 1 << 44)

    /// Everything at once, but for what becomes of offsets that are set in a pass, where one answer excludes the others, and
    /// what goes with it.
    public static let all = Hostility(rawValue: (1 << 21) - 1)
}

extension Hostility {
    /// The options that the collection view itself carries out; the bits are the same.
    var forCollectionViews: CollectionHostility {
        let others: Hostility = [.offsetsIgnoredInPasses, .offsetsDeferredInPasses, .offsetsRestoredAfterPasses]
        return CollectionHostility(rawValue: rawValue & ((1 << 17) - 1 | others.rawValue))
    }

    /// The options that every scroll view carries out.
    var forScrollViews: ScrollHostility {
        let pairs: [(Hostility, ScrollHostility)] = [
            (.absoluteDrags, .offsetsIgnoredWhileDragging),
            (.offsetsIgnoredWhileDecelerating, .offsetsIgnoredWhileDecelerating),
            (.limitsFixedAtStartOfDeceleration, .limitsFixedAtStartOfDeceleration),
            (.bounceWithoutFlags, .bounceWithoutFlags),
            (.clampedOffsets, .clampedOffsets),
            (.animationsWithoutFlags, .animationsWithoutFlags),
        ]
        return pairs.reduce(into: []) { options, pair in
            if contains(pair.0) { options.insert(pair.1) }
        }
    }
}
