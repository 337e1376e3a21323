import SizingEngine
import UIKit

/// What a layout knows of the sizes that shown views ask for.
@MainActor
struct ShownViews {
    /// How often a view may correct its size while it shows the same.
    ///
    /// Two sides that never agree would keep UIKit laying out until it gives up with an exception.
    static let correctionLimit = 8

    /// The number of answers that are kept of views whose answers cannot be used.
    private static let largestUnusedCount = 128

    private struct Corrections {
        var key: AnyHashable?
        var version: Int
        var count: Int
    }

    private var corrections: [Element: Corrections] = [:]

    /// Whether the sizes of some elements are known by their shown views only.
    var decideSizes = false
    /// The elements that were on screen when views were last asked.
    private(set) var onScreen: Set<Element> = []
    /// The elements on screen whose views have been asked.
    private var asked: Set<Element> = []
    /// The elements on screen whose views must be asked again: they show something else.
    private var changed: Set<Element> = []
    /// The last answers from which no size follows.
    private var unused: [Element: CGSize] = [:]

    /// Whether views are to be asked after the pass.
    var needAsking: Bool { decideSizes || !changed.isEmpty }

    // MARK: Corrections

    /// Whether an element may correct itself once more. Other content may do so as often again.
    func mayCorrect(_ element: Element, showing sizing: ItemSizing) -> Bool {
        guard let past = corrections[element], past.key == sizing.key, past.version == sizing.version else {
            return true
        }
        return past.count < Self.correctionLimit
    }

    mutating func countCorrection(of element: Element, showing sizing: ItemSizing) {
        var count = 1
        if let past = corrections[element], past.key == sizing.key, past.version == sizing.version {
            count += past.count
        }
        corrections[element] = Corrections(key: sizing.key, version: sizing.version, count: count)
    }

    /// Whether an element has corrected itself.
    func haveCorrected(_ element: Element) -> Bool { corrections[element] != nil }

    // MARK: Asking

    func wereAsked(_ element: Element) -> Bool { asked.contains(element) }

    mutating func noteAsked(_ element: Element) {
        asked.insert(element)
        changed.remove(element)
    }

    func haveChanged(_ element: Element) -> Bool { changed.contains(element) }

    /// Takes note of an answer from which no size follows.
    ///
    /// - Returns: Whether it differs from the one before, that is, whether the view shows something else now.
    mutating func noteUnused(_ answer: CGSize, of element: Element) -> Bool {
        let last = unused[element]
        if last == nil, unused.count >= Self.largestUnusedCount { unused = [:] }
        unused[element] = answer
        guard let last, last != answer else { return false }
        changed.insert(element)
        return true
    }

    func wereOnScreen(_ element: Element) -> Bool { onScreen.contains(element) }

    /// Takes note of what is on screen, and forgets what was asked of other elements.
    mutating func noteOnScreen(_ elements: Set<Element>) {
        onScreen = elements
        asked.formIntersection(elements)
        changed.formIntersection(elements)
    }

    /// Forgets what is known of an element: it shows something else.
    mutating func forget(_ element: Element) {
        corrections[element] = nil
        asked.remove(element)
        unused[element] = nil
    }

    /// What is still known after a batch of updates. Each view may correct itself anew.
    mutating func move(through map: UpdateMap) {
        let place = { (element: Element) in map.isReloaded(element) ? nil : map.place(after: element) }
        corrections = [:]
        unused = [:]
        onScreen = Set(onScreen.compactMap(place))
        asked = Set(asked.compactMap(place))
        changed = Set(changed.compactMap(place))
    }
}
