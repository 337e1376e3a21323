import Foundation

/// The two constraints by which UIKit holds a cell's content view, or a supplementary view, in the size that the
/// collection view has given it.
///
/// Their identifiers are those that UIKit's messages about conflicts name. They are there from the first layout on screen, or the first measurement there; a view that was never part of a
/// collection view has none. While a size is looked for they do not count.
struct Encapsulation {
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint
}

extension UIView {
    /// The view that UIKit holds in its size for a reusable view.
    var encapsulatedView: UIView? {
        (self as? UICollectionViewCell)?.contentView ?? self as? UICollectionReusableView
    }

    /// Makes the constraints, or brings their constants up to date. This is not a change that anybody hears of.
    func encapsulate() {
        guard let reusable = self as? UICollectionReusableView, let view = encapsulatedView else { return }
        guard view.translatesAutoresizingMaskIntoConstraints else {
            view.removeEncapsulation()
            return
        }
        guard reusable.reuse.owner != nil || view.autoLayout.encapsulation != nil else { return }
        let encapsulation = view.autoLayout.encapsulation ?? view.makeEncapsulation()
        view.autoLayout.encapsulation = encapsulation
        let size = view.geometry.bounds.size
        for (constraint, length) in [(encapsulation.width, size.width), (encapsulation.height, size.height)] {
            constraint.constant = length
            constraint.encapsulate(view)
        }
    }

    private func makeEncapsulation() -> Encapsulation {
        func constraint(_ dimension: NSLayoutDimension, _ name: String) -> NSLayoutConstraint {
            let constraint = dimension.constraint(equalToConstant: 0)
            constraint.identifier = "UIView-Encapsulated-Layout-\(name)"
            constraint.isEncapsulating = true
            return constraint
        }
        return Encapsulation(width: constraint(widthAnchor, "Width"), height: constraint(heightAnchor, "Height"))
    }

    private func removeEncapsulation() {
        guard let encapsulation = autoLayout.encapsulation else { return }
        NSLayoutConstraint.deactivate([encapsulation.width, encapsulation.height])
        autoLayout.encapsulation = nil
    }
}

extension NSLayoutConstraint {
    /// Puts the constraint on the view, again if somebody has taken it away.
    fileprivate func encapsulate(_ view: UIView) {
        guard holder == nil else { return }
        holder = view
        view.autoLayout.constraints.append(self)
    }
}
