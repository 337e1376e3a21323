import SizingEngine
import UIKit

extension Element {
    /// Creates the header or footer of a kind of supplementary view; `nil` for other kinds.
    @MainActor
    init?(kind: String, at indexPath: IndexPath) {
        // UIKit passes an empty index path for supplementary views that a change of data has hidden.
        guard indexPath.count == 2 else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: self = .header(of: indexPath.section)
        case UICollectionView.elementKindSectionFooter: self = .footer(of: indexPath.section)
        default: return nil
        }
    }

    /// Creates the item at an index path; `nil` for an index path that is not one of an item.
    init?(itemAt indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self = .item(indexPath.item, in: indexPath.section)
    }

    /// The usual kind of supplementary view for a header or footer; `nil` for an item.
    @MainActor
    var supplementaryKind: String? {
        switch kind {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .item: nil
        }
    }

    // A pattern, since a comparison would be a call into another module, and this runs for each element that UIKit gets.
    var isItem: Bool { if case .item = kind { true } else { false } }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
