import UIKit

/// Draws the lines of neighbouring rows of a list.
///
/// A decoration view: its lines are those of its attributes. Each has a view of its own, so that UIKit's animations move and fade it.
final class ListLinesView: ListDecorationView {
    /// The kind of the decoration views that draw lines.
    static let elementKind = "SizingKit.lines"

    private var lines: [ListLine] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
        show(attributes.lines?.lines ?? [])
    }

    private func show(_ lines: [ListLine]) {
        let views = subviews
        for view in views.dropFirst(lines.count) { view.removeFromSuperview() }
        for ((line, shown), view) in zip(zip(lines, self.lines), views) { line.show(in: view, insteadOf: shown) }
        if lines.count > views.count {
            // A new line does not come from anywhere, also while UIKit animates this view.
            UIView.performWithoutAnimation {
                for line in lines.dropFirst(views.count) {
                    let view = UIView()
                    line.show(in: view, insteadOf: nil)
                    addSubview(view)
                }
            }
        }
        self.lines = lines
    }
}

/// A line of a row, as it is drawn.
struct ListLine: Equatable {
    /// Its frame, in points, in the view that draws it.
    var frame: CGRect
    var color: UIColor
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// Whether another view draws it.
    var isHidden = false

    static func == (left: ListLine, right: ListLine) -> Bool {
        left.frame == right.frame && left.alpha == right.alpha && left.transform == right.transform
            && left.isHidden == right.isHidden && (left.color === right.color || left.color.isEqual(right.color))
    }

    @MainActor
    fileprivate func show(in view: UIView, insteadOf shown: ListLine?) {
        if frame != shown?.frame || transform != shown?.transform {
            if view.transform != .identity { view.transform = .identity }
            view.frame = frame
            if transform != .identity { view.transform = transform }
        }
        if color !== shown?.color { view.backgroundColor = color }
        if alpha != shown?.alpha { view.alpha = alpha }
        if isHidden != shown?.isHidden { view.isHidden = isHidden }
    }
}

/// The lines of one view, which attributes and their copies share: comparing them mostly compares that reference.
final class ListLines {
    let lines: [ListLine]

    init(_ lines: [ListLine]) { self.lines = lines }
}
