import SizingKit
import TestSupport
import UIKit

/// Changes that the user did not make: nothing of them may move what the user looks at.
extension UserReplay {
    func batch(_ seed: UInt64, with change: () -> Void = {}) {
        var generator = SplitMix64(seed: seed)
        let batch = SimulatedBatch(
            of: view.data,
            kinds: view.scene.kinds,
            largestCount: SimulatedScene.largestCount,
            using: &generator
        )
        // A diffable data source chooses itself which items move of those that change places, and reloads no sections.
        let isClear =
            !view.scene.isDiffable
            || batch.movedItems.isEmpty && batch.movedSections.isEmpty && batch.reloadedSections.isEmpty
        let left = Set(batch.data.places.keys)
        holding(
            by: isClear ? .edge : .any,
            "a batch",
            isClear ? batch.stillItems : left,
            isClear ? batch.stillSections : Set(batch.data.sections.map(\.id))
        ) { view.apply(batch, with: change) }
    }

    func changeVersion(_ place: Int, _ pixels: Int) {
        guard let indexPath = view.data.indexPath(at: place), let item = view.data.item(at: indexPath),
            view.changedItems.isEmpty
        else { return }
        // A new size off screen moves the rest of its column of a masonry when it is known, which may be on screen then.
        // There may be cells off screen, too.
        let reading = ScreenReading(view)
        let isShown = reading.place(of: indexPath).map(reading.isVisible) ?? false
        guard view.data.sections[indexPath.section].kind != .masonry || isShown else { return }
        let left = Set(view.places.keys).subtracting([item.id])
        holding(by: .any, "a new version", left, Set(view.data.sections.map(\.id))) {
            view.changeVersion(of: indexPath, by: pixels)
        }
    }

    /// An item changes, the layout is told, and a batch follows in the same turn of the run loop.
    func changeInTurn(of seed: UInt64, _ place: Int, _ pixels: Int) {
        // A shown cell would correct the size to that of the item that it knows.
        guard !view.scene.sizing.takesCorrections, let indexPath = view.data.indexPath(at: place),
            var item = view.data.item(at: indexPath)
        else { return }
        var changed = view.data
        item.extent = max(30, item.extent + pixels)
        changed.sections[indexPath.section].items[indexPath.item] = item
        var generator = SplitMix64(seed: seed)
        let batch = SimulatedBatch(
            of: changed,
            kinds: view.scene.kinds,
            largestCount: SimulatedScene.largestCount,
            using: &generator
        )
        inspector.forget()
        view.replace(item, at: indexPath)
        view.layout.invalidateSizes(at: [indexPath])
        view.apply(batch)
        collectionView.layoutIfNeeded()
        if let problem = inspector.wrongSize(of: item.id) { inspector.report("\(problem) after a change and a batch") }
        screen.frame()
    }

    func reload(_ seed: UInt64?) {
        // A carousel that is not laid out in the first pass comes to its place when it is.
        defer { view.movedCarousels.formUnion(view.data.sections.map(\.id)) }
        guard let seed else {
            let items = view.data.sections.flatMap(\.items)
            return holding(by: .wholeItem, "a reload", Set(items.map(\.id)), []) { view.reload(with: view.data) }
        }
        var generator = SplitMix64(seed: seed)
        let batch = SimulatedBatch(
            of: view.data,
            kinds: view.scene.kinds,
            largestCount: SimulatedScene.largestCount,
            using: &generator
        )
        let survivors = Set(batch.data.places.keys)
        holding(by: .wholeItem, "a reload with other data", survivors, []) { view.reload(with: batch.data) }
    }

    func changeSize(_ place: Int, _ pixels: Int) {
        guard view.scene.sizing.takesCorrections, let indexPath = view.data.indexPath(at: place) else { return }
        inspector.forget()
        view.changeSize(of: indexPath, by: pixels)
        screen.frame()
    }

    func invalidate(_ place: Int) {
        guard let indexPath = view.data.indexPath(at: place) else { return }
        let all = Set(view.places.keys)
        holding(by: .wholeElement, "an invalidation", all, Set(view.data.sections.map(\.id))) {
            switch place % 4 {
            case 0: view.layout.invalidateSizes()
            case 1: view.layout.invalidateSizes(at: [indexPath])
            case 2: view.layout.invalidateSizes(for: view.data.item(at: indexPath).map { [$0.id] } ?? [])
            default: view.layout.invalidateSizes(inSections: [indexPath.section])
            }
        }
    }

    /// A change of the room or the traits, at rest.
    func changingRoom(_ change: () -> Void) {
        rest()
        inspector.forget()
        view.changedItems.formUnion(view.everChangedItems)
        view.scrolledCarousels = []
        change()
        screen.frame()
        inspector.forget()
    }

    func reorder(_ from: Int, _ to: Int) {
        rest()
        guard !view.scene.isDiffable, let source = view.data.indexPath(at: from),
            collectionView.cellForItem(at: source) != nil, collectionView.beginInteractiveMovementForItem(at: source)
        else { return }
        inspector.forget()
        let bounds = collectionView.bounds
        let share = CGFloat(to) / 1_000
        collectionView.updateInteractiveMovementTargetPosition(
            CGPoint(x: bounds.minX + bounds.width * share, y: bounds.minY + bounds.height * share)
        )
        collectionView.layoutIfNeeded()
        if to % 3 == 0 { collectionView.cancelInteractiveMovement() } else { collectionView.endInteractiveMovement() }
        screen.frame()
        inspector.forget()
    }

    // MARK: What holds still

    /// What keeps its place on screen through a change.
    enum Held {
        /// The first element that is left of those that are read, else of those on screen.
        case edge
        /// Some element on screen that is left.
        case any
        /// The first element that is read as a whole.
        case wholeElement
        /// The first item that is read as a whole.
        case wholeItem
    }

    /// An element on screen before a change.
    private struct Candidate {
        let name: ScreenReading.Name
        let place: ScreenReading.Place
        let order: Int
    }

    /// Makes a change, and checks that what holds still has not moved on screen.
    ///
    /// - Parameters:
    ///   - survivors: The identities of items that may hold still.
    ///   - sections: The identities of sections whose headers and footers may.
    func holding(
        by held: Held,
        _ what: String,
        _ survivors: Set<Int>,
        _ sections: Set<Int>,
        _ change: () -> Void
    ) {
        collectionView.layoutIfNeeded()
        inspector.inspect()
        let before = ScreenReading(view)
        let candidates = candidates(before, survivors, sections)
        let isReload = held == .wholeItem
        let isCarousel = isCarouselAtEdge(before, candidates)
        let mayMove = isCarousel && held == .any
        let held = isCarousel ? heldOfCarousel(held, candidates) : held
        let isPinning = view.data.sections.contains(where: \.pins)
        // Items of carousels need no measuring, so that a reload may know of none of their keys.
        let carouselIDs = Set(
            view.data.sections.filter { $0.kind == .carousel }.flatMap(\.items).map { ScreenReading.Name.item($0.id) }
        )
        // A reading knows where the screen was; what was on it is to be asked before the change.
        let isAtEdge = view.scene.holdsEnd ? before.isAtEnd : before.isAtStart
        let showedAnchoredEnd = before.showsAnchoredEnd
        let read = before.read
        let mayHaveMoved = inspector.maybeMovesWhatIsHeld(before)
        let seen = Set(before.shownItems().map(\.id))
        let pinned = isReload ? before.boundaryDistances(pins: true) : [:]
        // A section that keeps none of what was on screen of it may have been folded.
        let kept = Set(before.shownItems().filter { survivors.contains($0.id) }.map { "\($0.indexPath.section)" })
        holdingCarousels(what, survivors, isReload: isReload, change)
        inspector.forget()
        let after = ScreenReading(view)
        defer { screen.frame() }
        // Before the origin has settled, the start may lie at the edge of what is visible by chance.
        let isSettled = !before.isBouncing && before.direction.insetBefore == after.direction.insetBefore
        if isSettled, isAtEdge, !inspector.isMoving, showedAnchoredEnd == true, after.showsAnchoredEnd == false {
            inspector.report("\(what) left the end of the content that was on screen")
        }
        // Pinned headers hold still too, by where they would be without pinning; that is not seen from outside.
        // UIKit ends a bounce where the content's size changes, and moves the offset with the inset that content gets which
        // begins to scroll.
        guard !isAtEdge, !mayMove, isSettled,
            !(isPinning && held != .wholeItem), view.changedItems.isEmpty, !after.isHeldAtAnEnd,
            !mayHaveMoved, !inspector.maybeMovesWhatIsHeld(after),
            let anchor = choose(from: candidates, held, before, read), !(isReload && carouselIDs.contains(anchor.name))
        else { return }
        if inspector.mayMoveWithItsRow(anchor.name, seen.contains) { return }
        // Then its pinned header is held.
        let pinnedNow = isReload ? after.boundaryDistances(pins: false) : [:]
        if pinned.contains(where: { !kept.contains($0.key[1]) && pinnedNow[$0.key] == $0.value }) { return }
        let movements = candidates.compactMap { movement(of: $0, from: before, to: after) }
        if held == .any, movements.isEmpty || movements.contains(0) { return }
        guard let movement = movement(of: anchor, from: before, to: after) else {
            return inspector.report("what was on screen is gone by \(what): \(anchor.name)")
        }
        if movement != 0 { inspector.report("\(what) moved \(anchor.name) by \(movement) pixels on screen") }
    }

    /// Whether the first thing on screen, or the first that is left of it, is a carousel. It stays, though its items may all
    /// go, and its extent along the scroll axis may change.
    private func isCarouselAtEdge(_ reading: ScreenReading, _ candidates: [Candidate]) -> Bool {
        let shown = reading.shownItems()
        let first =
            view.scene.holdsEnd
            ? shown.max { $0.place.end < $1.place.end } : shown.min { $0.place.start < $1.place.start }
        let names = [first.map { ScreenReading.Name.item($0.id) }, candidates.first?.name]
        return names.contains { $0.map(isOfCarousel) ?? false }
    }

    /// What holds still of a carousel that is the first thing on screen: its first item, if one is left. A reload may know of
    /// none of the keys, and what a diffable data source takes for moved is not known here.
    private func heldOfCarousel(_ held: Held, _ candidates: [Candidate]) -> Held {
        guard held != .wholeItem, !view.scene.isDiffable, let first = candidates.first, isOfCarousel(first.name) else {
            return .any
        }
        return .edge
    }

    private func isOfCarousel(_ name: ScreenReading.Name) -> Bool {
        guard case .item(let id) = name, let indexPath = view.places[id] else { return false }
        return view.data.sections[indexPath.section].kind == .carousel
    }

    /// How far an element has moved on screen; `nil` if it is nowhere.
    private func movement(of element: Candidate, from before: ScreenReading, to after: ScreenReading) -> Int? {
        // What covers the screen is held where its content begins.
        let holdsEnd = view.scene.holdsEnd && !covers(element, before)
        let edge: (ScreenReading.Place) -> Int = { holdsEnd ? $0.end : $0.start }
        return place(of: element.name, in: after).map {
            edge($0) - after.direction.offset - (edge(element.place) - before.direction.offset)
        }
    }

    private func candidates(
        _ reading: ScreenReading,
        _ survivors: Set<Int>,
        _ sections: Set<Int>
    ) -> [Candidate] {
        var found: [Candidate] = []
        let shown = Dictionary(reading.shownItems().map { ($0.id, $0.place) }, uniquingKeysWith: { first, _ in first })
        let boundaries = reading.shownBoundaries()
        func add(_ name: ScreenReading.Name, _ place: ScreenReading.Place?) {
            if let place { found.append(Candidate(name: name, place: place, order: found.count)) }
        }
        for section in view.data.sections {
            let holds = sections.contains(section.id)
            if holds { add(.header(section.id), boundaries[.header(section.id)]) }
            for item in section.items where survivors.contains(item.id) { add(.item(item.id), shown[item.id]) }
            if holds { add(.footer(section.id), boundaries[.footer(section.id)]) }
        }
        return view.scene.holdsEnd ? found.reversed() : found
    }

    private func choose(
        from candidates: [Candidate],
        _ held: Held,
        _ reading: ScreenReading,
        _ read: (start: Int, end: Int)
    ) -> Candidate? {
        let inside: (Candidate) -> Int = {
            view.scene.holdsEnd ? read.end - $0.place.end : $0.place.start - read.start
        }
        if held == .wholeItem || held == .wholeElement, let covering = candidates.first(where: { covers($0, reading) })
        {
            return covering
        }
        let isRead: (Candidate) -> Bool = { $0.place.start < read.end && $0.place.end > read.start }
        switch held {
        // Of what bars and the keyboard cover nothing is claimed.
        case .edge, .any: return candidates.first(where: isRead)
        case .wholeElement:
            let whole = candidates.filter { inside($0) >= 0 && isRead($0) }
            let nearest = whole.map(inside).min()
            return whole.first { inside($0) == nearest } ?? candidates.first(where: isRead)
        case .wholeItem: return candidates.first { inside($0) >= 0 && isRead($0) } ?? candidates.first(where: isRead)
        }
    }

    /// Whether an element covers everything that is visible.
    private func covers(_ candidate: Candidate, _ reading: ScreenReading) -> Bool {
        let visible = reading.direction.visible
        return visible.start < visible.end && candidate.place.start <= visible.start
            && candidate.place.end >= visible.end
    }

    private func place(of name: ScreenReading.Name, in reading: ScreenReading) -> ScreenReading.Place? {
        switch name {
        case .item(let id): view.places[id].flatMap { reading.place(of: $0) }
        case .header, .footer: reading.shownBoundaries()[name]
        }
    }
}
