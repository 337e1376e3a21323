import UIKit

// Objective-C's own names, of every object and of every view.
final class PooledView: UIView {
    // error: overriding declaration requires an 'override' keyword
    func release() {}
    // error: overriding declaration requires an 'override' keyword
    func finalize() {}
    // error: overriding declaration requires an 'override' keyword
    func sizeToFit() {}
}
