#if os(Linux)
    import HeadlessTools
    import Testing

    /// Each probe finds the other answer where UIKit is hostile: it can tell them apart.
    @MainActor
    @Suite(.oneAtATime) struct HostileAssumptionTests {
        /// A hostility, and an answer that it changes.
        struct Change: Sendable, CustomTestStringConvertible {
            let hostility: Hostility
            let name: String
            let answer: String

            init(_ hostility: Hostility, _ name: String, _ answer: String) {
                self.hostility = hostility
                self.name = name
                self.answer = answer
            }

            var testDescription: String { "\(name): \(answer)" }
        }

        nonisolated static let changes: [Change] = questions + sizes + offsets + scrolls + movements

        nonisolated private static let questions: [Change] = [
            Change(.pageAlignedQueries, "the rectangle that is asked for", "whole pages"),
            Change(.cellsForWholePages, "cells that are made", "more than are visible"),
            Change(.cachedAttributes, "elements that are known, while scrolling", "not asked for again"),
            Change(
                .queriesClippedToContent,
                "elements above the content, while it is pulled down",
                "not asked for"
            ),
            Change(.queriesBeforePrepare, "between an invalidation and prepare()", "elements are asked for"),
            Change(
                .cellsUpdatedBetweenInvalidationAndPrepare,
                "views between an invalidation and prepare()",
                "are changed"
            ),
            Change(
                .queriesBeforeUpdates,
                "between the invalidation of a batch and its list",
                "elements are asked for"
            ),
            Change(.noPrepareBeforeUpdates, "prepare() before the list of updates", "not called"),
            Change(.noPrepareAfterUpdates, "prepare() after the list of updates", "not called"),
            Change(.abandonedBatches, "the list of updates of a batch", "doesn't come"),
            Change(.lateBatchCompletions, "the completion of an animated batch", "comes after the animation"),
            Change(.emptyIndexPaths, "the index path of a header that a batch hides", "an empty one"),
            Change(
                .attributesComparedAcrossClasses,
                "attributes of a subclass in the place of plain ones",
                "are taken for equal"
            ),
            Change(.viewsMadeInOrder, "a header that the layout lists before its cells", "is made before them"),
            Change(.registrationsRegisterPrivately, "a registration whose views are dequeued", "is made in private"),
            Change(
                .registrationsPassUnseen,
                "dequeueConfiguredReusableCell(using:for:item:)",
                "passes it by"
            ),
            Change(.outlinesIndentedWhenShown, "the level of an outline's cell", "set when the cell is shown"),
            Change(.subviewsRestartPasses, "a view that is added in prepare()", "one more prepare()"),
            Change(
                .invalidationsLostInPreparation,
                "a layout that is invalidated in prepare()",
                "counts as prepared"
            ),
        ]

        nonisolated private static let sizes: [Change] = [
            Change(.mergedContexts, "contexts of three cells that state sizes", "one for all"),
            Change(.selfSizingPerCell, "prepare() for three cells that state sizes", "after each of them"),
            Change(.lateSelfSizing, "a cell is asked for its size", "later"),
            Change(.askedInWindow, "a cell that is asked for its size", "is in a window"),
            Change(.viewsComeBack, "a cell that was off screen for a moment", "comes back without a question"),
            Change(
                .fittingAlongBothAxes,
                "the default size of a cell with constraints",
                "its size along both axes"
            ),
            Change(
                .fittingAnswersOfferedSize,
                "the default size of a cell with constraints",
                "the size that it was given"
            ),
            Change(
                .fittingAlongBothAxes,
                "the default size of a header with constraints",
                "its size along both axes"
            ),
            Change(
                .fittingAnswersOfferedSize,
                "the default size of a header with constraints",
                "the size that it was given"
            ),
            Change(
                .boundsAnsweredWithoutConstraints,
                "fitting a cell without constraints by Auto Layout",
                "its present height"
            ),
            Change(
                .measuredOncePerUse,
                "a reused cell that doesn't call super.prepareForReuse()",
                "not asked for its size"
            ),
        ]

        nonisolated private static let offsets: [Change] = [
            Change(.adjustmentsHonoredInBatches, "the offset adjustment of a context in a batch", "added"),
            Change(.clampedOffsets, "an offset beyond the content", "put back into the content"),
            Change(.offsetsIgnoredInPasses, "an offset that is set in a pass", "ignored"),
            Change(.offsetsDeferredInPasses, "an offset that is set in a pass", "taken after the pass"),
            Change(.offsetsRestoredAfterPasses, "an offset that is set in a pass", "taken back after the pass"),
            Change(.animationsWithoutFlags, "isScrollAnimating in an animated scroll", "not set"),
        ]

        nonisolated private static let scrolls: [Change] = [
            Change(.contentSizeReadByScrolls, "the end of the content of a scroll to an item", "the layout's"),
            Change(.knownAttributesScrolledTo, "a scroll to an item that is known", "doesn't ask for it"),
            Change(.scrollsRoundedToPoints, "a scroll to an item at half a point", "to whole points"),
            Change(
                .layoutsToldBeforeInstalled,
                "a layout that takes the place of another in an animation",
                "is told before it has the view"
            ),
            Change(
                .layoutsToldWithoutAnimation,
                "a layout that takes the place of another at once",
                "is told when it has the view"
            ),
        ]

        nonisolated private static let movements: [Change] = [
            Change(.countsInvalidatedByMovements, "the counts while an item is carried", "are invalidated"),
            Change(.updatesListedByMovements, "a list of updates while an item is carried", "a list with the move"),
            Change(.lateCountsAfterMovements, "the counts after an item was dropped", "new a frame later"),
            Change(.popsFromContent, "going back by a pan in the content", "possible"),
            Change(.commitsInSource, "what has changed is laid out", "in a source of the run loop"),
        ]

        /// What no probe can see: it takes a finger, a trackpad a bar that gives way to a finger or the
        /// time between two frames of a display, or ends the app.
        nonisolated static let unprobed: Hostility = [
            .adjustmentsIgnoredWhileScrolling, .targetOffsetIgnoredWhileScrolling, .offsetsIgnoredWhileDragging,
            .offsetsIgnoredWhileDecelerating, .limitsFixedAtStartOfDeceleration, .absoluteDrags, .bounceWithoutFlags,
            .outerRecognizersFirst, .beginningsAskedLate, .scrollsMoveLocations, .barsFollowInPasses, .pressesBeginLate,
            .insetsKeptOffWindow, .sleepsBeforeCommits,
        ]

        @Test(arguments: changes) func aProbeFindsWhatAHostileUIKitDoes(_ change: Change) async throws {
            let assumption = try #require(Assumption.all.first { $0.name == change.name })
            let answer = await StageHostility.with(change.hostility) { await assumption.probe() }
            #expect(answer == change.answer)
            #expect(assumption.answers.contains(change.answer))
            #expect(assumption.answers.first != change.answer)
        }

        @Test func theFirstAnswerIsThatOfTheHeadlessUIKit() async {
            for assumption in Assumption.all {
                let answer = await assumption.probe()
                #expect(answer == assumption.answers.first, "\(assumption.name)")
            }
        }

        @Test func everyHostilityThatNeedsNoFingerHasAProbe() {
            let probed = Self.changes.reduce(into: Hostility()) { $0.formUnion($1.hostility) }
            let all: Hostility = [
                .all, .abandonedBatches, .offsetsIgnoredInPasses, .offsetsDeferredInPasses,
                .offsetsRestoredAfterPasses, .clampedOffsets, .animationsWithoutFlags, .outerRecognizersFirst,
                .beginningsAskedLate, .scrollsMoveLocations, .popsFromContent, .pressesBeginLate,
                .registrationsRegisterPrivately, .commitsInSource, .sleepsBeforeCommits,
            ]
            #expect(probed.union(Self.unprobed) == all)
            #expect(probed.isDisjoint(with: Self.unprobed))
        }
    }
#endif
