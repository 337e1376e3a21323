import TestSupport
import Testing

@testable import SizingEngine

@Suite struct LayoutModelRandomTests {
    @Test func agreesWithItsTwinAfterEveryStep() {
        check(ModelStep.self, seeds: 0..<60, length: isExhaustive ? 40 : 16) {
            try ModelReplay.run($0, policy: .learned)
        }
    }

    @Test func agreesWithItsTwinAtAConstantEstimate() {
        check(ModelStep.self, seeds: 1_000..<1_006, length: isExhaustive ? 40 : 16) {
            try ModelReplay.run($0, policy: .constant)
        }
    }

    /// What is expected not to exist takes no space, the space above a header included, until it is measured.
    @Test func agreesWithItsTwinWhereHeadersAreNotExpected() {
        check(ModelStep.self, seeds: 2_000..<2_006, length: isExhaustive ? 40 : 16) {
            try ModelReplay.run($0, policy: .learned, header: 0)
        }
        check(ModelStep.self, seeds: 2_100..<2_106, length: isExhaustive ? 40 : 16) {
            try ModelReplay.run($0, policy: .learned, header: 0, footer: 0)
        }
    }
}

/// A change of a `LayoutModel`. Positions are fractions of what is there, in 1/65,536.
enum ModelStep: Step {
    case measure(Int, UInt16)
    case forget(UInt16)
    case forgetAll
    case learn
    case insertItems(Int, section: UInt16, at: UInt16)
    case removeItems(section: UInt16, at: UInt16, length: UInt16)
    case insertSection(Int, shape: SectionShape, at: UInt16)
    case removeSection(UInt16)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> ModelStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<45: return .measure(.random(in: 0...200, using: &generator), position())
        case ..<50: return .forget(position())
        case ..<51: return .forgetAll
        case ..<60: return .learn
        case ..<68: return .insertItems(.random(in: 0...6, using: &generator), section: position(), at: position())
        case ..<76: return .removeItems(section: position(), at: position(), length: position())
        case ..<90:
            var shape = SectionShape(
                spacing: .random(in: -2...3, using: &generator),
                insetBefore: .random(in: -5...5, using: &generator),
                insetAfter: .random(in: -5...5, using: &generator),
                headerPadding: .random(in: 0...4, using: &generator),
                hasHeader: .random(using: &generator),
                hasFooter: .random(using: &generator),
                pinsHeader: .random(using: &generator),
                pinsFooter: .random(using: &generator)
            )
            if Bool.random(using: &generator) { shape.itemEstimate = .random(in: 1...40, using: &generator) }
            return .insertSection(.random(in: 0...8, using: &generator), shape: shape, at: position())
        case ..<93: return .removeSection(position())
        default: return .keepCopy
        }
    }
}

enum ModelReplay {
    /// What negative insets and spacings make of two elements that are beside each other, in pixels.
    private static let greatestOverlap = 20

    static func run(_ steps: [ModelStep], policy: Estimates.Policy, header: Int = 20, footer: Int = 15) throws {
        let estimates = Estimates(item: 10, header: header, footer: footer, policy: policy)
        let shape = SectionShape(spacing: 1, insetBefore: 2, insetAfter: 3, hasHeader: true, hasFooter: true)
        var model = LayoutModel(itemCounts: [4, 0, 7], shape: shape, sectionSpacing: 5, estimates: estimates)
        var twin = NaiveModel(
            sections: [4, 0, 7].map { NaiveModel.Section(itemCount: $0, shape: shape) },
            sectionSpacing: 5,
            estimates: estimates
        )
        var copies: [(LayoutModel, NaiveModel)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((model, twin)) }
            apply(step, &model, &twin)
            try compare(model, twin)
        }
        for (model, twin) in copies { try compare(model, twin) }
    }

    private static func pick(_ position: UInt16, of count: Int) -> Int { Int(position) * count >> 16 }

    private static func apply(_ step: ModelStep, _ model: inout LayoutModel, _ twin: inout NaiveModel) {
        let sections = twin.sections.count
        switch step {
        case .measure(let extent, let position):
            let placed = twin.placed
            guard !placed.isEmpty else { return }
            let element = placed[pick(position, of: placed.count)].element
            // Where things overlap, each is longer than all that lies over it.
            let extent = twin.sections[element.section].overlaps ? max(extent, 12) : extent
            model.measure(extent, element)
            twin.set(extent, element)
        case .forget(let position):
            let placed = twin.placed
            guard !placed.isEmpty else { return }
            let element = placed[pick(position, of: placed.count)].element
            model.forget(element)
            twin.set(nil, element)
        case .forgetAll:
            model.forgetAll()
            twin.forgetAll()
        case .learn:
            model.learnEstimates()
            twin.learnEstimates()
        case .insertItems(let count, let section, let position) where sections > 0:
            let section = pick(section, of: sections)
            let item = pick(position, of: twin.sections[section].items.count + 1)
            model.insertItems(count, at: item, in: section)
            twin.sections[section].items.insert(contentsOf: Array(repeating: nil, count: count), at: item)
        case .removeItems(let section, let position, let length) where sections > 0:
            let section = pick(section, of: sections)
            let count = twin.sections[section].items.count
            let start = pick(position, of: count + 1)
            let range = start..<start + pick(length, of: count - start + 1)
            model.removeItems(range, in: section)
            twin.sections[section].items.removeSubrange(range)
        case .insertSection(let count, let shape, let position):
            let section = pick(position, of: sections + 1)
            model.insertSection(itemCount: count, shape: shape, at: section)
            twin.sections.insert(NaiveModel.Section(itemCount: count, shape: shape), at: section)
        case .removeSection(let position) where sections > 0:
            let section = pick(position, of: sections)
            model.removeSection(at: section)
            twin.sections.remove(at: section)
        default: break
        }
    }

    private static func compare(_ model: LayoutModel, _ twin: NaiveModel) throws {
        let placed = twin.placed
        try Difference.check(model.total, twin.total, "total")
        try Difference.check(model.sectionCount, twin.sections.count, "sectionCount")
        try Difference.check(model.itemCount, twin.sections.reduce(0) { $0 + $1.items.count }, "itemCount")
        try Difference.check(model.unmeasuredCount, placed.filter { !$0.isMeasured }.count, "unmeasuredCount")
        try Difference.check(model.estimates, twin.estimates, "estimates")
        try Difference.check(model.canLearn, twin.sections.contains { $0.isStale }, "canLearn")
        try Difference.check(model.first, placed.first?.element, "first")
        try Difference.check(model.last, placed.last?.element, "last")
        for (index, entry) in placed.enumerated() {
            let element = entry.element
            try Difference.check(model.span(of: element), entry.span, "span of \(element)")
            try Difference.check(model.contains(element), true, "contains \(element)")
            try Difference.check(model.measuredExtent(of: element) != nil, entry.isMeasured, "\(element) is measured")
            let next = index + 1 < placed.count ? placed[index + 1].element : nil
            try Difference.check(model.element(after: element), next, "element after \(element)")
            let unmeasured = placed[index...].first { !$0.isMeasured }?.element
            try Difference.check(model.nextToPlace(from: element), unmeasured, "first unmeasured from \(element)")
            let before = placed[..<index].last { !$0.isMeasured }?.element
            try Difference.check(model.nextToPlace(before: element), before, "last unmeasured before \(element)")
        }
        for start in stride(from: -20, to: twin.total + 40, by: 17) {
            let span = Span(start: start, length: 31)
            try compare(model, placed, in: span)
            try comparePinned(model, twin, placed, in: span)
        }
    }

    private static func comparePinned(
        _ model: LayoutModel,
        _ twin: NaiveModel,
        _ placed: [(element: Element, span: Span, isMeasured: Bool)],
        in span: Span
    ) throws {
        let (first, starts) = (model.section(at: span.start)?.index ?? 0, twin.starts)
        let unmeasured = placed.first {
            !$0.isMeasured && twin.pins($0.element) && $0.element.section >= first
                && starts[$0.element.section] < span.end
        }
        try Difference.check(model.firstUnmeasuredPinned(in: span), unmeasured?.element, "first pinned in \(span)")
    }

    private static func compare(
        _ model: LayoutModel,
        _ placed: [(element: Element, span: Span, isMeasured: Bool)],
        in span: Span
    ) throws {
        var visited: [Element] = []
        model.forEachElement(in: span) { element, frame, _ in
            visited.append(element)
            return frame == model.frame(of: element)
        }
        let expected = placed.filter { $0.span.intersects(span) }
        try Difference.check(visited, expected.map(\.element), "elements in \(span)")
        // Which of several elements that overlap is found does not matter, nor which of several of no extent at one place.
        let overlaps = (0..<model.sectionCount).map(model.shape).contains {
            $0.insetBefore < 0 || $0.insetAfter < 0 || $0.spacing < 0
        }
        let slack = overlaps ? greatestOverlap : 0
        if let found = model.element(at: span.start) {
            let last = placed.last { $0.span.start <= span.start } ?? placed.first { $0.span.length > 0 } ?? placed[0]
            let foundSpan = model.span(of: found)
            let isFirst = placed.allSatisfy { $0.span.start > span.start }
            // The space above a header belongs to it.
            let padding = found.kind == .header ? model.shape(of: found.section).headerPadding : 0
            let agrees =
                foundSpan.start == last.span.start || foundSpan.contains(span.start)
                || (isFirst && foundSpan.start == placed[0].span.start)
                || foundSpan.start - padding..<foundSpan.start ~= span.start
                || foundSpan.start - slack..<foundSpan.end + slack ~= span.start
            try Difference.check(agrees, true, "\(found) at \(span.start), where \(last.element) is,")
        } else {
            try Difference.check(placed.isEmpty, true, "no element at \(span.start) of an empty model")
        }
        let hasUnmeasured = expected.contains { !$0.isMeasured }
        try Difference.check(model.needsPlacing(in: span) || !hasUnmeasured, true, "hasUnmeasured in \(span)")
        // Unmeasured elements at the very start of the span count, whatever their extent.
        let first = placed.last { $0.span.start <= span.start } ?? placed.first
        let near = placed.filter { $0.span.start >= first?.span.start ?? 0 && $0.span.start < span.end }
        if !overlaps, !near.contains(where: { !$0.isMeasured }) {
            try Difference.check(model.needsPlacing(in: span), false, "hasUnmeasured in \(span)")
        }
        for (index, entry) in placed.enumerated() where index % 3 == 0 {
            let below = placed[index...].first { !$0.isMeasured && $0.span.start < span.end }?.element
            try Difference.check(
                model.nextToPlace(from: entry.element, startingBefore: span.end),
                placed[index...].first { !$0.isMeasured }?.element == below ? below : nil,
                "first unmeasured from \(entry.element) before \(span.end)"
            )
        }
    }
}
