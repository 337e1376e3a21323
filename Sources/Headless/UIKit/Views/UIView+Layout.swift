import Foundation

/// What a view knows of the layout it still needs.
struct LayoutState {
    /// The two priorities along the two axes.
    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    var needsLayout = true
    var needsConstraintUpdate = true
    var needsPropertyUpdate = true
    var isLayingOut = false

    /// Set on all ancestors of a view that is dirty, and on the view that a dirty layer lies on, so that a clean subtree is
    /// never walked.
    var hasDirtyDescendant = false

    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Whether the view itself is being laid out, or one below it that needs it again.
    var holdsLayout: Bool { isLayingOut || hasDirtyDescendant }

    var isDirty: Bool {
        needsLayout || needsConstraintUpdate || needsPropertyUpdate || hasDirtyDescendant
    }
}

extension UIView {
    /// How often one pass goes over views that ask for layout again while they are laid out, before it leaves the rest
    /// to the next pass. UIKit goes on for ever.
    private static let maximumRounds = 100

    func markNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        if let asked = LayoutPassFaults.asked { LayoutPassFaults.note("layout", of: self, asking: asked) }
        markAncestors()
    }

    /// Notes that a layer that lies on the view's own is to be laid out.
    func markSublayers() {
        guard !layoutState.hasDirtyDescendant else { return }
        layoutState.hasDirtyDescendant = true
        markAncestors()
    }

    func markAncestors() {
        var ancestor = superview
        while let view = ancestor, !view.layoutState.hasDirtyDescendant {
            view.layoutState.hasDirtyDescendant = true
            ancestor = view.superview
        }
    }

    /// Core Animation goes up as long as the superlayer needs layout, too, and begins there. A view that is being laid out
    /// can't begin anew: what is below it is laid out.
    var topmostInNeedOfLayout: UIView {
        var view = self
        while let superview = view.superview, superview.layoutState.needsLayout, !superview.layoutState.isLayingOut {
            view = superview
        }
        return view
    }

    /// Lays out what is dirty here and below, parents first, until nothing is.
    func layoutTree() {
        for _ in 0..<Self.maximumRounds {
            solveConstraints()
            guard layoutState.isDirty || autoLayout.needsSolving else { return }
            // What is being laid out already goes on when its own round ends.
            guard layoutOnce() else { return }
        }
        reportLayoutLoop()
    }

    /// On a device the app would hang here.
    private func reportLayoutLoop() {
        var view = self
        while !view.layoutState.needsLayout, let dirty = view.subviews.first(where: { $0.layoutState.isDirty }) {
            view = dirty
        }
        logFault("\(type(of: view)) asks for layout whenever it is laid out", category: "UIView")
    }

    /// What a layer has its view do when it is laid out.
    func layoutContent() {
        viewController?.viewWillLayoutSubviews()
        // New views go by the traits of the one that makes them.
        traitCollection.performAsCurrent { layoutSubviews() }
        viewController?.viewDidLayoutSubviews()
    }

    /// - Returns: Whether there was anything to do.
    private func layoutOnce() -> Bool {
        guard !layoutState.isLayingOut else { return false }
        layoutState.isLayingOut = true
        var didSomething =
            layoutState.needsLayout || layoutState.needsConstraintUpdate || layoutState.needsPropertyUpdate
        updateOwnPropertiesIfNeeded()
        if layoutState.needsConstraintUpdate { updateConstraints() }
        layoutState.needsConstraintUpdate = false
        if autoLayout.needsSolving { solveConstraints() }
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            // A layer lays out the view. It isn't made for that alone.
            if let layer = layerIfMade { layer.layoutSublayers() } else { layoutContent() }
        }
        layoutState.isLayingOut = false
        guard layoutState.hasDirtyDescendant else { return didSomething }
        layoutState.hasDirtyDescendant = false
        if let layer = layerIfMade, layer.layoutOwnSublayers() { didSomething = true }
        var holdsLayout = false
        for subview in subviews where subview.layoutState.isDirty || subview.autoLayout.needsSolving {
            if subview.layoutOnce() {
                didSomething = true
            } else if subview.layoutState.isDirty, subview.layoutState.holdsLayout {
                holdsLayout = true
            }
        }
        // What is being laid out already, and needs it again, is found when its own round has ended.
        if holdsLayout { markSublayers() }
        return didSomething
    }
}
