import UIKit

/// The levels of the items of an outline, which UIKit gives to list cells as their indentation.
///
/// Apple does not say who does so. If it is the collection view that shows them, a template does not have its level from there.
@MainActor
struct OutlineLevels {
    /// The levels of sections by index paths; `nil` for a section in which no item lies below another.
    private var levels: [Int: ((IndexPath) -> Int?)?] = [:]

    /// Forgets all levels: the data have changed.
    mutating func forget() {
        if !levels.isEmpty { levels = [:] }
    }

    /// Gives the template of a list cell the level of its item.
    ///
    /// - Complexity: O(items of the section) for the first item of a section, O(1) for the others.
    mutating func indent(_ view: UICollectionReusableView, at indexPath: IndexPath, of dataSource: AnyObject) {
        guard let cell = view as? UICollectionViewListCell,
            let dataSource = dataSource as? any IdentifyingDataSource
        else { return }
        let known = levels[indexPath.section] ?? dataSource.levels(inSection: indexPath.section)
        levels[indexPath.section] = .some(known)
        if let level = known?(indexPath), level != cell.indentationLevel { cell.indentationLevel = level }
    }
}
