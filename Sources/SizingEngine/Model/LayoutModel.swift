/// The extents and positions of all elements: sections stacked along the scroll axis, each with a header, items and a footer,
/// whose sizes are measured or estimated.
///
/// It is a value: a copy costs O(1) and stays as it is while the original changes. All lengths are whole pixels along the
/// scroll axis, counted from the start of the content.
package struct LayoutModel: Sendable {
    /// The pixels between one section and the next.
    package var sectionSpacing: Int
    /// The pixels before the first section.
    package var spaceBefore = 0
    /// The pixels after the last section.
    package var spaceAfter = 0
    package internal(set) var estimates: Estimates
    var sections: SummedTree<ModelSection>
    /// How far the items and the background of any section may reach out of it along the scroll axis.
    var overhang = 0

    /// Creates a model of unmeasured sections.
    ///
    /// - Parameters:
    ///   - itemCounts: The number of items of each section.
    ///   - shape: The shape of every section.
    ///   - isResolved: Whether the shape is final; else it is provisional until `resolve(_:as:)`.
    ///   - sectionSpacing: The pixels between two sections.
    ///   - estimates: The extents of unmeasured elements.
    /// - Complexity: O(number of sections), whatever the number of items. Sections of one item count share their value until
    ///   one of them changes.
    package init(
        itemCounts: [Int] = [],
        shape: SectionShape = SectionShape(),
        isResolved: Bool = true,
        sectionSpacing: Int = 0,
        estimates: Estimates
    ) {
        self.sectionSpacing = max(0, sectionSpacing)
        self.estimates = estimates
        overhang = shape.overhang
        var made: [Int: ModelSection] = [:]
        var sections: [ModelSection] = []
        sections.reserveCapacity(itemCounts.count)
        for count in itemCounts {
            let section = made[count] ?? ModelSection(itemCount: count, shape: shape, isResolved: isResolved)
            made[count] = section
            sections.append(section)
        }
        self.sections = SummedTree(sections)
    }

    package var sectionCount: Int { sections.count }

    package func itemCount(in section: Int) -> Int { sections[section].itemCount }

    /// The extent of all sections and of the space before and after them, in pixels.
    package var total: Int {
        spaceBefore + (sections.isEmpty ? 0 : extent(sections.summary) - sectionSpacing) + spaceAfter
    }

    /// The number of elements that have not been measured.
    package var unmeasuredCount: Int { sections.summary.unmeasured }

    /// Whether something was measured since the estimates were learned.
    package var canLearn: Bool { sections.summary.stale > 0 }

    /// The number of items.
    package var itemCount: Int { sections.summary.itemCount }

    /// The number of items that have been measured.
    package var measuredItemCount: Int { itemCount - sections.summary.unmeasuredItems }

    /// Changes the parts of a section.
    ///
    /// - Complexity: O(log *n*), apart from `body`.
    mutating func change<Result>(_ section: Int, _ body: (inout ModelSection.Parts) -> Result) -> Result {
        sections.update(at: section) { $0.change(body) }
    }

    /// Changes the items of a section, with the estimate that applies to them.
    ///
    /// - Complexity: O(log *n*), apart from `body`.
    mutating func changeItems<Result>(
        of section: Int,
        _ body: (inout any SectionArrangement) -> Result
    ) -> Result {
        let estimate = estimates.item
        return change(section) { section in
            section.items.estimate = section.ownEstimate ?? estimate
            return body(&section.items)
        }
    }

    /// Where the section after others starts.
    func start(after before: SectionSummary) -> Int { spaceBefore + extent(before) }

    /// The extent of neighbouring sections, each followed by the space between sections.
    func extent(_ summary: SectionSummary) -> Int {
        summary.extent(estimates, sectionSpacing: sectionSpacing)
    }
}
