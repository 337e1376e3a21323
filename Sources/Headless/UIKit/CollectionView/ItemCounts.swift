import Foundation

/// How many items each section has, as the data source last said.
struct ItemCounts: Equatable {
    var items: [Int]

    static let none = ItemCounts(items: [])

    func contains(_ key: ElementKey) -> Bool {
        guard key.section >= 0, key.section < items.count else {
            // A list's own header hangs on a path of one index that names no section.
            return key.category != .cell && key.item == ElementKey.absent && key.section == 0
        }
        guard key.category == .cell else { return key.item >= 0 || key.item == ElementKey.absent }
        return key.item >= 0 && key.item < items[key.section]
    }
}
