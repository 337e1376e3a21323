import HeadlessTools

extension Hostility {
    /// What readers who scroll meet: every option that has to do with scrolling.
    package static let readerModes: [Hostility] = [
        [],
        [.pageAlignedQueries, .cachedAttributes],
        [.pageAlignedQueries, .cachedAttributes, .cellsForWholePages],
        [.queriesBeforePrepare, .cellsUpdatedBetweenInvalidationAndPrepare],
        [.offsetsIgnoredWhileDragging, .absoluteDrags],
        [.offsetsIgnoredWhileDecelerating],
        [.limitsFixedAtStartOfDeceleration],
        [.bounceWithoutFlags],
        [.adjustmentsIgnoredWhileScrolling, .adjustmentsHonoredInBatches],
        .all.subtracting(.queriesClippedToContent),
        [.clampedOffsets, .queriesClippedToContent],
        .offsetsIgnoredInPasses,
        .offsetsDeferredInPasses,
        .offsetsRestoredAfterPasses,
        [.clampedOffsets, .offsetsRestoredAfterPasses, .animationsWithoutFlags],
    ]

    /// What users meet under whose hands the data change: every option.
    package static let userModes =
        readerModes + [
            [.queriesBeforeUpdates, .noPrepareBeforeUpdates],
            [.noPrepareAfterUpdates, .targetOffsetIgnoredWhileScrolling],
            [.mergedContexts, .emptyIndexPaths],
            [.selfSizingPerCell, .lateSelfSizing],
            .commitsInSource,
            [.commitsInSource, .sleepsBeforeCommits],
            Hostility.all.subtracting(.queriesClippedToContent).union([.commitsInSource, .sleepsBeforeCommits]),
        ]
}
