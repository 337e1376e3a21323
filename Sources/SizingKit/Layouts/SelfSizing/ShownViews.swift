import SizingEngine
import UIKit

/// Records which shown views have been asked for their sizes, and their answers.
@MainActor
struct ShownViews {
    /// The greatest number of corrections by a view in one turn of the run loop, and of returns to a size that it had just
    /// before, while its content stays the same.
    ///
    /// If the view and the layout never agreed, UIKit would repeat the layout pass until it raises an exception. A view that
    /// grows for a reason, such as a text that is typed, agrees with the layout in each turn.
    nonisolated static let correctionLimit = 8
    /// The greatest number of turns in a row in which a view corrects its size: ten seconds at 60 frames a second. UIKit may ask
    /// a view in a turn of its own, so that a view that never agrees would otherwise move the screen for ever.
    nonisolated static let turnLimit = 600
    /// The number of turns without a question after which a view counts as one that agrees.
    private static let quietTurnCount = 2

    /// The number of unusable answers that are kept.
    private static let largestUnusedCount = 128

    /// The corrections by a view since it last agreed with the layout.
    private struct Corrections {
        var key: AnyHashable?
        var version: Int
        /// The corrections in the present turn of the run loop.
        var count = 0
        /// How often the view has returned to the size that it had before its present one.
        var returns = 0
        /// The turns with a correction.
        var turns = 0
        /// Whether the view has asked for another size in the present turn.
        var hasAsked = false
        /// The turns since then.
        var quietTurns = 0
        /// The size that the view had before its present one.
        var earlierSize: ItemSize?

        /// Whether the view never agrees. It keeps its size as long as it goes on asking.
        var isStopped: Bool {
            max(count, returns) >= ShownViews.correctionLimit || turns >= ShownViews.turnLimit
        }
    }

    private var corrections: [Element: Corrections] = [:]
    /// The elements that have corrected their sizes.
    private var corrected: Set<Element> = []

    /// Whether there are elements whose sizes only their shown views can tell.
    var decideSizes = false
    /// The elements that were on screen when views were last asked.
    private var onScreen: Set<Element> = []
    /// The elements that the user has seen on screen. Those that have come on screen since then may tell their sizes one after
    /// another, in several passes.
    private(set) var seen: Set<Element> = []
    /// The elements on screen whose views have been asked.
    private var asked: Set<Element> = []
    /// The elements on screen whose views must be asked again because their content has changed.
    private(set) var changed: Set<Element> = []
    /// Whether views were asked since the layout was last invalidated. UIKit may show other views after an invalidation.
    private(set) var wereAsked = false
    /// The last unusable answer of each element.
    private var unused: [Element: CGSize] = [:]

    /// The elements that have their estimated size until their shown views tell another.
    private(set) var estimated: Set<Element> = []

    /// The sizes that elements on screen had before they were forgotten. They are better estimates than those of
    /// elements that were never shown, since visible elements stay on screen. They are kept until the views have been
    /// asked.
    private(set) var lastSizes: [Element: ItemSize] = [:]

    // MARK: Corrections

    /// Whether an element may correct its size again. New content starts a new count.
    func mayCorrect(_ element: Element, showing sizing: ItemSizing) -> Bool {
        guard let past = corrections[element], past.key == sizing.key, past.version == sizing.version else {
            return true
        }
        return !past.isStopped
    }

    /// Records that an element takes another size.
    mutating func countCorrection(
        of element: Element,
        from old: ItemSize?,
        to new: ItemSize,
        showing sizing: ItemSizing
    ) {
        var past = corrections[element] ?? Corrections(key: sizing.key, version: sizing.version)
        if past.key != sizing.key || past.version != sizing.version {
            past = Corrections(key: sizing.key, version: sizing.version)
        }
        past.count += 1
        past.hasAsked = true
        if past.earlierSize == new { past.returns += 1 }
        past.earlierSize = old
        corrections[element] = past
        corrected.insert(element)
    }

    /// Records that an element would have taken another size.
    mutating func noteRefused(_ element: Element) {
        corrections[element]?.hasAsked = true
    }

    /// Begins to count anew: a turn of the run loop ends, and its layout is drawn.
    mutating func turnDidEnd() {
        guard !corrections.isEmpty else { return }
        // In any order: each element for itself.
        for (element, var past) in corrections {
            past.quietTurns = past.hasAsked ? 0 : past.quietTurns + 1
            if past.hasAsked { past.turns += 1 }
            if !past.isStopped { past.count = 0 }
            past.hasAsked = false
            corrections[element] = past.quietTurns < Self.quietTurnCount ? past : nil
        }
    }

    /// Whether an element has corrected itself.
    func haveCorrected(_ element: Element) -> Bool { corrected.contains(element) }

    // MARK: Estimates

    /// Records an element that has its estimated size. A view that has been asked before is asked again: it was in other space.
    mutating func noteEstimated(_ element: Element) {
        estimated.insert(element)
        asked.remove(element)
    }

    mutating func noteKnown(_ element: Element) {
        if !estimated.isEmpty { estimated.remove(element) }
        if !lastSizes.isEmpty { lastSizes[element] = nil }
    }

    /// Keeps the sizes of the elements on screen that are forgotten, if only shown views can tell others.
    mutating func noteLastSizes(in model: LayoutModel, where isForgotten: (Element) -> Bool = { _ in true }) {
        guard decideSizes else { return }
        // In any order: each element for itself.
        for element in onScreen where isForgotten(element) { lastSizes[element] = model.measuredSize(of: element) }
    }

    /// Forgets everything but the last sizes, before all elements are measured again. Views that have corrected their sizes are fitted
    /// after the pass: UIKit may not have shown the correction yet, and asks no view whose size stays as it is on screen.
    mutating func beginAgain() {
        let (sizes, corrected) = (lastSizes, corrected)
        self = ShownViews()
        lastSizes = sizes
        changed = corrected
    }

    /// Continues with an earlier state, in which the views that come on screen again are asked again.
    mutating func comeBack(_ earlier: ShownViews) {
        self = earlier
        asked = []
    }

    // MARK: Asking

    func wereAsked(_ element: Element) -> Bool { asked.contains(element) }

    mutating func noteAsked(_ element: Element) {
        asked.insert(element)
        changed.remove(element)
    }

    func haveChanged(_ element: Element) -> Bool { changed.contains(element) }

    /// Records that UIKit may show other views.
    mutating func layoutWasInvalidated() {
        wereAsked = false
    }

    var onScreenCount: Int { onScreen.count }

    /// Whether an element was on screen then, and was asked.
    func wasAskedOnScreen(_ element: Element) -> Bool { onScreen.contains(element) && asked.contains(element) }

    /// Records that the content of a view has changed.
    mutating func noteChanged(_ element: Element) {
        changed.insert(element)
        wereAsked = false
    }

    /// Records an unusable answer.
    ///
    /// - Returns: Whether it differs from the last one, which means that the view has new content.
    mutating func noteUnused(_ answer: CGSize, of element: Element) -> Bool {
        let last = unused[element]
        if last == nil, unused.count >= Self.largestUnusedCount { unused = [:] }
        unused[element] = answer
        guard let last, last != answer else { return false }
        noteChanged(element)
        return true
    }

    func wereSeen(_ element: Element) -> Bool { seen.contains(element) }

    /// Records that the elements on screen are drawn, or have been.
    mutating func noteDrawn() {
        if seen != onScreen { seen = onScreen }
    }

    /// Records the elements on screen, and forgets which other views were asked.
    mutating func noteOnScreen(_ elements: Set<Element>) {
        wereAsked = true
        onScreen = elements
        asked.formIntersection(elements)
        changed.formIntersection(elements)
        if !lastSizes.isEmpty { lastSizes = lastSizes.filter { elements.contains($0.key) } }
    }

    /// Forgets an element, whose content has changed.
    mutating func forget(_ element: Element) {
        corrections[element] = nil
        corrected.remove(element)
        asked.remove(element)
        unused[element] = nil
        estimated.remove(element)
    }

    /// Updates the elements after a batch of updates. Each view may correct its size again.
    mutating func move(through map: UpdateMap) {
        corrections = [:]
        corrected = []
        unused = [:]
        lastSizes = [:]
        onScreen = map.moved(onScreen)
        seen = map.moved(seen)
        asked = map.moved(asked)
        changed = map.moved(changed)
        estimated = map.moved(estimated)
    }
}
