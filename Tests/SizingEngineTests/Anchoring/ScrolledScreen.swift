import SizingEngine
import TestSupport

/// Elements of hidden sizes, placed where a scroll view goes, and what of them was seen to move.
struct ScrolledScreen {
    var layout: ElasticLayout
    var viewport: Viewport
    /// The elements on screen that have moved, or were shown before they were measured.
    var moved: [Element] = []
    /// Which elements were measured.
    var measured: Set<Element> = []
    /// The true size of an element, from a generator of its own.
    private let size: (_ generator: inout SplitMix64) -> ItemSize

    init(
        itemCounts: [Int],
        _ arrangement: SectionShape.Arrangement,
        estimate: Int,
        size: @escaping (_ generator: inout SplitMix64) -> ItemSize
    ) {
        let shape = SectionShape(arrangement: arrangement, itemCross: Span(start: 0, end: 390))
        let estimates = Estimates(item: estimate, header: 0, footer: 0, policy: .learned)
        layout = ElasticLayout(model: LayoutModel(itemCounts: itemCounts, shape: shape, estimates: estimates))
        viewport = Viewport(span: Span(start: 0, length: 800), insetBefore: 0, insetAfter: 0)
        self.size = size
    }

    private func size(of element: Element) -> ItemSize {
        var generator = SplitMix64(seed: UInt64(element.section * 10_000 + element.item))
        return size(&generator)
    }

    var frames: [Element: ItemFrame] {
        var frames: [Element: ItemFrame] = [:]
        layout.forEachElement(in: viewport.span) { element, frame, _ in
            frames[element] = frame
            return true
        }
        return frames
    }

    mutating func place(_ anchor: Anchor?) {
        guard var placement = layout.placement(in: viewport, margin: Margin(200), anchor: anchor) else { return }
        while case .measure(let element)? = layout.next(in: &placement) {
            measured.insert(element)
            layout.model.measure(size(of: element), element)
        }
        layout.report(in: viewport, isDecelerating: false)
        layout.forEachElement(in: viewport.span) { element, _, isMeasured in
            if !isMeasured { moved.append(element) }
            return true
        }
    }

    mutating func jump(to element: Element) {
        let top = layout.span(of: element).start
        viewport = Viewport(span: Span(start: top, length: 800), insetBefore: 0, insetAfter: 0)
        place(layout.anchor(keeping: element))
    }

    /// - Returns: How many elements were on screen before and after.
    @discardableResult
    mutating func scroll(by distance: Int) -> Int {
        let (old, before) = (viewport, frames)
        viewport = Viewport(span: old.span.offset(by: distance), insetBefore: 0, insetAfter: 0)
        place(layout.anchor(movingFrom: old, to: viewport))
        let both = frames.filter { before[$0.key] != nil }
        let shifts = both.mapValues(\.main.start).map { $0.value - before[$0.key]!.main.start }
        // Pulled beyond the start, the content comes along as a whole.
        let comesAlong = layout.span(of: .item(0, in: 0)).start == viewport.top && Set(shifts).count == 1
        let shift = comesAlong ? shifts[0] : 0
        moved += both.filter { element, frame in
            before[element] != ItemFrame(main: frame.main.offset(by: -shift), cross: frame.cross)
        }.map(\.key)
        return both.count
    }
}
