import Foundation

/// What a collection view does that its layout's author did not expect.
///
/// The meaning of each option is documented at its public name, in HeadlessTools.
package struct CollectionHostility: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let pageAlignedQueries = Self(rawValue: 1 << 0)
    package static let cellsForWholePages = Self(rawValue: 1 << 1)
    package static let cachedAttributes = Self(rawValue: 1 << 2)
    package static let queriesClippedToContent = Self(rawValue: 1 << 3)
    package static let queriesBeforePrepare = Self(rawValue: 1 << 4)
    package static let cellsUpdatedBetweenInvalidationAndPrepare = Self(rawValue: 1 << 5)
    package static let queriesBeforeUpdates = Self(rawValue: 1 << 6)
    package static let noPrepareBeforeUpdates = Self(rawValue: 1 << 7)
    package static let noPrepareAfterUpdates = Self(rawValue: 1 << 8)
    package static let mergedContexts = Self(rawValue: 1 << 9)
    package static let selfSizingPerCell = Self(rawValue: 1 << 10)
    package static let lateSelfSizing = Self(rawValue: 1 << 11)
    package static let adjustmentsHonoredInBatches = Self(rawValue: 1 << 12)
    package static let adjustmentsIgnoredWhileScrolling = Self(rawValue: 1 << 13)
    package static let targetOffsetIgnoredWhileScrolling = Self(rawValue: 1 << 14)
    package static let emptyIndexPaths = Self(rawValue: 1 << 15)
    package static let offsetsIgnoredWhileDragging = Self(rawValue: 1 << 16)
    package static let fittingAlongBothAxes = Self(rawValue: 1 << 21)
    package static let fittingAnswersOfferedSize = Self(rawValue: 1 << 22)
    package static let boundsAnsweredWithoutConstraints = Self(rawValue: 1 << 23)
    package static let measuredOncePerUse = Self(rawValue: 1 << 24)
    package static let contentSizeReadByScrolls = Self(rawValue: 1 << 25)
    package static let knownAttributesScrolledTo = Self(rawValue: 1 << 26)
    package static let scrollsRoundedToPoints = Self(rawValue: 1 << 27)
    package static let layoutsToldBeforeInstalled = Self(rawValue: 1 << 28)
    package static let layoutsToldWithoutAnimation = Self(rawValue: 1 << 29)
    package static let abandonedBatches = Self(rawValue: 1 << 30)
    package static let countsInvalidatedByMovements = Self(rawValue: 1 << 31)
    package static let updatesListedByMovements = Self(rawValue: 1 << 32)
    package static let lateCountsAfterMovements = Self(rawValue: 1 << 33)
    package static let subviewsRestartPasses = Self(rawValue: 1 << 34)
    package static let askedInWindow = Self(rawValue: 1 << 35)
    package static let viewsComeBack = Self(rawValue: 1 << 36)
    package static let registrationsRegisterPrivately = Self(rawValue: 1 << 51)
    package static let registrationsPassUnseen = Self(rawValue: 1 << 58)
    package static let outlinesIndentedWhenShown = Self(rawValue: 1 << 59)
    package static let attributesComparedAcrossClasses = Self(rawValue: 1 << 37)
    package static let offsetsIgnoredInPasses = Self(rawValue: 1 << 41)
    package static let offsetsDeferredInPasses = Self(rawValue: 1 << 42)
    package static let offsetsRestoredAfterPasses = Self(rawValue: 1 << 43)
    package static let lateBatchCompletions = Self(rawValue: 1 << 50)
    package static let viewsMadeInOrder = Self(rawValue: 1 << 53)
    package static let invalidationsLostInPreparation = Self(rawValue: 1 << 54)
}
