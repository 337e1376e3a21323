import UIKit

/// What UIKit does, or has been seen to do, that the author of a layout did not expect.
///
/// None of it is against the documentation. Each option says what is known of it: certain, seen or reported once, likely, or no
/// evidence. All options can be combined; a layout that passes its tests under `.all` takes nothing for granted.
public struct Hostility: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    // MARK: Which rectangles are asked for

    /// The layout is asked for whole screenfuls: rectangles that begin at multiples of the bounds' size.
    ///
    /// Widely seen; Apple promises no rectangle.
    public static let pageAlignedQueries = Hostility(rawValue: 1 << 0)

    /// Views are made for all elements of the screenfuls touched, not only for what is visible, as prefetching does.
    ///
    /// Seen: prefetching makes cells that may never be shown (WWDC 2021, session 10252; IGListKit and Listable turn it off).
    public static let cellsForWholePages = Hostility(rawValue: 1 << 1)

    /// A rectangle once asked for is not asked for again while scrolling, until something is invalidated.
    ///
    /// Seen: after cells shrink, the elements that come near are not always asked for (tomhamming/collection_view_list_layout).
    public static let cachedAttributes = Hostility(rawValue: 1 << 2)

    /// Nothing outside of the content size is ever asked for, as high as the user may pull the content.
    ///
    /// No evidence; MagazineLayout makes its content narrower than the bounds in order to be asked often enough.
    public static let queriesClippedToContent = Hostility(rawValue: 1 << 3)

    // MARK: When it is asked

    /// Content size, elements and an item are asked for after an invalidation, before `prepare()`.
    ///
    /// No evidence.
    public static let queriesBeforePrepare = Hostility(rawValue: 1 << 4)

    /// The answers to questions between an invalidation and `prepare()` are shown: views are made and moved.
    ///
    /// No evidence.
    public static let cellsUpdatedBetweenInvalidationAndPrepare = Hostility(rawValue: 1 << 5)

    /// In a batch, content size, elements and an item are asked for with the new counts, before
    /// `prepare(forCollectionViewUpdates:)` has told what changed.
    ///
    /// Certain: MagazineLayout#69, rdar 15922530.
    public static let queriesBeforeUpdates = Hostility(rawValue: 1 << 6)

    /// In a batch, `prepare()` does not come before `prepare(forCollectionViewUpdates:)`.
    ///
    /// No evidence.
    public static let noPrepareBeforeUpdates = Hostility(rawValue: 1 << 7)

    /// In a batch, `prepare()` does not come after `prepare(forCollectionViewUpdates:)`.
    ///
    /// Seen: FluidGroup/swiftui-messaging-ui#37 and #38.
    public static let noPrepareAfterUpdates = Hostility(rawValue: 1 << 8)

    // MARK: Self-sizing

    /// The contexts of all cells that prefer another size come merged into one.
    ///
    /// No evidence; a context can list several items.
    public static let mergedContexts = Hostility(rawValue: 1 << 9)

    /// The layout prepares and is asked again after every single cell, not once for all. Merged contexts win.
    ///
    /// Likely: a cell is asked as it is made (IGListKit#1352, a stack trace).
    public static let selfSizingPerCell = Hostility(rawValue: 1 << 10)

    /// Cells tell the attributes they prefer one frame after they were shown.
    ///
    /// No evidence; a hosted view may answer anew a frame later (gonzalezreal/textual#52).
    public static let lateSelfSizing = Hostility(rawValue: 1 << 11)

    /// By default a cell, header or footer answers the size that it would like along both axes, so that a text that wraps
    /// answers one long line. Without this it answers the height that it needs at the width that it was given.
    ///
    /// It concerns views that do not override `preferredLayoutAttributesFitting(_:)`, in layouts that are not UIKit's own.
    ///
    /// Likely for iOS 13 and later: ChatLayout uses the width that `super` answers; a stack trace of Listable.
    public static let fittingAlongBothAxes = Hostility(rawValue: 1 << 21)

    /// By default a cell, header or footer answers the size that it was given, without measuring anything, as it may have
    /// been on iOS 12 and earlier. `fittingAlongBothAxes` wins over it.
    ///
    /// Contradictory reports of iOS 8 to 12: rdar 32082880, MagazineLayout’s cell.
    public static let fittingAnswersOfferedSize = Hostility(rawValue: 1 << 22)

    /// A cell, header or footer without constraints answers a fitting by Auto Layout with its current size. Without this
    /// it answers nothing.
    ///
    /// No evidence; Apple’s page says what is answered with constraints only.
    public static let boundsAnsweredWithoutConstraints = Hostility(rawValue: 1 << 23)

    /// A view that is shown again is not asked for the attributes it prefers unless it was prepared for reuse by
    /// `UICollectionReusableView.prepareForReuse()`: a subclass that does not call `super` keeps the size it is given.
    ///
    /// Likely: ASCollectionView#215, iOS 13.4 and 14.5.
    public static let measuredOncePerUse = Hostility(rawValue: 1 << 24)

    /// A cell, header or footer that is shown anew is in the window when it is asked for the attributes it prefers. Without
    /// this it has no superview yet.
    ///
    /// No evidence. At its first display a view has no window (rdar 26887172, epoxy).
    public static let askedInWindow = Hostility(rawValue: 1 << 35)

    /// A view that was off screen for a moment comes back as it was: it is neither made nor configured nor asked for its size
    /// again, unless the data changed or another size is offered.
    ///
    /// Seen from iOS 10 on: AsyncDisplayKit#2354; prepared cells from iOS 15 on (WWDC 2021, session 10252).
    public static let viewsComeBack = Hostility(rawValue: 1 << 36)

    /// A registration of cells or of supplementary views calls neither the public `register` methods when a view of it is first
    /// dequeued, nor those that dequeue by a reuse identifier. Without this a subclass that overrides them hears of its class or
    /// nib.
    ///
    /// No evidence for either; no stack trace was found.
    public static let registrationsRegisterPrivately = Hostility(rawValue: 1 << 51)

    /// `dequeueConfiguredReusableCell(using:for:item:)` and its kin pass by the methods of Objective-C that they refine for
    /// Swift: a subclass that overrides those does not hear of a registration. Without this it does, since a refinement exists to
    /// call what it refines. Together with ``registrationsRegisterPrivately`` nothing tells a subclass of a registration.
    ///
    /// Doubtful: the exception of DebugMenu#4, a Swift app, names the Objective-C object.
    public static let registrationsPassUnseen = Hostility(rawValue: 1 << 58)

    /// The collection view sets the level of indentation of an outline's cell once it has got it. Without this the diffable data
    /// source sets it, and returns indented cells. Apple's documentation says that the level is set, but not which object sets it.
    ///
    /// No evidence for either.
    public static let outlinesIndentedWhenShown = Hostility(rawValue: 1 << 59)

    /// Attributes of UIKit's own class that a view has are taken for equal to attributes of a subclass with the same values: the
    /// subclass is not asked, and its attributes are not applied.
    ///
    /// No evidence; by Apple’s page `isEqual` decides, and it does not say which object is asked.
    public static let attributesComparedAcrossClasses = Hostility(rawValue: 1 << 37)

    /// Views are made in the order in which the layout lists their attributes. Without this the cells are made before the
    /// supplementary and decoration views.
    ///
    /// No evidence for either.
    public static let viewsMadeInOrder = Hostility(rawValue: 1 << 53)

    // MARK: The content offset

    /// `contentOffsetAdjustment` moves the offset in contexts made during a batch, too. Without this it has no effect there.
    ///
    /// No evidence; that they are ignored is likely (MagazineLayout#116, ChatLayout).
    public static let adjustmentsHonoredInBatches = Hostility(rawValue: 1 << 12)

    /// `contentOffsetAdjustment` has no effect while a finger or its momentum moves the content.
    ///
    /// No evidence; that they are taken is likely (ChatLayout).
    public static let adjustmentsIgnoredWhileScrolling = Hostility(rawValue: 1 << 13)

    /// `targetContentOffset(forProposedContentOffset:)` is asked but not followed while the user scrolls (iOS 15.1).
    ///
    /// Certain of iOS 15.1: FB9727104, ChatLayout.
    public static let targetOffsetIgnoredWhileScrolling = Hostility(rawValue: 1 << 14)

    /// Supplementary elements that a change of data hides are named by an empty index path.
    ///
    /// Certain: MagazineLayout#63, #76, #77 and #88.
    public static let emptyIndexPaths = Hostility(rawValue: 1 << 15)

    /// A content offset set while a finger drags is not taken.
    ///
    /// No evidence.
    public static let offsetsIgnoredWhileDragging = Hostility(rawValue: 1 << 16)

    /// A deceleration goes on from its own idea of the offset, whatever is set meanwhile.
    ///
    /// No evidence; that setting the offset ends a fling is reported.
    public static let offsetsIgnoredWhileDecelerating = Hostility(rawValue: 1 << 17)

    /// A deceleration ends where the content ended when it began, whatever the content size is by then.
    ///
    /// No evidence.
    public static let limitsFixedAtStartOfDeceleration = Hostility(rawValue: 1 << 18)

    /// A drag puts the content where the finger is, counted from where it began: an offset set meanwhile lasts until
    /// the finger moves again.
    ///
    /// No evidence.
    public static let absoluteDrags = Hostility(rawValue: 1 << 19)

    /// While content springs back from beyond an end, neither `isDragging` nor `isDecelerating` is set.
    ///
    /// No evidence.
    public static let bounceWithoutFlags = Hostility(rawValue: 1 << 20)

    /// At every change of content size, insets and bounds the offset is put back into the content, also while a finger or
    /// its momentum moves it. Only the movement itself goes beyond the ends.
    ///
    /// Likely: signalapp/JSQMessagesViewController#18, SlackTextViewController#539, MagazineLayout#130; during a drag unknown.
    public static let clampedOffsets = Hostility(rawValue: 1 << 40)

    /// A content offset set within a layout pass is not taken.
    ///
    /// No evidence.
    public static let offsetsIgnoredInPasses = Hostility(rawValue: 1 << 41)

    /// A content offset set within a layout pass is taken when the pass is over.
    ///
    /// No evidence.
    public static let offsetsDeferredInPasses = Hostility(rawValue: 1 << 42)

    /// A content offset set within a layout pass is taken, and the old one comes back when the pass is over.
    ///
    /// No evidence.
    public static let offsetsRestoredAfterPasses = Hostility(rawValue: 1 << 43)

    /// An animated scroll does not set `isScrollAnimating`, as before iOS 17.4.
    ///
    /// Certain: `isScrollAnimating` is of iOS 17.4.
    public static let animationsWithoutFlags = Hostility(rawValue: 1 << 44)

    /// A navigation bar whose large title or search bar gives way to a scroll follows it in the next layout pass, and the
    /// adjusted content inset with it. Without this both change with the offset, before the delegate hears of it.
    ///
    /// No evidence.
    public static let barsFollowInPasses = Hostility(rawValue: 1 << 45)

    /// A scroll view that is taken out of its window keeps the insets that the safe area gave it there. Without this it has no safe
    /// area off the window, and its offset stays within its content.
    ///
    /// No evidence for either.
    public static let insetsKeptOffWindow = Hostility(rawValue: 1 << 60)

    // MARK: Scrolls to items and other layouts

    /// A scroll to an item stays within the content size that the layout answers now, not the one that the collection view
    /// took over in the last pass.
    ///
    /// No evidence for either.
    public static let contentSizeReadByScrolls = Hostility(rawValue: 1 << 25)

    /// A scroll to an item goes by attributes that are known from an earlier question, if there are any.
    ///
    /// No evidence for either; that it is the present, estimated frame is certain (rdar 37836568).
    public static let knownAttributesScrolledTo = Hostility(rawValue: 1 << 26)

    /// The offset of a scroll to an item is rounded to whole points.
    ///
    /// Likely before the view has a window: rdar 32547794.
    public static let scrollsRoundedToPoints = Hostility(rawValue: 1 << 27)

    /// A layout that takes the place of another hears of it before it has the collection view, and before the other one.
    ///
    /// No evidence for either.
    public static let layoutsToldBeforeInstalled = Hostility(rawValue: 1 << 28)

    /// Layouts are told of a change from one to the other without an animation, too.
    ///
    /// No evidence for either.
    public static let layoutsToldWithoutAnimation = Hostility(rawValue: 1 << 29)

    // MARK: Batches and movements that end otherwise

    /// A batch ends with the invalidation of the counts: no list of updates follows. Not in ``all``, since a layout that is
    /// told of no updates can animate none.
    ///
    /// Seen after a failed batch: DATASource#74.
    public static let abandonedBatches = Hostility(rawValue: 1 << 30)

    /// The completion handler of an animated batch is called when its animation is over. Without this it is called before
    /// `performBatchUpdates(_:completion:)` returns.
    ///
    /// Certain: Apple’s page says that it is called when all operations are finished.
    public static let lateBatchCompletions = Hostility(rawValue: 1 << 50)

    /// Each step of an interactive movement, and its end, invalidates the counts. No list of updates follows unless
    /// ``updatesListedByMovements`` says so.
    ///
    /// Likely: Listable#57, a stack trace of iOS 13; Texture.
    public static let countsInvalidatedByMovements = Hostility(rawValue: 1 << 31)

    /// Each step of an interactive movement, and its end, comes as a batch of updates, too: the counts are invalidated, and
    /// a list with the move follows.
    ///
    /// No evidence for either.
    public static let updatesListedByMovements = Hostility(rawValue: 1 << 32)

    /// After an item was dropped, the collection view has the counts from before the movement for one more frame.
    ///
    /// Likely: Listable#568, Listable’s layout.
    public static let lateCountsAfterMovements = Hostility(rawValue: 1 << 33)

    // MARK: Frames

    /// What has changed is laid out and committed in a source of the run loop, before the loop goes to sleep. Without this it is
    /// done by an observer of the loop that is about to sleep.
    ///
    /// Seen: public stack traces of iOS 16 to 26 show the source.
    public static let commitsInSource = Hostility(rawValue: 1 << 61)

    /// With ``commitsInSource``: the run loop sleeps once after what the app has done and before the source, as it does where the
    /// app works between two frames of the display.
    ///
    /// No evidence.
    public static let sleepsBeforeCommits = Hostility(rawValue: 1 << 62)

    // MARK: Subviews

    /// A view that is added to the collection view while its layout prepares makes it prepare the layout once more.
    ///
    /// No evidence.
    public static let subviewsRestartPasses = Hostility(rawValue: 1 << 34)

    /// A layout counts as prepared when `prepare()` returns, also if it has been invalidated meanwhile, unless everything was.
    ///
    /// No evidence.
    public static let invalidationsLostInPreparation = Hostility(rawValue: 1 << 54)

    // MARK: Gestures

    /// The recognizers of outer views get touches before those of inner views.
    ///
    /// No evidence; Apple’s page leaves the order open.
    public static let outerRecognizersFirst = Hostility(rawValue: 1 << 46)

    /// A gesture is asked whether it may begin only when the gestures that it waits for have failed.
    ///
    /// No evidence; Apple’s page does not say when.
    public static let beginningsAskedLate = Hostility(rawValue: 1 << 47)

    /// The location of a gesture moves along with what a trackpad scrolls. Without this it stays at the pointer, and only
    /// the translation changes.
    ///
    /// No evidence for either.
    public static let scrollsMoveLocations = Hostility(rawValue: 1 << 48)

    /// Navigation controllers pop by a pan anywhere in the content, as from iOS 26 on.
    ///
    /// Certain: `interactiveContentPopGestureRecognizer` of iOS 26.
    public static let popsFromContent = Hostility(rawValue: 1 << 49)

    /// A press with a duration of 0 begins in the next frame, and not with the touch.
    ///
    /// No evidence for either.
    public static let pressesBeginLate = Hostility(rawValue: 1 << 52)

    /// Everything at once, but for ``abandonedBatches``, the gestures, the place of the commit, for what becomes of offsets that are set in a pass and what
    /// goes with it, where one answer excludes the others, and for ``registrationsRegisterPrivately``, with which nothing would be
    /// measured in advance any more.
    public static let all = Hostility(rawValue: (1 << 30) - 1).union([
        .countsInvalidatedByMovements, .updatesListedByMovements, .lateCountsAfterMovements, .subviewsRestartPasses,
        .askedInWindow, .viewsComeBack, .attributesComparedAcrossClasses, .barsFollowInPasses,
        .lateBatchCompletions, .registrationsPassUnseen, .outlinesIndentedWhenShown, .viewsMadeInOrder,
        .invalidationsLostInPreparation, .insetsKeptOffWindow,
    ])
}

extension Hostility {
    /// The options that the collection view itself carries out; the bits are the same.
    var forCollectionViews: CollectionHostility {
        CollectionHostility(rawValue: subtracting(.ofScrollViews).rawValue)
    }

    private static let ofScrollViews: Hostility = [
        .offsetsIgnoredWhileDecelerating, .limitsFixedAtStartOfDeceleration, .absoluteDrags, .bounceWithoutFlags,
        .clampedOffsets, .animationsWithoutFlags, .barsFollowInPasses, .outerRecognizersFirst, .beginningsAskedLate,
        .scrollsMoveLocations, .popsFromContent, .pressesBeginLate, .insetsKeptOffWindow, .commitsInSource,
        .sleepsBeforeCommits,
    ]

    /// The options that the recognizers of a window carry out.
    var forGestures: GestureHostility {
        let pairs: [(Hostility, GestureHostility)] = [
            (.outerRecognizersFirst, .outerRecognizersFirst),
            (.beginningsAskedLate, .beginningsAskedLate),
            (.scrollsMoveLocations, .scrollsMoveLocations),
            (.popsFromContent, .popsFromContent),
            (.pressesBeginLate, .pressesBeginLate),
        ]
        return pairs.reduce(into: []) { options, pair in
            if contains(pair.0) { options.insert(pair.1) }
        }
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
            (.barsFollowInPasses, .barsFollowInPasses),
            (.insetsKeptOffWindow, .insetsKeptOffWindow),
        ]
        return pairs.reduce(into: []) { options, pair in
            if contains(pair.0) { options.insert(pair.1) }
        }
    }
}
