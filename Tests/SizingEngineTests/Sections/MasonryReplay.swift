import TestSupport

@testable import SizingEngine

/// A change of a masonry. Positions are fractions of what is there, in 1/65,536.
enum MasonryStep: Step {
    case measure(Int, columns: Int, at: UInt16)
    case measureKeeping(Int, at: UInt16, from: UInt16)
    case measureRange(Int, columns: Int, UInt16, length: UInt16)
    case measureNext(Int, times: Int)
    case measureNextUp(Int, columns: Int, times: Int)
    case forget(UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case insertKeeping(Int, at: UInt16, UInt16)
    case removeKeeping(UInt16, length: UInt16, UInt16)
    case decide(UInt16)
    case begin(UInt16)
    case approach(UInt16)
    case level
    case setEstimate(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> MasonryStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 30 }
        func extent() -> Int {
            Int.random(in: 0..<10, using: &generator) == 0 ? 0 : .random(in: -2...300, using: &generator)
        }
        func columns() -> Int {
            Int.random(in: 0..<4, using: &generator) > 0 ? 1 : .random(in: 0...6, using: &generator)
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<12: return .measure(extent(), columns: columns(), at: position())
        case ..<18: return .measureKeeping(extent(), at: position(), from: position())
        case ..<27:
            let length = Bool.random(using: &generator) ? position() : few()
            return .measureRange(extent(), columns: columns(), position(), length: length)
        case ..<37: return .measureNext(extent(), times: .random(in: 1...20, using: &generator))
        case ..<50:
            return .measureNextUp(extent(), columns: columns(), times: .random(in: 1...30, using: &generator))
        case ..<57: return .forget(position())
        case ..<58: return .forgetAll
        case ..<66:
            let count = Int.random(in: 0...3, using: &generator) * .random(in: 1...20, using: &generator)
            return Bool.random(using: &generator)
                ? .insert(count, at: position()) : .insertKeeping(count, at: position(), position())
        case ..<76:
            return Bool.random(using: &generator)
                ? .remove(position(), length: few()) : .removeKeeping(position(), length: few(), position())
        case ..<81: return .decide(position())
        case ..<85: return .begin(position())
        case ..<88: return .approach(position())
        case ..<91: return .level
        case ..<95: return .setEstimate(.random(in: -1...100, using: &generator))
        default: return .keepCopy
        }
    }
}

extension MasonryStep {
    /// Whether all that happens is that something comes to what is decided.
    var onlyGoesOn: Bool {
        switch self {
        case .measureNext, .measureNextUp, .decide, .setEstimate: true
        default: false
        }
    }
}

struct MasonryReplay {
    var masonry: MasonryArrangement
    var twin: MasonryTwin
    /// Whether items take the columns that the steps say, or one.
    var hasSpans = true

    init(count: Int, parameters: MasonryParameters, estimate: Int, hasSpans: Bool = true) {
        masonry = MasonryArrangement(count: count, parameters: parameters, estimate: estimate)
        twin = MasonryTwin(count: count, parameters: parameters, estimate: estimate)
        self.hasSpans = hasSpans
    }

    mutating func run(_ steps: [MasonryStep]) throws {
        var copies: [(MasonryArrangement, MasonryTwin)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((masonry, twin)) }
            let (before, decided) = (masonry, masonry.decidedItems)
            try apply(step)
            try Self.compare(masonry, twin)
            if step.onlyGoesOn { try Self.checkStillness(of: decided, before, masonry) }
        }
        for (masonry, twin) in copies { try Self.compare(masonry, twin) }
    }

    mutating func measure(_ extent: Int, _ columns: Int, at item: Int) {
        let size = ItemSize(main: extent, cross: 0, columns: hasSpans ? columns : 1)
        masonry.measure(size, at: item)
        twin.measure(size, at: item)
    }

    /// Without items of several columns, all that lie from the position on stay where they are.
    private mutating func measure(_ extent: Int, at item: Int, keepingItemsFrom position: Int) throws {
        let (size, before) = (ItemSize(main: extent, cross: 0), masonry)
        masonry.measure(size, at: item, keepingItemsFrom: position)
        twin.measure(size, at: item, keepingItemsFrom: position)
        let hasSpans = (twin.places + twin.upper).contains { $0.width > 1 }
        let fillsAllColumns = Set(twin.places.map(\.first)).count == twin.columns.count
        guard !hasSpans, fillsAllColumns, before.decidedItems.contains(item),
            before.frame(of: item).main.start < position
        else { return }
        let later = before.decidedItems.filter { before.frame(of: $0).main.start >= position }
        try Self.checkStillness(of: later, before, masonry)
    }

    /// Without items of several columns, what lies between the change and the item stays where it is, and on the other side of the
    /// item all that is near.
    private mutating func change(
        from first: Int,
        removing removed: Int,
        inserting inserted: Int,
        keepingColumnsAt kept: Int
    ) throws {
        let before = masonry
        if removed > 0 {
            masonry.remove(first..<first + removed, keepingColumnsAt: kept)
            twin.remove(first..<first + removed, keepingColumnsAt: kept)
        } else {
            masonry.insert(count: inserted, at: first, keepingColumnsAt: kept)
            twin.insert(count: inserted, at: first, keepingColumnsAt: kept)
        }
        let places = twin.places + twin.upper
        guard inserted + removed > 0, before.decidedItems.contains(kept), places.allSatisfy({ $0.width == 1 }),
            Set(places.map(\.first)).count == twin.columns.count
        else { return }
        let isAfter = first <= kept
        let near = kept - MasonryArrangement.reach..<kept + MasonryArrangement.reach
        let stays = before.decidedItems.clamped(to: near).filter { isAfter ? $0 >= first + removed : $0 < first }
        let shift = isAfter ? inserted - removed : 0
        let left = stays.filter { twin.decidedItems.contains($0 + shift) }
        try Difference.check(left.contains(kept), true, "\(kept) is decided")
        try Self.checkStillness(of: left, before, masonry, shift: shift)
    }

    mutating func begin(at item: Int) {
        masonry.begin(at: item)
        twin.begin(at: item)
    }

    mutating func decide(upTo item: Int) {
        masonry.decide(upTo: item)
        twin.decide(upTo: item)
    }

    /// Goes to an item, measuring what has to be known on the way.
    private mutating func approach(_ item: Int) throws {
        for _ in 0...MasonryArrangement.approachCount {
            let (next, expected) = (masonry.approach(item), twin.approach(item))
            try Difference.check(next, expected, "approach(\(item))")
            guard let next else { return }
            measure(next * 53 % 200, 1, at: next)
        }
        throw Difference(description: "\(item) is not reached")
    }

    mutating func apply(_ step: MasonryStep) throws {
        let count = twin.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func place(_ position: UInt16, _ count: Int) -> Int { Int(position) * (count + 1) / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + place(length, count - start)
        }
        switch step {
        case .measure(let extent, let columns, let at) where count > 0:
            measure(extent, columns, at: index(at))
        case .measureKeeping(let extent, let at, let from) where count > 0:
            try measure(extent, at: index(at), keepingItemsFrom: place(from, twin.snapshot.extent))
        case .measureRange(let extent, let columns, let start, let length):
            for item in range(start, length) {
                measure(extent + item * 37 % 90, item % 4 == 1 ? columns : 1, at: item)
            }
        case .measureNext(let extent, let times):
            for _ in 0..<times where twin.decidedItems.upperBound < twin.count {
                let next = twin.decidedItems.upperBound
                measure(extent + next * 37 % 90, 1, at: next)
            }
        case .measureNextUp(let extent, let columns, let times):
            for _ in 0..<times where twin.decidedItems.lowerBound > 0 {
                let next = twin.decidedItems.lowerBound - 1
                measure(extent + next * 37 % 90, next % 4 == 1 ? columns : 1, at: next)
            }
        case .forget(let at) where count > 0:
            masonry.forget(index(at))
            twin.forget(index(at))
        case .forgetAll:
            masonry.forgetAll()
            twin.forgetAll()
        case .insert(let inserted, let at):
            masonry.insert(count: inserted, at: place(at, count))
            twin.insert(count: inserted, at: place(at, count))
        case .remove(let start, let length):
            masonry.remove(range(start, length))
            twin.remove(range(start, length))
        case .insertKeeping(let inserted, let at, let kept) where count > 0:
            try change(from: place(at, count), removing: 0, inserting: inserted, keepingColumnsAt: index(kept))
        case .removeKeeping(let start, let length, let kept) where count > 0:
            let (range, kept) = (range(start, length), index(kept))
            guard !range.contains(kept) else { return }
            try change(from: range.lowerBound, removing: range.count, inserting: 0, keepingColumnsAt: kept)
        case .decide(let at):
            decide(upTo: place(at, count))
        case .begin(let at):
            begin(at: place(at, count))
        case .approach(let at):
            try approach(place(at, count))
        case .level:
            masonry.alignStart()
            twin.alignStart()
        case .setEstimate(let estimate):
            masonry.estimate = estimate
            twin.estimate = estimate
        case .keepCopy, .measure, .measureKeeping, .forget, .insertKeeping, .removeKeeping: break
        }
    }
}

// MARK: Comparing

extension MasonryReplay {
    static func compare(_ masonry: MasonryArrangement, _ twin: MasonryTwin) throws {
        try masonry.checkInvariants()
        try Difference.check(masonry.count, twin.count, "count")
        try Difference.check(masonry.decidedItems, twin.decidedItems, "decidedItems")
        try Difference.check(masonry.isAlignedAtStart, twin.isAlignedAtStart, "isAlignedAtStart")
        try Difference.check(masonry.unmeasuredCount, twin.sizes.filter { $0 == nil }.count, "unmeasuredCount")
        try Difference.check(masonry.measuredSum, twin.sizes.reduce(0) { $0 + ($1?.main ?? 0) }, "measuredSum")
        try Difference.check(masonry.estimate, twin.estimate, "estimate")
        try Difference.check(masonry.estimatedRows, twin.estimatedRows, "estimatedRows")
        let snapshot = twin.snapshot
        let (frames, extent) = (snapshot.frames, snapshot.extent)
        try Difference.check(masonry.extent, extent, "extent")
        try checkRules(twin, snapshot)
        for item in frames.indices {
            let (frame, size) = (masonry.frame(of: item), masonry.measuredSize(of: item))
            guard frame != frames[item] || size != twin.measuredSize(of: item) else { continue }
            throw Difference(description: "\(item) has \(size as Any) at \(frame), not at \(frames[item])")
        }
        for start in [0, extent / 3, extent - 90] {
            for length in [0, 1, 120, extent] { try compare(masonry, snapshot, in: Span(start: start, length: length)) }
        }
        for sample in stride(from: 0, to: frames.count, by: max(frames.count / 3, 1)) {
            let main = frames[sample].main
            for place in [main.start - 1, main.start, main.end] {
                try compare(masonry, snapshot, at: place, near: sample)
            }
        }
        for place in [Int.min, -1, extent, Int.max] {
            try compare(masonry, snapshot, at: place, near: frames.count / 2)
        }
    }

    /// No decided item lies higher or lower than the rules say: just beyond what is between it and the pivot in its
    /// columns.
    private static func checkRules(_ twin: MasonryTwin, _ snapshot: MasonryTwin.Snapshot) throws {
        let (frames, decided, middle) = (snapshot.frames, snapshot.decided, snapshot.middle)
        let top = frames[decided].map(\.main.start).min()
        if let top, decided.lowerBound == 0, top != 0, Set(twin.starts).count == 1 {
            throw Difference(description: "The highest column starts at \(top)")
        }
        let starts = twin.starts.map { middle + $0 }
        var edges = starts
        for (turn, place) in twin.places.enumerated() {
            let main = frames[twin.pivot + turn].main
            let columns = place.first..<place.first + place.width
            try Difference.check(main.start, edges[columns].max()!, "the start of \(twin.pivot + turn)")
            for column in columns { edges[column] = main.end + twin.spacing }
        }
        edges = starts
        for (turn, place) in twin.upper.enumerated() {
            let main = frames[twin.pivot - 1 - turn].main
            let columns = place.first..<place.first + place.width
            try Difference.check(main.end, edges[columns].min()! - twin.spacing, "the end of \(twin.pivot - 1 - turn)")
            for column in columns { edges[column] = main.start }
        }
    }

    /// Items that were decided before lie where they did, or have all moved together.
    ///
    /// - Parameter shift: How far the indices have moved.
    private static func checkStillness(
        of items: some Sequence<Int>,
        _ before: MasonryArrangement,
        _ after: MasonryArrangement,
        shift: Int = 0
    ) throws {
        var movements: Set<Int> = []
        for item in items {
            let (old, new) = (before.frame(of: item), after.frame(of: item + shift))
            try Difference.check(new.cross, old.cross, "the columns of \(item)")
            try Difference.check(new.main.length, old.main.length, "the extent of \(item)")
            movements.insert(new.main.start - old.main.start)
        }
        if movements.count > 1 { throw Difference(description: "\(items) have moved by \(movements)") }
    }

    private static func compare(
        _ masonry: MasonryArrangement,
        _ expected: MasonryTwin.Snapshot,
        in span: Span
    ) throws {
        var visited: [Int] = []
        var difference: Difference?
        let end = masonry.forEachItem(in: span) { item, frame, isMeasured in
            visited.append(item)
            if frame != expected.frames[item] || isMeasured != expected.isShowable(item) {
                difference = Difference(description: "visited \(item) at \(frame) in \(span)")
            }
            return true
        }
        if let difference { throw difference }
        try Difference.check(visited, expected.items(in: span), "the items in \(span)")
        try Difference.check(end, true, "the end of the visit")
        let (has, should) = (masonry.needsPlacing(in: span), expected.needsPlacing(in: span))
        try Difference.check(has, should, "needsPlacing(in: \(span))")
    }

    private static func compare(
        _ masonry: MasonryArrangement,
        _ expected: MasonryTwin.Snapshot,
        at place: Int,
        near sample: Int
    ) throws {
        let (count, decided) = (expected.frames.count, expected.decided)
        try Difference.check(masonry.item(at: place), expected.item(at: place), "item(at: \(place))")
        for item in [sample, decided.lowerBound, decided.upperBound, max(decided.lowerBound - 1, 0), count] {
            try Difference.check(
                masonry.nextToPlace(from: item, startingBefore: place),
                expected.nextToPlace(from: item, startingBefore: place),
                "nextToPlace(from: \(item), startingBefore: \(place))"
            )
            try Difference.check(
                masonry.nextToPlace(before: item, endingAfter: place),
                expected.nextToPlace(before: item, endingAfter: place),
                "nextToPlace(before: \(item), endingAfter: \(place))"
            )
        }
    }
}
