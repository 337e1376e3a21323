import SizingEngine

/// `LayoutModel` as one would write it first: everything in arrays, every answer by walking them.
struct NaiveModel {
    struct Section: Equatable {
        var shape: SectionShape
        var header: Int??
        var items: [Int?]
        var footer: Int??
        var ownEstimate: Int?
        var isStale = false

        /// Without items, insets that are negative together count as 0.
        var insets: (before: Int, after: Int) {
            items.isEmpty && shape.insetBefore + shape.insetAfter < 0 ? (0, 0) : (shape.insetBefore, shape.insetAfter)
        }

        var overlaps: Bool { shape.insetBefore < 0 || shape.insetAfter < 0 || shape.spacing < 0 }

        init(itemCount: Int, shape: SectionShape) {
            self.shape = shape
            header = shape.hasHeader ? .some(nil) : .none
            footer = shape.hasFooter ? .some(nil) : .none
            items = Array(repeating: nil, count: itemCount)
            ownEstimate = shape.itemEstimate
        }
    }

    var sections: [Section]
    var sectionSpacing: Int
    var estimates: Estimates

    /// Every element in order with its span and whether it is measured.
    var placed: [(element: Element, span: Span, isMeasured: Bool)] {
        var placed: [(element: Element, span: Span, isMeasured: Bool)] = []
        var y = 0
        func place(_ element: Element, _ measured: Int?, _ estimate: Int) {
            placed.append((element, Span(start: y, length: measured ?? estimate), measured != nil))
            y += measured ?? estimate
        }
        for (index, section) in sections.enumerated() {
            if let header = section.header {
                y += padding(section)
                place(.header(of: index), header, estimates.header)
            }
            y += section.insets.before
            for (item, extent) in section.items.enumerated() {
                if item > 0 { y += section.shape.spacing }
                place(.item(item, in: index), extent, section.ownEstimate ?? estimates.item)
            }
            y += section.insets.after
            if let footer = section.footer { place(.footer(of: index), footer, estimates.footer) }
            y += sectionSpacing
        }
        return placed
    }

    /// Where each section starts.
    var starts: [Int] {
        var copy = self
        return sections.indices.map { index in
            copy.sections = Array(sections[..<index])
            return copy.total + (index > 0 ? sectionSpacing : 0)
        }
    }

    /// Whether an element is a header or footer that its section pins.
    func pins(_ element: Element) -> Bool {
        let shape = sections[element.section].shape
        return switch element.kind {
        case .header: shape.pinsHeader
        case .footer: shape.pinsFooter
        case .item: false
        }
    }

    var total: Int {
        guard !sections.isEmpty else { return 0 }
        var total = (sections.count - 1) * sectionSpacing
        for section in sections {
            total += section.insets.before + section.insets.after
            total += max(0, section.items.count - 1) * section.shape.spacing
            if let header = section.header { total += padding(section) + (header ?? estimates.header) }
            if let footer = section.footer { total += footer ?? estimates.footer }
            for extent in section.items { total += extent ?? section.ownEstimate ?? estimates.item }
        }
        return total
    }

    /// The space above a header, if it is not known or expected not to exist.
    private func padding(_ section: Section) -> Int {
        guard let header = section.header, header ?? estimates.header > 0 else { return 0 }
        return section.shape.headerPadding
    }

    mutating func set(_ extent: Int?, _ element: Element) {
        if extent != nil { sections[element.section].isStale = true }
        switch element.kind {
        case .header: sections[element.section].header = .some(extent)
        case .footer: sections[element.section].footer = .some(extent)
        case .item: sections[element.section].items[element.item] = extent
        }
    }

    mutating func forgetAll() {
        for index in sections.indices {
            let section = sections[index]
            let isTouched =
                section.items.contains { $0 != nil } || (section.header ?? nil) != nil || (section.footer ?? nil) != nil
            if isTouched { sections[index].isStale = false }
            if section.header != nil { sections[index].header = .some(nil) }
            if section.footer != nil { sections[index].footer = .some(nil) }
            sections[index].items = section.items.map { _ in nil }
        }
    }

    mutating func learnEstimates() {
        func mean(_ extents: [Int]) -> Int? {
            extents.isEmpty ? nil : (extents.reduce(0, +) + extents.count / 2) / extents.count
        }
        for index in sections.indices where sections[index].isStale {
            sections[index].isStale = false
            if estimates.policy == .learned {
                sections[index].ownEstimate =
                    mean(sections[index].items.compactMap { $0 }).map { max(1, $0) }
                    ?? sections[index].shape.itemEstimate
            }
        }
        if estimates.policy == .learned, let mean = mean(sections.flatMap { $0.items.compactMap { $0 } }) {
            estimates.item = max(1, mean)
        }
        if let mean = mean(sections.compactMap { $0.header ?? nil }.filter { $0 > 0 }) { estimates.header = mean }
        if let mean = mean(sections.compactMap { $0.footer ?? nil }.filter { $0 > 0 }) { estimates.footer = mean }
    }
}
