import UIKit

extension UICollectionView {
    /// Answers a question about what is shown: with the placeholders of a table, which its data source does not count.
    ///
    /// - Complexity: O(1) besides the answer.
    func presenting<Answer>(_ answer: () -> Answer) -> Answer {
        #if !os(tvOS)
            if let table = self as? SizingTableView, !table.placeholders.isEmpty {
                var presented: Answer?
                performUsingPresentationValues { presented = answer() }
                if let presented { return presented }
            }
        #endif
        return answer()
    }
}
