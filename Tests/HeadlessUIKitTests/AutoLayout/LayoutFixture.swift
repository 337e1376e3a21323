@testable import UIKit

/// A view with a given intrinsic size.
final class SizedView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        fatalError("Not from a file.")
    }

    override var intrinsicContentSize: CGSize { size }
}

/// A view of 300 × 200 points that others are laid out in.
@MainActor
func container(_ width: CGFloat = 300, _ height: CGFloat = 200, _ views: UIView...) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
    }
    return container
}

/// The messages about constraints that cannot hold together which an action leads to.
@MainActor
func conflicts(_ action: () -> Void) -> [String] {
    var lines: [String] = []
    let old = Trace.sink
    Trace.sink = { if $0.hasPrefix("log: Unable to simultaneously satisfy constraints.") { lines.append($0) } }
    action()
    Trace.sink = old
    return lines
}
