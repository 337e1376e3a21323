/// The items that a table shows, in sections, repeated as often as asked for.
///
/// Sections stand in the order in which their titles first occur, the items of a section in the order given. Repeated
/// items exist only when they are asked for, so that a hundred million of them cost no more than those given.
struct TableData: Sendable {
    /// A section as it was given: which of `items` are its own.
    private struct Source {
        var title: String
        var range: Range<Int>
    }

    /// The items given, section by section.
    private let items: [TableItem]
    private let sources: [Source]
    /// How many items each section showed before it was edited. Sections at the end that show none are left out.
    private var counts: [Int]
    /// The sections that were edited.
    private var edits: [Int: EditedSection] = [:]
    /// What stands between an identifier and the number of its repetition.
    private let separator: String

    /// How many items had an identifier that an earlier one had too, and were given another.
    ///
    /// The first item keeps its identifier, say `"a"`; the next ones are called `"a-2"`, `"a-3"`, …, without those that
    /// occur in the data.
    let duplicateIdentifiers: Int

    /// How many items all sections show.
    private(set) var count: Int

    /// The items, each once.
    ///
    /// - Complexity: O(items).
    init(items: [TableItem]) {
        let (unique, duplicates) = Self.withUniqueIdentifiers(items)
        var sectionOfTitle: [String: Int] = [:]
        var sections: [[TableItem]] = []
        for item in unique {
            let section = sectionOfTitle[item.section, default: sections.count]
            if section == sections.count {
                sectionOfTitle[item.section] = section
                sections.append([])
            }
            sections[section].append(item)
        }
        var sources: [Source] = []
        for section in sections {
            let start = sources.last?.range.upperBound ?? 0
            sources.append(Source(title: section[0].section, range: start..<(start + section.count)))
        }
        self.items = sections.flatMap { $0 }
        self.sources = sources
        counts = sources.map(\.range.count)
        separator = Self.separator(for: unique)
        duplicateIdentifiers = duplicates
        count = unique.count
    }

    var numberOfSections: Int { counts.count }

    /// The title of a section, empty if its items name none.
    func title(ofSection section: Int) -> String {
        precondition(counts.indices.contains(section), "Ask for a section below numberOfSections.")
        return sources[section].title
    }

    func numberOfItems(inSection section: Int) -> Int {
        edits[section]?.count ?? counts[section]
    }

    /// The titles as an index shows them: there is one for sections by initials.
    var indexTitles: [String] {
        let titles = sources.prefix(counts.count).map(\.title)
        return titles.allSatisfy { $0.count == 1 } ? titles : []
    }

    /// The item at a position of a section. Its identifier is unique among all items.
    ///
    /// The first repetition of `"Fe"` is `"Fe-2"`, with more dashes if an identifier in the data ends in a dash and
    /// digits already.
    ///
    /// - Complexity: O(1), in a section that was edited O(edits).
    func item(section: Int, item: Int) -> TableItem {
        precondition(
            (0..<numberOfItems(inSection: section)).contains(item),
            "Ask for an item below numberOfItems(inSection:)."
        )
        switch edits[section]?[item] ?? .original(item) {
        case .original(let place): return original(section: section, item: place)
        case .other(let item): return item
        }
    }

    private func original(section: Int, item: Int) -> TableItem {
        let source = sources[section].range
        let (repetition, offset) = item.quotientAndRemainder(dividingBy: source.count)
        var result = items[source.lowerBound + offset]
        if repetition > 0 { result.id += "\(separator)\(repetition + 1)" }
        return result
    }

    // MARK: Editing

    /// Puts an item into a section. Its identifier has to be one that no item has.
    mutating func insert(_ item: TableItem, section: Int, item place: Int) {
        edit(section) { $0.insert(.other(item), at: place) }
        count += 1
    }

    mutating func remove(section: Int, item: Int) {
        edit(section) { _ = $0.remove(at: item) }
        count -= 1
    }

    /// Puts another item, or the same one with other texts, in the place of one.
    mutating func replace(section: Int, item: Int, with new: TableItem) {
        edit(section) { edited in
            _ = edited.remove(at: item)
            edited.insert(.other(new), at: item)
        }
    }

    /// Moves an item to a place counted without it.
    mutating func move(section: Int, item: Int, toSection target: Int, item place: Int) {
        let moved = self.item(section: section, item: item)
        edit(section) { _ = $0.remove(at: item) }
        edit(target) { $0.insert(.other(moved), at: place) }
    }

    private mutating func edit(_ section: Int, _ change: (inout EditedSection) -> Void) {
        change(&edits[section, default: EditedSection(count: counts[section])])
    }

    // MARK: Repeating

    /// The same sections with `count` items in all, none of them edited.
    ///
    /// Each section repeats its items and keeps its share of the whole, rounded so that the shares add up. A count below
    /// the number of items given leaves the first of them, and no section empty. Data without items stay empty. It makes
    /// no difference how often these data are repeated already.
    ///
    /// - Complexity: O(sections).
    func repeated(to count: Int) -> TableData {
        precondition(count >= 0, "Repeat to a count of 0 or more.")
        var result = self
        result.edits = [:]
        result.counts = count < items.count ? Self.truncated(sources, to: count) : shares(of: count)
        result.count = result.counts.reduce(0, +)
        return result
    }

    private static func truncated(_ sources: [Source], to count: Int) -> [Int] {
        sources.prefix { $0.range.lowerBound < count }.map { min($0.range.upperBound, count) - $0.range.lowerBound }
    }

    private func shares(of count: Int) -> [Int] {
        guard !items.isEmpty else { return [] }
        let (rounds, rest) = count.quotientAndRemainder(dividingBy: items.count)
        // The bounds are rounded, not the shares: so they add up whatever the rounding. Split into whole rounds and a
        // rest, no product overflows.
        func bound(_ position: Int) -> Int { rounds * position + rest * position / items.count }
        return sources.map { bound($0.range.upperBound) - bound($0.range.lowerBound) }
    }

    private static func withUniqueIdentifiers(_ items: [TableItem]) -> (items: [TableItem], duplicates: Int) {
        let given = Set(items.map(\.id))
        guard given.count < items.count else { return (items, 0) }
        var pool = IdentifierPool(taken: given)
        var seen: Set<String> = []
        var result = items
        for index in items.indices where !seen.insert(items[index].id).inserted {
            result[index].id = pool.claim(items[index].id)
        }
        return (result, items.count - given.count)
    }

    /// One dash more than any identifier has before digits at its end: thus no identifier looks like a repetition, and
    /// two repetitions are alike only if item and number are.
    private static func separator(for items: [TableItem]) -> String {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let dashes = items.map { item in
            let reversed = item.id.utf8.reversed()
            let beforeDigits = reversed.drop(while: digits.contains)
            guard beforeDigits.startIndex != reversed.startIndex else { return 0 }
            return beforeDigits.prefix { $0 == UInt8(ascii: "-") }.count
        }
        return String(repeating: "-", count: (dashes.max() ?? 0) + 1)
    }
}
