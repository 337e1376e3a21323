import UIKit

extension UICollectionView {
    /// Answers a question about what is shown: with placeholders, which the data source does not count.
    ///
    /// - Complexity: O(1) besides the answer.
    func presenting<Answer>(_ answer: () -> Answer) -> Answer {
        #if !os(tvOS)
            if let view = self as? SizingCollectionView, view.showsPlaceholders {
                var presented: Answer?
                performUsingPresentationValues { presented = answer() }
                if let presented { return presented }
            }
        #endif
        return answer()
    }
}
