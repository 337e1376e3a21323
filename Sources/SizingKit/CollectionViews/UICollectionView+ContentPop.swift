#if !os(tvOS)
    import UIKit

    extension UICollectionView {
        /// The navigation controllers around the collection view, from the nearest on.
        private var navigationControllers: [UINavigationController] {
            sequence(first: self as UIResponder, next: \.next).compactMap {
                ($0 as? UIViewController)?.navigationController
            }
        }

        /// Whether a recognizer is that of a navigation controller that pops from anywhere in the content.
        func isContentPop(_ recognizer: UIGestureRecognizer) -> Bool {
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return false }
            return navigationControllers.contains { $0.interactiveContentPopGestureRecognizer === recognizer }
        }

        /// Whether a swipe in the content can go back to the previous screen.
        var mayPopFromContent: Bool {
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return false }
            return navigationControllers.contains {
                $0.viewControllers.count > 1 && $0.interactiveContentPopGestureRecognizer?.isEnabled == true
            }
        }
    }
#endif
