/// A section of a `LayoutModel`: a header, items and a footer, with their measured sizes and totals.
///
/// Offsets are counted from the start of the section: padding and header, inset, items, inset, footer.
struct ModelSection: SummedElement {
    /// The state of a header or a footer.
    enum Boundary: Equatable, Sendable {
        case absent, estimated
        case measured(Int)
    }

    /// The parts of a section that can be changed.
    struct Parts: Sendable {
        var shape: SectionShape
        var items: any SectionArrangement
        var header: Boundary
        var footer: Boundary
        /// The mean of the measured extents when the estimates were last learned, or what the app estimates if nothing was measured;
        /// `nil` without either.
        var ownEstimate: Int?
        /// Whether something was measured since the estimates were last learned.
        var isStale = false
        /// Whether the shape is final; else it is provisional until the layout has asked for it.
        var isResolved: Bool
        /// Where the section is scrolled to once its shape is that of a carousel; `nil` if it is a carousel already.
        var wantedPlace: CarouselPlace?
    }

    /// The parts and their totals, in a class: every query copies sections, and would retain a dozen references each time.
    ///
    /// It is a class of its own, since reading one part of a `Shared` value that holds an existential copies the whole value.
    private final class Storage: @unchecked Sendable {
        // Accessed only through `ModelSection`, whose accesses are checked already.
        @exclusivity(unchecked) var parts: Parts
        @exclusivity(unchecked) private(set) var items: ArrangementSummary
        @exclusivity(unchecked) private(set) var summary: SectionSummary

        init(_ parts: Parts) {
            self.parts = parts
            items = parts.items.summary
            summary = parts.summary(items)
        }

        func addUp() {
            items = parts.items.summary
            summary = parts.summary(items)
        }
    }

    private var storage: Storage

    init(itemCount: Int, shape: SectionShape, isResolved: Bool = true) {
        storage = Storage(
            Parts(
                shape: shape,
                items: shape.items(count: itemCount, estimate: 1),
                header: .unmeasured(shape.hasHeader, shape.headerExtent),
                footer: .unmeasured(shape.hasFooter, shape.footerExtent),
                ownEstimate: shape.itemEstimate,
                isResolved: isResolved
            )
        )
    }

    /// Creates a section whose sizes the app states.
    ///
    /// - Parameters:
    ///   - header: The extent of the header; 0 for none.
    ///   - footer: The extent of the footer; 0 for none.
    init(stated shape: SectionShape, itemCount: Int, header: Int, footer: Int) {
        storage = Storage(
            Parts(
                shape: shape,
                items: shape.items(count: itemCount, estimate: 1),
                header: shape.hasHeader ? .measured(header) : .absent,
                footer: shape.hasFooter ? .measured(footer) : .absent,
                isResolved: true
            )
        )
    }

    /// Changes the parts in place, or in a copy if another section shares them, and computes the totals once.
    mutating func change<Result>(_ body: (inout Parts) -> Result) -> Result {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
        defer { storage.addUp() }
        return body(&storage.parts)
    }

    /// What sections have in common that share their parts; `nil` if no other section has these.
    mutating func sharedIdentity() -> ObjectIdentifier? {
        isKnownUniquelyReferenced(&storage) ? nil : ObjectIdentifier(storage)
    }

    var shape: SectionShape { storage.parts.shape }

    var items: any SectionArrangement { _read { yield storage.parts.items } }

    var header: Boundary { storage.parts.header }

    var footer: Boundary { storage.parts.footer }

    var isResolved: Bool { storage.parts.isResolved }

    var wantedPlace: CarouselPlace? { storage.parts.wantedPlace }

    /// The totals of the section. They are stored, since a search reads the totals of many sections.
    var summary: SectionSummary { storage.summary }

    var itemCount: Int { storage.items.count }

    /// The extent of the items.
    func extentOfItems(_ estimates: Estimates) -> Int { storage.items.extent(estimate(estimates)) }

    /// The estimate that applies to the items.
    private func estimate(_ estimates: Estimates) -> Int { storage.parts.ownEstimate ?? estimates.item }

    /// Gives the section its final shape. Measured sizes are kept where the shape offers elements the same space as before.
    mutating func resolve(_ shape: SectionShape) {
        change { section in
            let old = section.shape
            if old.itemEstimate != shape.itemEstimate { section.ownEstimate = shape.itemEstimate }
            section.shape = shape
            section.isResolved = true
            if old.arrangement != shape.arrangement || old.itemCross.length != shape.itemCross.length {
                section.keepPlace()
                section.items = shape.items(count: section.items.count, estimate: 1)
                section.usePlace()
            }
            func isSame(_ kind: Element.Kind) -> Bool {
                old.boundaryCross(of: kind).length == shape.boundaryCross(of: kind).length
            }
            if !isSame(.header) || old.hasHeader != shape.hasHeader || old.headerExtent != shape.headerExtent {
                section.header = .unmeasured(shape.hasHeader, shape.headerExtent)
            }
            if !isSame(.footer) || old.hasFooter != shape.hasFooter || old.footerExtent != shape.footerExtent {
                section.footer = .unmeasured(shape.hasFooter, shape.footerExtent)
            }
        }
    }

    /// Makes everything unmeasured.
    mutating func forgetAll() {
        change { section in
            section.items.forgetAll()
            section.forgetHeader()
            section.forgetFooter()
            section.isStale = false
        }
    }

    /// The items with the estimate that applies to them.
    func items(_ estimates: Estimates) -> any SectionArrangement {
        let estimate = estimate(estimates)
        guard storage.items.estimate != estimate else { return items }
        var estimated = items
        estimated.estimate = estimate
        return estimated
    }

    func headerSpan(_ estimates: Estimates) -> Span {
        let length = header.extent(estimates.header)
        return Span(start: length > 0 ? shape.headerPadding : 0, length: length)
    }

    /// The shape's insets are read one by one: a question to all parts would copy them, at each query.
    private var insets: (before: Int, after: Int) {
        Self.insets(storage.parts.shape.insetBefore, storage.parts.shape.insetAfter, aroundItems: itemCount)
    }

    /// The space before and after a number of items. Without items, nothing can be drawn over its neighbours.
    fileprivate static func insets(_ before: Int, _ after: Int, aroundItems count: Int) -> (before: Int, after: Int) {
        count == 0 && before + after < 0 ? (0, 0) : (before, after)
    }

    func startOfItems(_ estimates: Estimates) -> Int { headerSpan(estimates).end + insets.before }

    /// Whether an item intersects a span that is relative to the start of the items.
    func hasItems(in span: Span, _ estimates: Estimates) -> Bool {
        !span.isEmpty && !items(estimates).forEachItem(in: span) { _, _, _ in false }
    }

    func itemFrame(_ item: Int, _ estimates: Estimates) -> ItemFrame {
        var frame = items(estimates).frame(of: item)
        frame.main = frame.main.offset(by: startOfItems(estimates))
        frame.cross = frame.cross.offset(by: shape.itemCross.start)
        return frame
    }

    func footerSpan(_ estimates: Estimates) -> Span {
        let start = startOfItems(estimates) + extentOfItems(estimates) + insets.after
        return Span(start: start, length: footer.extent(estimates.footer))
    }
}

extension ModelSection.Parts {
    /// Makes the header unmeasured, if there may be one.
    mutating func forgetHeader() { if header != .absent { header = .unmeasured(true, shape.headerExtent) } }

    /// Makes the footer unmeasured, if there may be one.
    mutating func forgetFooter() { if footer != .absent { footer = .unmeasured(true, shape.footerExtent) } }

    fileprivate func summary(_ items: ArrangementSummary) -> SectionSummary {
        var summary = SectionSummary()
        let insets = ModelSection.insets(shape.insetBefore, shape.insetAfter, aroundItems: items.count)
        summary.sections = 1
        summary.itemCount = items.count
        summary.fixed = insets.before + insets.after + items.fixedExtent
        summary.unmeasured = items.unmeasuredCount
        summary.undecided = items.undecidedCount
        summary.unaligned = items.isAlignedAtStart ? 0 : 1
        summary.unmeasuredItems = items.unmeasuredCount
        summary.forgettable = items.isStated ? 0 : items.measuredCount
        if let ownEstimate {
            summary.fixed += items.estimatedRows * ownEstimate
        } else {
            summary.estimatedItems = items.estimatedRows
        }
        summary.stale = isStale ? 1 : 0
        summary.unresolved = isResolved ? 0 : 1
        let pins = shape.pinsHeader && header.mayTakeSpace || shape.pinsFooter && footer.mayTakeSpace
        summary.pinned = pins ? 1 : 0
        summary.items = items.mean
        summary.headers = header.mean
        summary.footers = footer.mean
        summary.estimatedHeaders = header.isUnmeasured ? 1 : 0
        summary.estimatedFooters = footer.isUnmeasured ? 1 : 0
        if case .carousel = shape.arrangement { summary.carousels = 1 }
        if wantedPlace != nil { summary.carousels = 1 }
        if shape.pinsHeader { summary.unmeasuredPinned += summary.estimatedHeaders }
        if shape.pinsFooter { summary.unmeasuredPinned += summary.estimatedFooters }
        summary.unmeasured += summary.estimatedHeaders + summary.estimatedFooters
        if header.measuredExtent != nil, shape.headerExtent == nil { summary.forgettable += 1 }
        if footer.measuredExtent != nil, shape.footerExtent == nil { summary.forgettable += 1 }
        summary.fixed += (header.measuredExtent ?? 0) + (footer.measuredExtent ?? 0)
        if header.isUnmeasured {
            summary.estimatedPadding = shape.headerPadding
        } else if header.mayTakeSpace {
            summary.fixed += shape.headerPadding
        }
        return summary
    }
}

extension ModelSection.Boundary {
    /// A header or footer that isn't measured yet, or need not be since its extent is stated.
    static func unmeasured(_ exists: Bool, _ stated: Int?) -> ModelSection.Boundary {
        exists ? stated.map { .measured($0) } ?? .estimated : .absent
    }

    var isUnmeasured: Bool { self == .estimated }

    var measuredExtent: Int? {
        if case .measured(let extent) = self { extent } else { nil }
    }

    /// Its contribution to the mean from which the estimate is learned: none if its extent is 0, since it then doesn't exist.
    var mean: MeasuredMean {
        guard case .measured(let extent) = self, extent > 0 else { return MeasuredMean() }
        return MeasuredMean(count: 1, sum: extent)
    }

    /// Whether it can take space: a header or footer whose extent is 0 doesn't exist.
    var mayTakeSpace: Bool { self != .absent && self != .measured(0) }

    func extent(_ estimate: Int) -> Int {
        switch self {
        case .absent: 0
        case .estimated: estimate
        case .measured(let extent): extent
        }
    }
}
