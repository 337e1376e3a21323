import Foundation

/// The data of a screen: so many items of known heights, in sections of equal counts.
///
/// One item may be inserted, as data do between two states; nothing here costs more with more items.
@MainActor
final class Dataset {
    static let spacing: CGFloat = 8
    static let estimate: CGFloat = 80
    static let headerHeight: CGFloat = 28

    let count: Int
    let itemsPerSection: Int
    let hasHeaders: Bool
    /// Where the inserted item is; `nil` while there is none.
    var insertedItem: Int?
    /// The order of the sections, once one of them has moved.
    private var order: [Int]?
    /// How often an item was measured.
    var measurements = 0
    /// The items measured since somebody began to keep account of them.
    var measuredItems: [Int]?

    init(count: Int, itemsPerSection: Int? = nil, hasHeaders: Bool = false) {
        self.count = count
        self.itemsPerSection = itemsPerSection ?? count
        self.hasHeaders = hasHeaders
    }

    var sectionCount: Int { count / itemsPerSection }

    func itemCount(in section: Int) -> Int {
        insertedItem != nil && section == 0 ? itemsPerSection + 1 : itemsPerSection
    }

    /// A height that looks random and repeats: 40 … 199 points.
    static func height(of identity: Int) -> CGFloat { CGFloat(40 + identity * 7919 % 160) }

    func height(_ item: Int, in section: Int = 0) -> CGFloat {
        let section = order?[section] ?? section
        guard let insertedItem, section == 0 else { return Self.height(of: section * itemsPerSection + item) }
        if item == insertedItem { return 123 }
        return Self.height(of: item < insertedItem ? item : item - 1)
    }

    /// The height, as a layout finds it when it measures.
    func measure(_ item: Int, in section: Int) -> CGFloat {
        measurements += 1
        measuredItems?.append(item)
        return height(item, in: section)
    }

    func moveSection(_ source: Int, to destination: Int) {
        var order = order ?? Array(0..<sectionCount)
        order.insert(order.remove(at: source), at: destination)
        self.order = order
    }
}
